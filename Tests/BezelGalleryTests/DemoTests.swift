import Bezel
import BezelCore
import BezelDemos
import BezelDisplay
import BezelGallery
import BezelHUD
import BezelText
import Testing

@Suite("Demos")
struct DemoTests {
  private let gallery: Gallery

  init() {
    gallery = Gallery(typesetter: BuiltInTypesetter())
  }

  /// A demo that was played until so many milliseconds after its beginning.
  private func play(_ name: String, until time: Int64) throws -> Rehearsal {
    let demo = try #require(Demo.all.first { $0.name == name })
    let rehearsal = try gallery.begin(demo)
    try rehearsal.pass(until: time * 1_000_000)
    return rehearsal
  }

  @Test("Each has a name that is a file's, a title, and a few words on what it shows")
  func names() {
    let names = Demo.all.map(\.name)
    #expect(names.count == 24)
    #expect(Set(names).count == names.count)
    #expect(Set(names).isDisjoint(with: ["contact-sheet", "animation"]))
    for demo in Demo.all {
      #expect(demo.name.allSatisfy { $0 == "-" || $0.isASCII && $0.isLowercase })
      #expect(!demo.title.isEmpty && !demo.summary.isEmpty)
    }
  }

  @Test("At its telling moment a demo is up, and nothing comes or goes", arguments: Demo.all)
  func tellingMoment(demo: Demo) throws {
    let rehearsal = try gallery.begin(demo)
    try rehearsal.pass(until: demo.tellingNanoseconds)
    let huds = rehearsal.stage.allHUDs
    #expect(!huds.isEmpty)
    for hud in huds {
      #expect(hud.isVisible)
      #expect(hud.bezelView.shownAlpha == 1)
      #expect(hud.bezelView.shownScale == 1)
    }
  }

  @Test("A demo ends by itself, and leaves the stage as it was", arguments: Demo.all)
  func ends(demo: Demo) throws {
    let rehearsal = try gallery.begin(demo)
    try rehearsal.pass(until: 60_000_000_000)
    #expect(rehearsal.isOver)
    #expect(rehearsal.nextMoment == nil)
    let backdrop = try #require(rehearsal.pixels.first)
    #expect(rehearsal.pixels.allSatisfy { $0 == backdrop })
    #expect(backdrop == 0xFFF2_F2F5)
  }

  @Test("A rehearsal that is given up halfway holds nothing", arguments: Demo.all)
  func givenUp(demo: Demo) throws {
    var rehearsal: Rehearsal? = try gallery.begin(demo)
    try rehearsal?.pass(until: demo.tellingNanoseconds)
    weak let stage = rehearsal?.stage
    #expect(stage != nil)
    rehearsal = nil
    #expect(stage == nil)
  }

  @Test("The original's work is 101 steps of Float, and what is too much is limited")
  func work() throws {
    let rehearsal = try play("bar", until: 4_950)
    let hud = try #require(rehearsal.stage.huds.first)
    #expect(hud.progress > 0.98 && hud.progress < 1)
    // A hundred steps are not quite 1: there is another one.
    try rehearsal.pass(until: 5_050_000_000)
    #expect(hud.progress == 1)
    #expect(hud.bezelView.alpha == 1)
    try rehearsal.pass(until: 5_100_000_000)
    #expect(hud.bezelView.alpha == 0)
  }

  @Test(
    "Cancel ends the work",
    arguments: ["button", "progress-object", "arabic", "hebrew", "chinese", "japanese"])
  func cancel(name: String) throws {
    let rehearsal = try play(name, until: 1_000)
    let hud = try #require(rehearsal.stage.huds.first)
    #expect(hud.button.isShown)
    hud.button.press()
    try rehearsal.pass(until: 1_060_000_000)
    #expect(hud.bezelView.alpha == 0)
    try rehearsal.pass(until: 2_000_000_000)
    #expect(rehearsal.isOver)
  }

  @Test("Mode switching goes through all of its steps")
  func modes() throws {
    let rehearsal = try play("modes", until: 1_900)
    let hud = try #require(rehearsal.stage.huds.first)
    var steps: [String] = []
    for time in [1_900, 4_000, 8_000, 10_000] as [Int64] {
      try rehearsal.pass(until: time * 1_000_000)
      steps.append("\(hud.mode) \(hud.label.text ?? "")")
    }
    #expect(
      steps == [
        "indeterminate Preparing…", "determinate Loading…", "indeterminate Cleaning up…",
        "customView Completed",
      ])
  }

  @Test("A transfer ends with its last byte, a broken one says how many came")
  func transfers() throws {
    let whole = try play("transfer", until: 5_500)
    #expect(whole.stage.huds.first?.label.text == "Completed")
    #expect(whole.stage.huds.first?.detailsLabel.text == nil)
    let broken = try play("transfer-failed", until: 5_500)
    #expect(broken.stage.huds.first?.label.text == "Connection lost")
    #expect(broken.stage.huds.first?.detailsLabel.text == "1.4 of 2.4 MB arrived")
  }

  @Test("An update that failed can be tried again, and waits for that but not for ever")
  func retry() throws {
    let rehearsal = try play("update-failed", until: 4_000)
    let hud = try #require(rehearsal.stage.huds.first)
    #expect(hud.label.text == "Update failed" && hud.button.isShown)
    hud.button.press()
    try rehearsal.pass(until: 6_000_000_000)
    #expect(hud.label.text == "Installing 2.4.1" && !hud.button.isShown)
    try rehearsal.pass(until: 9_000_000_000)
    #expect(hud.label.text == "Updated to 2.4.1")
    let ignored = try play("update-failed", until: 12_500)
    #expect(ignored.stage.huds.first?.button.isShown == true)
    try ignored.pass(until: 14_000_000_000)
    #expect(ignored.isOver)
  }

  @Test("A pressed Retry is not followed by the hiding that its question had waited for")
  func patience() throws {
    let rehearsal = try play("update-failed", until: 12_500)
    let hud = try #require(rehearsal.stage.huds.first)
    hud.button.press()
    try rehearsal.pass(until: 15_000_000_000)
    #expect(hud.bezelView.alpha == 1)
  }

  @Test(
    "No text is cut or left out on a small panel, a usual one and a large one",
    arguments: Demo.all,
    [(320, 240, 1), (800, 480, 1), (800, 480, 2), (1920, 1080, 1), (1920, 1080, 3)])
  func texts(demo: Demo, panel: (width: Int, height: Int, scale: Int)) throws {
    let typesetter = try Fonts.typesetter()
    var gallery = Gallery(typesetter: typesetter)
    gallery.size = PixelSize(width: panel.width, height: panel.height)
    gallery.scale = Fixed(panel.scale)
    let rehearsal = try gallery.begin(demo)
    try rehearsal.pass(until: demo.tellingNanoseconds)
    for hud in rehearsal.stage.allHUDs {
      let arrangement = hud.content.arrange(
        on: Panel(pixels: gallery.size, scale: gallery.scale), using: typesetter)
      #expect((arrangement.label == nil) == (hud.label.text == nil))
      #expect((arrangement.details == nil) == (hud.detailsLabel.text == nil))
      #expect((arrangement.button == nil) == !hud.button.isShown)
      for text in [arrangement.label, arrangement.details, arrangement.button] {
        #expect(text?.content.isCut != true)
      }
      if let details = hud.detailsLabel.text, let block = arrangement.details {
        #expect(block.content.lines.count == details.split(separator: "\n").count)
      }
    }
  }
}

extension Stage {
  /// Those on its panels included.
  var allHUDs: [ProgressHUD] { huds + panels.flatMap(\.huds) }
}
