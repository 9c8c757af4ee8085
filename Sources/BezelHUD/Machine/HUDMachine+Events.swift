package import BezelCore

extension HUDMachine {
  /// What happens to a HUD.
  package enum Event: Hashable, Sendable {
    /// It is put into a container.
    case attach
    /// It is taken out of its container by hand, which ends the cycle.
    case detach
    case show(animated: Bool)
    /// It is to go: at once, or after so many nanoseconds. A delay that is not positive ends in the next
    /// turn of the loop.
    case hide(animated: Bool, after: Int64? = nil)
    /// A fraction 0…1, limited to it; nil is unknown.
    case progress(Fixed?)
    /// The indicator is that icon, or none; a new one is drawn line by line where it can be seen.
    case icon(Icon?)
    /// Time has passed.
    case tick
  }

  /// What is to be done for a HUD, and in which cycle it came up.
  package struct Effect: Hashable, Sendable {
    package var act: Act
    package var cycle: UInt32

    package init(_ act: Act, cycle: UInt32) { (self.act, self.cycle) = (act, cycle) }
  }

  /// What is to be done for a HUD.
  package enum Act: UInt8, BitwiseCopyable, Hashable, Sendable {
    /// Say that it begins to appear.
    case willShow
    /// Say that it is up.
    case didShow
    /// Say that it begins to go.
    case willHide
    /// Take it out of its container; the machine already knows.
    case remove
    /// Run the completion block.
    case complete
    /// Tell the delegate that it was hidden.
    case didHide
    /// Warn that it was shown without a container, so that nothing is to be seen.
    case warnDetached
  }

  /// What the user of a HUD can set; each is read when it is needed. Times are in nanoseconds, and are
  /// off unless positive.
  package struct Settings: Hashable, Sendable {
    /// How long a show waits; a hide in that time shows nothing.
    package var graceTime: Int64 = 0
    /// How long a HUD stays up at least.
    package var minShowTime: Int64 = 0
    package var animation = Animation.fade
    /// Whether zooms are fades, and the tilt of the device moves nothing.
    package var reducesMotion = false
    /// Whether the tilt of the device moves the bezel.
    package var followsTilt = true
    /// Whether a HUD leaves its container when it is hidden; read when that is done.
    package var removesOnHide = false
    package var progressAnimation = ProgressAnimation.none
    /// Whether an icon is drawn line by line when it appears.
    package var drawsIcons = true

    package init() {}
  }
}
