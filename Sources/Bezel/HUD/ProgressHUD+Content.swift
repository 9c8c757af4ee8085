import BezelCore
import BezelHUD

extension ProgressHUD {
  /// What a HUD shows beside its texts and its button. The raw values are those of `MBProgressHUDMode`.
  public enum Mode: Int, CaseIterable, Hashable, Sendable {
    /// A spinner of 37 by 37 points, which turns once a second in twelve steps.
    case indeterminate
    /// A pie of 37 by 37 points that fills clockwise from the top.
    case determinate
    /// A bar of 120 by 10 points that fills from the left.
    case determinateHorizontalBar
    /// A ring of 37 by 37 points that closes clockwise from the top.
    case annularDeterminate
    /// ``ProgressHUD/customView``, or nothing where there is none.
    case customView
    /// Nothing: the texts and the button are all.
    case text
  }

  /// What the HUD shows beside its texts and its button; a spinner unless told otherwise. It stays when
  /// progress is set.
  public var mode: Mode {
    get {
      switch model.hud.mode {
      case .auto: model.hud.progress == nil ? .indeterminate : .determinateHorizontalBar
      case .spinner: .indeterminate
      case .round: .determinate
      case .ring: .annularDeterminate
      case .bar: .determinateHorizontalBar
      case .text: .text
      case .custom: .customView
      }
    }
    set {
      model.hud.mode =
        switch newValue {
        case .indeterminate: .spinner
        case .determinate: .round
        case .determinateHorizontalBar: .bar
        case .annularDeterminate: .ring
        case .customView: .custom
        case .text: .text
        }
    }
  }

  /// How far the work is, 0…1; 0 as long as nobody said. What is not a number changes nothing.
  public var progress: Double {
    get { model.hud.progress?.double ?? 0 }
    set {
      guard !newValue.isNaN else { return }
      var fraction = Fixed.zero
      fraction.take(fraction: newValue)
      model.hud.progress = fraction
    }
  }

  /// Whether progress that is set jumps to its value, as it does unless told otherwise, or is drawn on
  /// its way there. ``progress`` is the value that was set in either case.
  public var progressAnimation: ProgressAnimation {
    get {
      switch model.machine.settings.progressAnimation {
      case .none: .none
      case .forwards: .forwards
      case .bothWays: .bothWays
      }
    }
    set {
      model.machine.settings.progressAnimation =
        switch newValue {
        case .none: .none
        case .forwards: .forwards
        case .bothWays: .bothWays
        }
    }
  }

  /// Whether progress that is set jumps to its value, or is drawn on its way there.
  public enum ProgressAnimation: Hashable, Sendable {
    /// It jumps.
    case none
    /// It moves upwards, for 0.3 seconds, and jumps downwards.
    case forwards
    /// It moves, for 0.3 seconds.
    case bothWays
  }

  /// Whether the round indicators are drawn as a ring about a spinner: work goes on, however far it is.
  public var isBusy: Bool {
    get { model.hud.isBusy }
    set { model.hud.isBusy = newValue }
  }

  /// What is shown in mode ``Mode/customView``; setting it does not change the mode.
  public var customView: CustomView? {
    get { model.customView }
    set { show(newValue) }
  }

  private func show(_ view: CustomView?) {
    model.customView = view
    var hud = model.hud
    (hud.icon, hud.image, hud.drawing, model.image) = (nil, nil, nil, nil)
    switch view?.content {
    case .icon(let icon): hud.icon = icon
    case .drawing(let drawing): hud.drawing = drawing
    case .image(let image):
      model.image = image
      hud.image = HUD.ImageReference(
        // Which picture it is, is told by a number that no other one has had here.
        index: model.nextImage,
        size: BezelCore.Size(width: Fixed(image.width), height: Fixed(image.height)))
      model.nextImage &+= 1
    case nil: break
    }
    model.hud = hud
  }

  /// Shows a picture in the place of whatever indicator there is.
  package func show(_ image: Image) {
    let mode = model.hud.mode
    show(CustomView(image))
    if mode != .auto { model.hud.mode = .custom }
  }

  /// Whether an icon is drawn line by line when it appears, for 0.4 seconds, as it is unless told
  /// otherwise. A HUD that is shown without animation has it at once, and so has one on a stage that
  /// ``Stage/reducesMotion``.
  public var animatesIcons: Bool {
    get { model.machine.settings.drawsIcons }
    set { model.machine.settings.drawsIcons = newValue }
  }

  /// What is being shown beside the texts, as mode and content come to; nil is nothing.
  public var indicator: Indicator? {
    switch model.hud.indicator {
    case .spinner: .activity
    case .round, .ring, .busyRing: .round(roundProgressView)
    case .bar: .bar(barProgressView)
    case .icon, .image, .drawing: .custom
    case nil: nil
    }
  }

  /// What is shown beside the texts.
  public enum Indicator {
    /// A spinner.
    case activity
    /// A pie or a ring, which looks so.
    case round(RoundProgressView)
    /// A bar, which looks so.
    case bar(BarProgressView)
    /// The custom view.
    case custom
  }
}
