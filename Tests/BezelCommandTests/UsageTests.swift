import BezelCore
import BezelHUD
import BezelInput
import BezelTheme
import Glibc
import Testing

@testable import BezelCommand

@Suite("The command line")
struct UsageTests {
  private func words(_ line: String) -> [Word] {
    line.split(separator: " ").map { Array($0.utf8) }
  }

  private func error(_ line: String) -> String? {
    do throws(UsageError) {
      _ = try Command.parse(words(line))
      return nil
    } catch {
      return String(decoding: error.message, as: UTF8.self)
    }
  }

  private func render(_ line: String) throws(UsageError) -> RenderOptions {
    try RenderOptions(words(line + " --describe"))
  }

  @Test(
    "What is wrong is named, with the way out",
    arguments: [
      ("", "a verb is missing; 'bezel help' lists them all"),
      ("dance", "unknown verb 'dance'; 'bezel help' lists them all"),
      ("serve", "unknown verb 'serve'; 'bezel help' lists them all"),
      ("show --sparkle", "unknown option '--sparkle'; 'bezel help show' lists them all"),
      ("show --label", "'--label' needs a value"),
      ("show --square=yes", "'--square' takes no value"),
      (
        "show word",
        "'word' is one word too many; texts with spaces need quotes, and COMMAND stands after '--'"
      ),
      (
        "show --mode cube",
        "'cube' does not fit '--mode': auto, spinner, round, ring, bar, text or custom"
      ),
      (
        "render --describe --progress 7",
        "'7' does not fit '--progress': a fraction from 0 to 1; for per cent write 42%"
      ),
      (
        "render --describe --size 16384x16384",
        "'16384x16384' does not fit '--size': pixels as WxH, 1 to 16384 each and 64 Mi together"
      ),
      (
        "show --button-keys KEY_NOTHING",
        "'KEY_NOTHING' does not fit '--button-keys': keys as KEY_POWER,KEY_F1, or their numbers "
          + "from 1 to 767"
      ),
      ("show --input=", "'' does not fit '--input': the name or the path of a device, or none"),
      ("show --grab-input mice", "'mice' does not fit '--grab-input': keyboards or none"),
      ("show --hold 61", "'61' does not fit '--hold': seconds from 0 to 60"),
      ("show --on-press reboot", "unknown option '--on-press'; 'bezel help show' lists them all"),
      ("run --on-press= -- true", "'' does not fit '--on-press': a command for the shell"),
      (
        "run --cancel-signal SIGFOO -- true",
        "'SIGFOO' does not fit '--cancel-signal': a signal, as TERM, SIGINT or 15"
      ),
      ("run --kill-after -1 -- true", "'-1' does not fit '--kill-after': seconds from 0"),
      (
        "run --on-press reboot --kill-after 3 -- true",
        "'--on-press' excludes '--cancel-signal', '--kill-after' and '--cancel-label'"
      ),
      (
        "render --describe --button-state held",
        "'held' does not fit '--button-state': pressed, focused, or N% as held so far"
      ),
      ("show --mode custom", "'--mode custom' needs '--icon' or '--image'"),
      (
        "show --mode ring --icon info",
        "'--icon' and '--image' go with '--mode custom' or 'auto' only"
      ),
      (
        "render", "'render' needs exactly one of '--output FILE.png' and '--describe'"
      ),
      (
        "render --describe --output a.png",
        "'render' needs exactly one of '--output FILE.png' and '--describe'"
      ),
    ])
  func messages(line: String, message: String) { #expect(error(line) == message) }

  @Test(
    "What later issues bring is an unknown word until then",
    arguments: [
      "--display fbdev"
    ])
  func later(option: String) {
    #expect(error("show " + option) != nil)
    #expect(error("run " + option + " -- true") != nil)
  }

  @Test(
    "Progress that is no number from 0 to 1 is refused, and none crashes",
    arguments: ["nan", "-1", "7", "1e9", "inf", "", "%", "1.0000001", "-0.5", "NaN%", "abc%"])
  func progressRefused(word: String) { #expect(Values.progress(Array(word.utf8)) == nil) }

  @Test(
    "A percentage is clamped",
    arguments: [
      ("0", 0), ("1", 65_536), ("0.5", 32_768), ("50%", 32_768), ("-4%", 0),
      ("170%", 65_536), ("99999999999999999999%", 65_536), ("0.001", 66),
    ] as [(String, Int32)])
  func progress(word: String, bits: Int32) {
    #expect(Values.progress(Array(word.utf8))?.bits == bits)
  }

  @Test("An option and its value are one word with '=' or two")
  func equalSign() throws {
    #expect(try render("--offset=-5,7").shared.hud.offset == Point(x: -5, y: 7))
    #expect(try render("--offset -5,7").shared.hud.offset == Point(x: -5, y: 7))
    #expect(try render("--label=a=b").shared.hud.label == Array("a=b".utf8))
    #expect(try render("--label --describe").shared.hud.label == Array("--describe".utf8))
  }

  @Test("Escapes in texts are a new line and a backslash")
  func escapes() throws {
    #expect(
      try render("--details one\\ntwo\\\\n").shared.hud.details == Array("one\ntwo\\n".utf8))
  }

  @Test("Times are seconds, and a HUD fades unless it is told otherwise")
  func timing() throws {
    #expect(try render("").shared.settings == HUDMachine.Settings())
    let options = try render("--grace 0.25 --min-show 2 --animation zoom-in --hide-after 1.5")
      .shared
    #expect(options.settings.graceTime == 250_000_000)
    #expect(options.settings.minShowTime == 2_000_000_000)
    #expect(options.settings.animation == .zoomIn && options.isAnimated)
    #expect(options.hideAfter == 1_500_000_000)
    #expect(try !render("--animation none").shared.isAnimated)
    #expect(
      error("show --animation spin")
        == "'spin' does not fit '--animation': fade, zoom, zoom-in, zoom-out or none")
    #expect(error("show --grace -1") == "'-1' does not fit '--grace': seconds from 0")
  }

  @Test("Offsets and lengths are limited, however large")
  func limits() throws {
    let hud = try render("--offset 1000000,-1000000 --margin 1000000").shared.hud
    #expect(hud.offset == Point(x: 16_384, y: -16_384))
    #expect(hud.margin == 16_384)
  }

  @Test("Colours given by name of option win over the theme, wherever they stand")
  func colors() throws {
    let style = try render("--bezel-color #102030 --theme dark --dim #00000080").shared.hud.style
    #expect(style.bezelColor == Color(red: 0x10, green: 0x20, blue: 0x30))
    #expect(style.contentColor == Style.dark.contentColor)
    #expect(style.dim.alpha == 0x80)
  }

  @Test(
    "Signals have names with and without SIG, in capitals or not, or numbers",
    arguments: [
      ("TERM", SIGTERM), ("SIGINT", SIGINT), ("usr1", SIGUSR1), ("Sigkill", SIGKILL), ("15", 15),
      ("64", 64), ("0", nil), ("65", nil), ("SIG", nil), ("SIG15", nil), ("", nil), ("TER", nil),
      ("-9", nil),
    ] as [(String, CInt?)])
  func signals(word: String, number: CInt?) {
    #expect(SignalName.number(Array(word.utf8)) == number)
  }

  @Test("What presses the button, and what comes of it, is as the options say")
  func button() throws(UsageError) {
    let plain = try RunArguments(words("-- true"))
    #expect(plain.button.signal == SIGTERM && plain.button.killAfter == nil)
    #expect(plain.button.command == nil && plain.shared.input.hold == 0)
    #expect(plain.shared.input.settings == InputSettings())
    let line =
      "--cancel-signal HUP --kill-after 2.5 --cancel-label Moment --hold 1.5 --input none "
      + "--grab-input keyboards --button-keys KEY_POWER,59 -- true"
    let told = try RunArguments(words(line))
    #expect(told.button.signal == SIGHUP && told.button.killAfter == 2_500_000_000)
    #expect(told.button.stoppingLabel == Array("Moment".utf8))
    #expect(told.shared.input.hold == 1_500_000_000)
    #expect(told.shared.input.settings.selection == .none)
    #expect(told.shared.input.settings.grabs == .keyboards)
    #expect(told.shared.input.settings.keys == [.power, KeyCode(59)])
    let order = try RunArguments(words("--on-press reboot -- true")).button.command
    #expect(order == Array("reboot".utf8))
  }

  @Test("Every verb and topic that help names has a page")
  func help() {
    for topic in ["run", "show", "render", "options", "protocol", "feeds", "theme", "status"] {
      #expect(Help.page(Array(topic.utf8)) != nil)
    }
    #expect(Help.page(Array("nonsense".utf8)) == nil)
    #expect(error("help nonsense") != nil)
  }

  @Test("Help fits a terminal of 100 columns, and names every option that is taken")
  func helpPages() {
    let pages = [
      Help.overview, Help.run, Help.show, Help.render, Help.options, Help.lineProtocol,
      Help.feeds, Help.theme, Help.status,
    ].map { String(decoding: $0.bytes, as: UTF8.self) }
    for line in pages.joined(separator: "\n").split(separator: "\n") { #expect(line.count <= 100) }
    let all = pages.joined()
    for option in [
      "mode", "font", "label", "details", "button", "progress", "icon", "image", "round-style",
      "ring-width", "position", "offset", "margin", "inset", "min-size", "max-size", "square",
      "theme", "backdrop", "dim", "shadow", "bezel-style", "bezel-color", "content-color",
      "indicator-color", "corner-radius", "display", "require-display", "text", "scale", "rotate",
      "size", "vt", "motion", "motion-points", "motion-degrees", "tilt-invert", "mount-matrix",
      "animation", "grace", "min-show", "hide-after", "linger", "follow",
      "total", "status-file", "at",
      "format", "output", "describe", "button-state", "button-keys", "hold", "input",
      "grab-input", "on-press",
      "cancel-signal", "kill-after", "cancel-label",
    ] { #expect(all.contains("--" + option)) }
  }
}
