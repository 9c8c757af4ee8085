import Bezel
import BezelCore
import BezelDisplay
import BezelHUD
import BezelLinux
import BezelRaster
import BezelTheme
import Testing

@Suite("What a stage shows beside its HUDs")
struct StageScreenTests {
  private func theme(_ text: String, logo: Image? = nil) -> Theme {
    var complaints: [ThemeComplaint] = []
    var theme = Theme.light
    theme.description = ThemeDescription(parsing: Array(text.utf8), complaints: &complaints)
    theme.logo = logo
    #expect(complaints.isEmpty)
    return theme
  }

  /// A stage of that theme on which a still HUD is up.
  private func bench(_ text: String, logo: Image? = nil) throws -> (Bench, ProgressHUD) {
    let bench = try Bench()
    bench.stage.machineFacts = { ScreenFacts() }
    bench.stage.theme = theme(text, logo: logo)
    let hud = bench.add(content(.ring, 0))
    hud.show(animated: false)
    try bench.settle()
    return (bench, hud)
  }

  @Test("Time that passes is a frame a second, of the text alone")
  func elapsed() throws {
    let (bench, hud) = try bench("text-top-left = {elapsed}")
    let first = bench.display.frames.count
    try bench.pass(5.5)
    let frames = bench.display.frames.dropFirst(first)
    #expect(frames.count == 5)
    for frame in frames { #expect(frame.bounds.width < 40 && frame.bounds.height < 24) }
    hud.hide(animated: false)
    try bench.settle()
    #expect(bench.loop.nextDeadline == nil)
  }

  @Test("The time of day is a frame a minute, when the minute begins")
  func time() throws {
    let bench = try Bench()
    bench.stage.wallClock = { bench.now + 1_700_000_000_000_000_000 }
    bench.stage.theme = theme("text-top-left = {time}")
    bench.add(content(.text)).show(animated: false)
    try bench.settle()
    let first = bench.display.frames.count
    // What the clock shows is 21 s before a full minute less the bench's own second.
    let untilMinute = 60 - (bench.now + 1_700_000_000_000_000_000) / 1_000_000_000 % 60
    try bench.pass(Double(untilMinute) - 1)
    #expect(bench.display.frames.count == first)
    try bench.pass(1.5)
    #expect(bench.display.frames.count == first + 1)
    try bench.pass(120)
    #expect(bench.display.frames.count == first + 3)
  }

  @Test("Progress is told as it comes, without waking for it")
  func percent() throws {
    let (bench, hud) = try bench("text-bottom-right = {percent}")
    #expect(bench.loop.nextDeadline == nil)
    hud.progress = 0.5
    try bench.settle()
    let picture = bench.display.pixels
    hud.progress = 0
    try bench.settle()
    #expect(bench.display.pixels != picture)
    let once = try self.bench("text-bottom-right = 50%").0
    once.stage.huds[0].progress = 0.5
    try once.settle()
    #expect(once.display.pixels == picture)
  }

  @Test("Texts without such fields wake nobody, and nothing is asked for them while no HUD is up")
  func still() throws {
    let bench = try Bench()
    var asked = 0
    bench.stage.machineFacts = {
      asked += 1
      return ScreenFacts()
    }
    bench.stage.theme = theme("text-top-left = {hostname} {kernel}")
    let hud = bench.add(content(.bar, .half))
    try bench.settle()
    #expect(asked == 0)
    hud.show(animated: false)
    try bench.settle()
    #expect(asked == 1)
    #expect(bench.loop.nextDeadline == nil)
    bench.sleep(3600)
    try bench.settle()
    #expect(bench.display.frames.count == 1)
  }

  @Test(
    "Drawn step by step, what is beside HUDs is what it is drawn at once, on plates over a picture too",
    arguments: [false, true])
  func sameBits(isOverPicture: Bool) throws {
    let image = try #require(
      Image(width: 8, height: 8, premultipliedPixels: Array(repeating: 0x8040_0000, count: 64)))
    for layer in ["behind", "above"] {
      let text = """
        logo-layer = \(layer)
        logo-size = 60x60
        logo-position = center
        text-top-left = {elapsed} {percent}
        """
      let (many, changing) = try bench(text, logo: image)
      many.stage.backdropImage = isOverPicture ? image : nil
      for step in 1...20 {
        changing.progress = Double(step) / 20
        try many.pass(0.31)
      }
      let (once, hud) = try bench(text, logo: image)
      try once.pass(6.2)
      hud.progress = 1
      once.stage.backdropImage = isOverPicture ? nil : image
      try once.settle()
      once.stage.backdropImage = isOverPicture ? image : nil
      try once.settle()
      #expect(many.display.pixels == once.display.pixels)
    }
  }

  @Test("A logo behind lies under the bezel, one above over it")
  func layers() throws {
    let red = try #require(
      Image(width: 4, height: 4, premultipliedPixels: Array(repeating: 0xFFFF_0000, count: 16)))
    func middle(_ layer: String) throws -> UInt32 {
      let text =
        "inherit = classic\nbezel-color = #000000\nlogo-position = center\nlogo-layer = \(layer)"
      let bench = try Bench()
      bench.stage.theme = theme(text, logo: red)
      ProgressHUD.showAdded(to: bench.stage, animated: false).mode = .text
      try bench.settle()
      return bench.display.pixels[75 * 200 + 100] & 0xFF_FFFF
    }
    #expect(try middle("behind") == 0)
    #expect(try middle("above") == 0xFF_0000)
  }

  @Test("A theme's backdrop, style and layout are those of the stage and its new HUDs")
  func themes() throws {
    let bench = try Bench()
    bench.stage.theme = theme("inherit = dark\nbackdrop = #102030\nmargin = 7\nlabel-size = 22")
    let hud = ProgressHUD.showAdded(to: bench.stage, animated: false)
    try bench.settle()
    #expect(bench.display.pixels[0] & 0xFF_FFFF == 0x10_2030)
    #expect(hud.margin == 7 && hud.theme == bench.stage.theme)
    #expect(hud.contentColor == nil && hud.theme != .dark)
    #expect(ProgressHUD.Style(theme: .classic).theme == .classic)
    hud.apply(ProgressHUD.Style(theme: .classic))
    #expect(hud.bezelView.cornerRadius == 10 && hud.bezelView.style == .solidColor)
    hud.bezelView.shadow = Shadow(radius: 10)
    #expect(hud.bezelView.shadow?.radius == 10)
    hud.bezelView.shadow = nil
    #expect(hud.bezelView.shadow == nil)
  }
}
