import Bezel
import BezelDisplay
import BezelLinux
import Testing

// Only what an app sees of Bezel is used of HUDs here, and of the display what a user sees.

@Suite("A HUD's properties")
struct HUDPropertyTests {
  private let hud = ProgressHUD()

  @Test("They have the original's defaults, but for motion effects, which are on")
  func defaults() {
    #expect(hud.mode == .indeterminate)
    #expect(hud.animationType == .fade)
    #expect((hud.graceTime, hud.minShowTime) == (0, 0))
    #expect(!hud.removesFromContainerOnHide)
    #expect(hud.offset == .zero && hud.margin == 20 && hud.minSize == .zero && !hud.isSquare)
    #expect(hud.maxSize == nil && hud.insets == .zero && hud.position == .center)
    #expect(hud.spacing == 4 && !hud.isIndicatorBelowLabels)
    #expect(hud.areDefaultMotionEffectsEnabled)
    #expect(hud.progress == 0 && hud.progressObject == nil && hud.customView == nil)
    #expect(hud.contentColor == nil && hud.indicatorColor == nil && hud.theme == .light)
    #expect(hud.label.text == nil && hud.label.numberOfLines == 1)
    #expect(hud.detailsLabel.text == nil && hud.detailsLabel.numberOfLines == 0)
    #expect(hud.button.title == nil && !hud.button.isShown)
    #expect(hud.bezelView.style == .blur && hud.bezelView.cornerRadius == 5)
    #expect(hud.backgroundView.style == .solidColor && hud.backgroundView.color == nil)
    #expect(hud.interactionMode == .all)
    #expect(ProgressHUD.Mode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(ProgressHUD.Animation.allCases == [.fade, .zoom, .zoomOut, .zoomIn])
  }

  @Test("Modes come back as they were set", arguments: ProgressHUD.Mode.allCases)
  func modes(mode: ProgressHUD.Mode) {
    hud.mode = mode
    #expect(hud.mode == mode)
  }

  @Test("What is not a number changes nothing")
  func notANumber() {
    hud.progress = 0.5
    hud.margin = 7
    hud.offset = Point(x: 1, y: 2)
    hud.minSize = Size(width: 3, height: 4)
    hud.maxSize = Size(width: 300, height: 400)
    (hud.graceTime, hud.minShowTime) = (1, 2)
    hud.progress = .nan
    hud.margin = .nan
    hud.offset = Point(x: .nan, y: 5)
    hud.minSize = Size(width: 6, height: .nan)
    hud.maxSize = Size(width: .nan, height: .signalingNaN)
    (hud.graceTime, hud.minShowTime) = (.nan, .nan)
    hud.hide(animated: false, afterDelay: .nan)
    #expect(hud.progress == 0.5 && hud.margin == 7)
    #expect(hud.offset == Point(x: 1, y: 5) && hud.minSize == Size(width: 6, height: 4))
    #expect(hud.maxSize == Size(width: 300, height: 400))
    #expect((hud.graceTime, hud.minShowTime) == (1, 2))
  }

  @Test(
    "Progress is limited to 0...1",
    arguments: [
      (-1.0, 0.0), (0, 0), (0.25, 0.25), (1, 1), (1.009_999_4, 1), (.infinity, 1), (-.infinity, 0),
      (1e300, 1), (-1e300, 0),
    ])
  func progress(value: Double, expected: Double) {
    hud.progress = value
    #expect(hud.progress == expected)
  }

  @Test("Lengths, offsets and times are limited, however large")
  func limits() {
    hud.offset = Point(x: ProgressHUD.maxOffset, y: -.infinity)
    #expect(hud.offset == Point(x: 16_384, y: -16_384))
    hud.margin = -5
    #expect(hud.margin == 0)
    hud.margin = 1e300
    #expect(hud.margin == 16_384)
    hud.graceTime = 1e300
    #expect(hud.graceTime == 9e9)
    hud.minShowTime = -.infinity
    #expect(hud.minShowTime < 0)
    hud.label.numberOfLines = -3
    #expect(hud.label.numberOfLines == 0)
  }

  @Test("A button is shown when it has a title and something to do, unless told otherwise")
  func button() {
    hud.button.title = "Cancel"
    #expect(!hud.button.isShown)
    hud.button.onPress = {}
    #expect(hud.button.isShown)
    hud.button.visibility = .hidden
    #expect(!hud.button.isShown)
    hud.button.onPress = nil
    hud.button.visibility = .visible
    #expect(hud.button.isShown)
    hud.button.title = ""
    #expect(!hud.button.isShown && hud.button.title == nil)
  }

  @Test("A theme gives the colors that nobody has set, and no others")
  func theme() {
    hud.theme = .dark
    #expect(hud.theme == .dark)
    #expect(hud.bezelView.color != ProgressHUD().bezelView.color)
    let red = Color(red: 1, green: 0, blue: 0)
    hud.bezelView.color = red
    hud.theme = .light
    #expect(hud.bezelView.color == red)
    hud.bezelView.color = nil
    #expect(hud.bezelView.color == nil)
  }

  @Test("Colors of all that has one come back as they were set")
  func colors() {
    let color = Color(red: 0, green: 0.6, blue: 0.2, alpha: 0.4)
    hud.contentColor = color
    hud.indicatorColor = color
    hud.label.color = color
    hud.detailsLabel.color = color
    hud.button.color = color
    hud.bezelView.color = color
    hud.backgroundView.color = color
    hud.roundProgressView.progressTintColor = color
    hud.roundProgressView.backgroundTintColor = color
    hud.barProgressView.lineColor = color
    hud.barProgressView.progressColor = color
    hud.barProgressView.progressRemainingColor = color
    for got in [
      hud.contentColor, hud.indicatorColor, hud.label.color, hud.detailsLabel.color,
      hud.button.color, hud.bezelView.color, hud.backgroundView.color,
      hud.roundProgressView.progressTintColor, hud.roundProgressView.backgroundTintColor,
      hud.barProgressView.lineColor, hud.barProgressView.progressColor,
      hud.barProgressView.progressRemainingColor,
    ] { #expect(got == color) }
    #expect(Color(red: .nan, green: 2, blue: -1) != .black)
    hud.label.color = Color(red: .nan, green: 2, blue: -1)
    #expect(hud.label.color == Color(red: 0, green: 1, blue: 0))
  }

  @Test("Parts that outlive their HUD can be used and do nothing")
  func orphans() {
    var hud: ProgressHUD? = ProgressHUD()
    weak let gone = hud
    let (label, button, reporter) = (hud?.label, hud?.button, hud?.reporter)
    hud = nil
    #expect(gone == nil)
    label?.text = "still"
    button?.onPress = {}
    reporter?.report(0.5)
    #expect(label?.text == "still")
  }
}

@Suite("HUDs on a stage")
struct HUDStageTests {
  private let bench: Bench
  private var stage: Stage { bench.stage }

  init() throws { bench = try Bench(width: 300, height: 200) }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    bench.display.pixels[y * 300 + x] & 0xFF_FFFF
  }

  /// A HUD of one opaque color.
  private func plain(_ red: Double, _ green: Double, _ blue: Double) -> ProgressHUD {
    let hud = ProgressHUD()
    hud.mode = .text
    hud.minSize = Size(width: 60, height: 60)
    hud.bezelView.style = .solidColor
    hud.bezelView.color = Color(red: red, green: green, blue: blue)
    return hud
  }

  @Test("Two HUDs lie above one another in the order in which they came, and each has its own life")
  func two() throws {
    let (red, blue) = (plain(1, 0, 0), plain(0, 0, 1))
    red.minSize = Size(width: 100, height: 100)
    stage.add(red)
    stage.add(blue)
    red.show(animated: false)
    blue.show(animated: false)
    try bench.settle()
    #expect(pixel(150, 100) == 0x0000FF && pixel(110, 100) == 0xFF0000)
    red.hide(animated: false)
    try bench.settle()
    #expect(pixel(150, 100) == 0x0000FF && pixel(110, 100) == 0xF2F2F5)
    red.show(animated: false)
    try bench.settle()
    #expect(pixel(150, 100) == 0x0000FF)
    stage.add(red)
    try bench.settle()
    #expect(pixel(150, 100) == 0xFF0000)
    blue.hide(animated: false)
    red.hide(animated: false)
    #expect(bench.display.isActive)
    try bench.settle()
    #expect(!bench.display.isActive && bench.loop.nextDeadline == nil)
  }

  @Test("HUDs drawn by what changed are what they are drawn at once")
  func sameBits() throws {
    let other = try Bench(width: 300, height: 200)
    func make(on stage: Stage) -> [ProgressHUD] {
      [Point(x: -60, y: 0), Point(x: 10, y: 10), Point(x: 60, y: -20)].map { offset in
        let hud = ProgressHUD.showAdded(to: stage, animated: false)
        hud.offset = offset
        hud.mode = .annularDeterminate
        return hud
      }
    }
    let huds = make(on: stage)
    try bench.settle()
    for step in 0...20 {
      huds[step % 3].progress = Double(step) / 20
      if step == 7 { huds[1].hide(animated: false) }
      if step == 9 { huds[2].label.text = "Title" }
      try bench.settle()
    }
    let (same, kept) = (make(on: other.stage), [0, 2])
    same[1].hide(animated: false)
    for index in kept { same[index].progress = huds[index].progress }
    same[2].label.text = "Title"
    try other.settle()
    #expect(bench.display.pixels == other.display.pixels)
  }

  @Test("A HUD in a rectangle is centred there, dims only that, and follows it")
  func rectangle() throws {
    let container = Container(in: stage, frame: Rect(x: 200, y: 20, width: 80, height: 100))
    let hud = plain(1, 0, 0)
    (hud.minSize, hud.margin) = (Size(width: 20, height: 20), 5)
    hud.backgroundView.color = .black
    container.add(hud)
    hud.show(animated: false)
    try bench.settle()
    #expect(pixel(240, 70) == 0xFF0000 && pixel(201, 21) == 0 && pixel(279, 119) == 0)
    #expect(pixel(199, 60) == 0xF2F2F5 && pixel(240, 120) == 0xF2F2F5)
    container.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    try bench.settle()
    #expect(pixel(50, 50) == 0xFF0000 && pixel(240, 70) == 0xF2F2F5)
    #expect(hud.container === container)
    #expect(ProgressHUD.for(container) === hud && ProgressHUD.for(stage) == nil)
    let within = Container(in: container, frame: Rect(x: 50, y: 50, width: 50, height: 50))
    within.add(hud)
    try bench.settle()
    #expect(pixel(75, 75) == 0xFF0000 && pixel(20, 20) == 0xF2F2F5)
    #expect(ProgressHUD.hide(for: within, animated: false))
  }

  @Test("A panel is a container too, and has the size of the screen")
  func panel() throws {
    let panel = try #require(stage.panels.first)
    #expect(!panel.isConnected && panel.size == nil)
    let hud = ProgressHUD.showAdded(to: panel, animated: false)
    try bench.settle()
    #expect(panel.isConnected && panel.size == Size(width: 300, height: 200))
    #expect(bench.display.frames.count == 1)
    #expect(hud.container === panel && panel.huds.count == 1 && stage.huds.isEmpty)
  }

  @Test("Of HUDs in one container the topmost of the class that is asked for is found")
  func lookup() {
    final class Special: ProgressHUD {}
    let special = Special.showAdded(to: stage, animated: false)
    let plain = ProgressHUD.showAdded(to: stage, animated: false)
    #expect(ProgressHUD.for(stage) === plain && Special.for(stage) === special)
    #expect(ProgressHUD.hide(for: stage, animated: true))
    #expect(ProgressHUD.for(stage) === special)
    #expect(ProgressHUD.hide(for: stage, animated: true))
    #expect(ProgressHUD.for(stage) == nil && stage.huds.count == 2)
  }

  @Test("A new HUD has the stage's default style")
  func defaultStyle() {
    stage.defaultStyle.theme = .dark
    stage.defaultStyle.margin = 8
    stage.defaultStyle.contentColor = .white
    let hud = ProgressHUD.showAdded(to: stage, animated: false)
    #expect(hud.theme == .dark && hud.margin == 8 && hud.contentColor == .white)
    #expect(ProgressHUD(for: stage).margin == 8)
    #expect(ProgressHUD().margin == 20)
  }

  @Test("One at a time: the next is shown when the one that is up has gone")
  func queue() throws {
    stage.showsOneAtATime = true
    var log: [String] = []
    let huds = ["a", "b", "c"].map { name in
      let hud = ProgressHUD.showAdded(to: stage, animated: true)
      hud.onEvent = { if $0 == .willShow || $0 == .wasHidden { log.append("\(name) \($0)") } }
      hud.hide(animated: true, afterDelay: 1)
      return hud
    }
    #expect(huds.map(\.isVisible) == [true, false, false])
    huds[1].hide(animated: true)
    try bench.pass(1.2)
    #expect(huds.map(\.isVisible) == [true, false, false])
    try bench.pass(0.2)
    #expect(huds.map(\.isVisible) == [false, false, true])
    try bench.pass(0.9)
    #expect(huds[2].isVisible)
    try bench.pass(0.5)
    #expect(log == ["b wasHidden", "a wasHidden", "c willShow", "c wasHidden"])
    #expect(stage.huds.isEmpty)
  }

  @Test("What is hidden or moved while it waits does not hold up the others")
  func queueLeft() throws {
    let first = Container(in: stage, frame: Rect(x: 0, y: 0, width: 150, height: 200))
    let second = Container(in: stage, frame: Rect(x: 150, y: 0, width: 150, height: 200))
    first.showsOneAtATime = true
    let huds = (0..<3).map { _ in ProgressHUD.showAdded(to: first, animated: false) }
    second.add(huds[1])
    #expect(huds.map(\.isVisible) == [true, true, false])
    huds[0].removeFromContainer()
    #expect(huds.map(\.isVisible) == [false, true, true])
  }

  @Test("A text stays as long as it takes to read it")
  func reading() throws {
    let hud = ProgressHUD(for: stage)
    hud.mode = .text
    hud.label.text = "Ten chars."
    hud.hidesAfterReading = true
    stage.add(hud)
    hud.show(animated: false)
    try bench.pass(1.5)
    #expect(hud.isVisible)
    try bench.pass(0.2)
    #expect(!hud.isVisible)
  }

  @Test("Pictures and drawings can be changed as often as one likes, also those of two HUDs")
  func pictures() throws {
    let (one, two) = (plain(1, 1, 1), plain(1, 1, 1))
    (one.offset, two.offset) = (Point(x: -80, y: 0), Point(x: 80, y: 0))
    for hud in [one, two] {
      hud.mode = .customView
      stage.add(hud)
      hud.show(animated: false)
    }
    for step in UInt32(0)..<90 {
      let image = try #require(
        Image(
          width: 20, height: 20,
          premultipliedPixels: Array(repeating: 0xFF00_0000 + step, count: 400)))
      (step % 2 == 0 ? one : two).customView = CustomView(image)
      if step % 10 == 0 { stage.backdropImage = image }
      try bench.settle()
      #expect(pixel(step % 2 == 0 ? 70 : 230, 100) == step)
      #expect(pixel(2, 2) == step / 10 * 10)
    }
    two.customView = one.customView
    one.customView = CustomView(width: 20, height: 20) { canvas in
      canvas.fill(
        Rect(x: 0, y: 0, width: canvas.size.width, height: 10), Color(red: 1, green: 0, blue: 0))
    }
    try bench.settle()
    #expect(pixel(230, 100) == 88 && pixel(70, 95) == 0xFF0000 && pixel(70, 105) == 0xFFFFFF)
    two.customView = .success
    try bench.settle()
    #expect(pixel(230, 100) != 88)
    #expect(Image(width: 2, height: 2, premultipliedPixels: [0]) == nil)
    #expect(throws: ImageError.self) { try Image(png: [1, 2, 3]) }
    #expect(throws: ImageError.self) { try Image(contentsOf: "/nowhere") }
  }

  @Test("The backdrop is the theme's, a color or a picture, and can keep the screen")
  func backdrop() throws {
    stage.keepsScreens = true
    try bench.settle()
    #expect(pixel(5, 5) == 0xF2F2F5)
    stage.backdropColor = Color(red: 0, green: 0, blue: 1)
    try bench.settle()
    #expect(pixel(5, 5) == 0x0000FF && stage.backdropColor == Color(red: 0, green: 0, blue: 1))
    let frames = bench.display.frames.count
    bench.sleep(100)
    try bench.settle()
    #expect(bench.display.frames.count == frames && bench.loop.nextDeadline == nil)
    stage.keepsScreens = false
    try bench.settle()
    #expect(!bench.display.isActive)
  }

  @Test("With reduced motion a zoom is a fade")
  func reducedMotion() throws {
    stage.reducesMotion = true
    let hud = ProgressHUD(for: stage)
    hud.animationType = .zoomIn
    stage.add(hud)
    hud.show(animated: true)
    try bench.pass(0.05)
    #expect(hud.bezelView.shownScale == 1 && hud.bezelView.shownAlpha < 1)
    hud.hide(animated: false)
    stage.reducesMotion = false
    hud.show(animated: true)
    try bench.pass(0.05)
    #expect(hud.bezelView.shownScale < 1)
  }

  @Test("A stage that ends tells its HUDs that they are hidden, once, and leaves nothing behind")
  func end() throws {
    let listener = Listener()
    let hud = ProgressHUD()
    weak var stage: Stage?
    do {
      let bench = try Bench()
      stage = bench.stage
      listener.listen(to: hud)
      bench.stage.add(hud)
      hud.show(animated: true)
      let container = Container(in: bench.stage, frame: Rect(x: 0, y: 0, width: 9, height: 9))
      ProgressHUD.showAdded(to: container, animated: true)
      try bench.pass(0.1)
    }
    #expect(stage == nil)
    #expect(hud.container == nil && !hud.isVisible)
    #expect(listener.events == [.willShow, .willHide, .wasHidden])
    hud.show(animated: true)
    hud.hide(animated: true, afterDelay: 1)
    hud.reporter.report(1)
  }

  @Test("A HUD that is hidden and let go of is freed")
  func freed() throws {
    weak var hud: ProgressHUD?
    do {
      let shown = ProgressHUD.showAdded(to: stage, animated: true)
      shown.button.title = "Stop"
      shown.button.onPress = {}
      shown.hide(animated: true, afterDelay: 1)
      hud = shown
    }
    try bench.pass(1.1)
    #expect(hud != nil)
    try bench.pass(1)
    #expect(hud == nil)
  }
}

@Suite("Callbacks of HUDs")
struct HUDCallbackTests {
  private let bench: Bench
  private var stage: Stage { bench.stage }

  init() throws { bench = try Bench() }

  @Test("Each comes once and in order: events after the delegate, completion before both")
  func order() throws {
    final class Delegate: ProgressHUDDelegate {
      var log: [String] = []
      func hudWillShow(_ hud: ProgressHUD) { log.append("delegate willShow") }
      func hudWasHidden(_ hud: ProgressHUD) { log.append("delegate wasHidden") }
    }
    let (hud, delegate) = (ProgressHUD(), Delegate())
    hud.delegate = delegate
    hud.onEvent = { delegate.log.append("\($0)") }
    hud.completionBlock = { delegate.log.append("completion") }
    stage.add(hud)
    hud.show(animated: true)
    try bench.pass(1)
    hud.hide(animated: true)
    hud.hide(animated: true)
    try bench.pass(1)
    hud.hide(animated: true)
    #expect(
      delegate.log == [
        "delegate willShow", "willShow", "didShow", "willHide", "completion",
        "delegate wasHidden", "wasHidden",
      ])
  }

  @Test("A delegate is not held")
  func weakDelegate() {
    let hud = ProgressHUD()
    do {
      let delegate = Listener()
      hud.delegate = delegate
      #expect(hud.delegate != nil)
    }
    #expect(hud.delegate == nil)
  }

  @Test("A HUD that is shown again in its completion stays, and so does the screen")
  func showAgain() throws {
    let hud = ProgressHUD.showAdded(to: stage, animated: false)
    var rounds = 0
    hud.completionBlock = { [stage, unowned hud] in
      rounds += 1
      guard rounds < 3 else { return }
      stage.add(hud)
      hud.show(animated: false)
    }
    try bench.settle()
    hud.hide(animated: false)
    #expect(rounds == 1 && hud.isVisible)
    try bench.settle()
    #expect(bench.display.isActive)
    hud.hide(animated: false)
    hud.hide(animated: false)
    #expect(rounds == 3 && !hud.isVisible)
  }

  @Test("A new HUD in the completion is another one, and hiding in it changes nothing")
  func newInCompletion() throws {
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    var next: ProgressHUD?
    hud.completionBlock = { [stage, unowned hud] in
      hud.hide(animated: false)
      next = ProgressHUD.showAdded(to: stage, animated: false)
    }
    try bench.pass(1)
    hud.hide(animated: true)
    try bench.pass(1)
    #expect(next?.isVisible == true && hud.container == nil)
    #expect(ProgressHUD.for(stage) === next)
  }

  @Test("A HUD put back while it is told of its hiding stays in its container")
  func putBack() {
    let hud = ProgressHUD.showAdded(to: stage, animated: false)
    hud.onEvent = { [stage, unowned hud] in if $0 == .willHide { stage.add(hud) } }
    hud.hide(animated: false)
    #expect(hud.container === stage && !hud.isVisible)
    hud.show(animated: false)
    #expect(hud.isVisible)
  }

  @Test("Taken out by hand it is told once that it was hidden")
  func takenOut() throws {
    let (hud, listener) = (ProgressHUD(), Listener())
    listener.listen(to: hud)
    stage.add(hud)
    hud.show(animated: true)
    hud.hide(animated: true, afterDelay: 5)
    hud.removeFromContainer()
    #expect(listener.events == [.willShow, .willHide, .wasHidden] && listener.completions == 1)
    #expect(hud.container == nil)
    try bench.pass(10)
    #expect(listener.hides == 1 && !bench.display.isActive)
  }

  @Test("What is set before the turn ends is on the first picture")
  func firstPicture() throws {
    let hud = ProgressHUD.showAdded(to: stage, animated: false)
    hud.mode = .text
    hud.label.text = "No spinner"
    try bench.settle()
    #expect(bench.display.frames.count == 1)
    let plain = try Bench()
    let same = ProgressHUD(for: plain.stage)
    (same.mode, same.label.text) = (.text, "No spinner")
    plain.stage.add(same)
    same.show(animated: false)
    try plain.settle()
    #expect(bench.display.pixels == plain.display.pixels)
  }
}
