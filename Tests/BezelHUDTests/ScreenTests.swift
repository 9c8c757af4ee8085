import BezelCore
import BezelHUD
import BezelTestSupport
import BezelText
import Testing

@Suite("Texts in the corners of a screen")
struct ScreenTextTests {
  private static let facts: ScreenFacts = {
    var facts = ScreenFacts()
    facts.hostname = Array("box".utf8)
    facts.addresses = [Array("10.0.0.2".utf8), Array("192.168.1.9".utf8)]
    facts.kernel = Array("Linux 6.1".utf8)
    (facts.minuteOfDay, facts.progress, facts.elapsed) = (9 * 60 + 5, Fixed(427, over: 1000), 61)
    return facts
  }()

  private func filled(_ text: String, _ facts: ScreenFacts = facts) throws -> String {
    let text = try ScreenText(Array(text.utf8))
    return String(decoding: text.filled { facts.value(of: $0) }, as: UTF8.self)
  }

  @Test(
    "Fields stand for what is so",
    arguments: [
      ("{hostname}", "box"), ("at {ip}", "at 10.0.0.2, 192.168.1.9"), ("{kernel}!", "Linux 6.1!"),
      ("{time}", "09:05"), ("{percent} of it", "42% of it"), ("{elapsed}", "1:01"),
      ("{{time} {time}", "{time} 09:05"), ("plain }", "plain }"), ("", ""),
      ("{time}{time}", "09:0509:05"),
    ])
  func fields(text: String, expected: String) throws { #expect(try filled(text) == expected) }

  @Test("What is unknown is empty")
  func unknown() throws {
    #expect(try filled("[{hostname}{ip}{kernel}{time}{percent}{elapsed}]", ScreenFacts()) == "[]")
  }

  @Test(
    "Time that has passed is told in minutes and seconds, later with hours",
    arguments: [
      (0, "0:00"), (9, "0:09"), (59, "0:59"), (60, "1:00"), (3599, "59:59"), (3600, "1:00:00"),
      (360_061, "100:01:01"), (-5, "0:00"),
    ])
  func elapsed(seconds: Int64, expected: String) throws {
    var facts = ScreenFacts()
    facts.elapsed = seconds
    #expect(try filled("{elapsed}", facts) == expected)
  }

  @Test(
    "Only what is done is a hundred per cent",
    arguments: [(0, "0%"), (9, "0%"), (10, "1%"), (999, "99%"), (1000, "100%"), (1500, "100%")])
  func percent(thousandths: Int64, expected: String) throws {
    var facts = ScreenFacts()
    facts.progress = Fixed(thousandths, over: 1000)
    #expect(try filled("{percent}", facts) == expected)
    facts.progress = Fixed(bits: 65_535)
    #expect(try filled("{percent}", facts) == "99%")
  }

  @Test("Every whole per cent is told as it was set")
  func wholePercent() throws {
    var facts = ScreenFacts()
    for percent in 0...100 {
      facts.progress = Fixed(Int64(percent), over: 100)
      #expect(try filled("{percent}", facts) == "\(percent)%")
    }
  }

  @Test(
    "Braces that mean nothing are told with their place",
    arguments: [
      ("ab{", ScreenText.Flaw.openBrace(at: 2)),
      ("{x}", .unknownField(Array("x".utf8), at: 0)),
      ("é{Time}", .unknownField(Array("Time".utf8), at: 2)), ("{}", .unknownField([], at: 0)),
      (String(repeating: "{ip}", count: 33), .tooManyParts),
    ])
  func flaws(text: String, flaw: ScreenText.Flaw) {
    #expect(throws: flaw) { try ScreenText(Array(text.utf8)) }
  }

  @Test("Black or white stands out on every colour as WCAG AA asks, and is soft where it may be")
  func ink() {
    func luminance(_ color: Color) -> Double {
      WCAG.luminance([color.red, color.green, color.blue].map { Double($0) / 255 })
    }
    let steps = (0...5).map { UInt8($0 * 51) }
    let colors = steps.flatMap { red in
      steps.flatMap { green in steps.map { Color(red: red, green: green, blue: $0) } }
    }
    for color in (0...255).map({ Color(white: $0) }) + colors {
      let ink = ScreenContent.ink(on: color)
      let contrast = WCAG.contrast(luminance(color), luminance(ink.laid(over: color)))
      #expect(contrast >= 4.5, "\(color)")
    }
    #expect(ScreenContent.ink(on: Style.light.backdrop).alpha < 255)
    #expect(ScreenContent.ink(on: Style.dark.backdrop).alpha < 255)
  }

  @Test("Over a picture texts lie on plates, unless they have a colour of their own")
  func plates() {
    func content(_ texts: ScreenTexts, on backdrop: Color?) -> ScreenContent {
      ScreenContent(texts, ScreenFacts(), on: backdrop, plates: .dark)
    }
    var texts = ScreenTexts()
    #expect(content(texts, on: nil).plate == .dark)
    #expect(content(texts, on: nil).color == Style.dark.contentColor)
    #expect(content(texts, on: Style.light.backdrop).plate == nil)
    texts.color = Color(white: 99)
    #expect(content(texts, on: nil).plate == nil)
    #expect(content(texts, on: nil).color == Color(white: 99))
  }
}

@Suite("What lies beside HUDs")
struct ScreenArrangementTests {
  private let panel = Panel(pixels: PixelSize(width: 400, height: 240))
  private let typesetter = BuiltInTypesetter()

  private func arrange(_ set: (inout ScreenContent) -> Void) -> ScreenArrangement {
    var content = ScreenContent()
    set(&content)
    return content.arrange(on: panel, using: typesetter)
  }

  @Test("Texts keep their margin from the edges of their corners")
  func corners() {
    let arrangement = arrange { $0.texts = ["a", "bb", "c", "dd"].map { Array($0.utf8) } }
    #expect(arrangement.texts.map(\.corner) == [0, 1, 2, 3])
    let frames = arrangement.texts.map(\.frame)
    #expect(frames[0].origin == Point(x: 12, y: 12))
    #expect(frames[1].maxX == 388 && frames[1].minY == 12)
    #expect(frames[2].minX == 12 && frames[2].maxY == 228)
    #expect(frames[3].maxX == 388 && frames[3].maxY == 228)
  }

  @Test("Two texts in a row never meet; one alone may have the row")
  func widths() {
    let long = Array(String(repeating: "wide ", count: 40).utf8)
    let both = arrange { $0.texts = [long, long, [], []] }
    #expect(both.texts[0].frame.maxX + 12 <= both.texts[1].frame.minX)
    #expect(both.texts.allSatisfy { $0.block.isCut })
    #expect(both.texts.allSatisfy { $0.frame.width <= 182 })
    let short = arrange { $0.texts = [Array("a".utf8), long, long, Array("b".utf8)] }
    #expect(short.texts.map(\.block.isCut) == [false, true, true, false])
    for row in [short.texts[0...1], short.texts[2...3]] {
      let gap = row[row.startIndex + 1].frame.minX - row[row.startIndex].frame.maxX
      #expect(gap >= 12 && gap < 40)
    }
    let alone = arrange { $0.texts = [[], [], long, []] }
    #expect(alone.texts[0].frame.width > 200 && alone.texts[0].frame.maxX <= 388)
  }

  @Test(
    "A logo lies where it is put, in its size, fitted into one, or shrunk to the screen",
    arguments: [
      (HUD.Position.top, 100, 50, nil as Int?, 150, 20, 100, 50),
      (.bottomRight, 100, 50, nil, 280, 170, 100, 50),
      (.center, 100, 50, 40, 180, 110, 40, 20),
      (.left, 10, 20, 40, 20, 100, 20, 40),
      (.center, 1000, 1000, nil, 100, 20, 200, 200),
    ])
  func logo(
    position: HUD.Position, width: Int, height: Int, side: Int?, x: Int, y: Int, shownWidth: Int,
    shownHeight: Int
  ) {
    let arrangement = arrange {
      var logo = Logo()
      logo.position = position
      logo.size = side.map { Size(width: Fixed($0), height: Fixed($0)) }
      $0.logo = logo
      $0.image.size = Size(width: Fixed(width), height: Fixed(height))
    }
    #expect(
      arrangement.logo
        == Rect(x: Fixed(x), y: Fixed(y), width: Fixed(shownWidth), height: Fixed(shownHeight)))
  }

  @Test("A plate holds its text, in whole pixels, on the screen, and never meets another one")
  func plates() {
    let long = Array(String(repeating: "wide ", count: 40).utf8)
    for (scale, margin, size) in [(1, 12, 12), (2, 12, 12), (1, 3, 30), (1, 0, 12), (1, 40, 9)] {
      let panel = Panel(pixels: PixelSize(width: 400, height: 240), scale: Fixed(scale))
      var content = ScreenContent()
      content.texts = [long, long, Array("c".utf8), Array("d".utf8)]
      (content.margin, content.style.size) = (Fixed(margin), Fixed(size))
      content.plate = .light
      let arrangement = content.arrange(on: panel, using: typesetter)
      var list = DisplayList(size: panel.pixels, backdrop: .image(0))
      arrangement.drawBehind(into: &list)
      let plates = list.commands.compactMap { command -> Rect? in
        guard command.key.element == .bezel, case .roundedRect(let rect, _) = command.shape else {
          return nil
        }
        return rect
      }
      #expect(plates.count == 4)
      for (plate, text) in zip(plates, arrangement.texts) {
        let pixels = plate.enclosingPixels
        #expect(pixels.left >= 0 && pixels.top >= 0 && pixels.right <= 400 && pixels.bottom <= 240)
        #expect(Fixed(pixels.left) == plate.minX && Fixed(pixels.bottom) == plate.maxY)
        let scale = Fixed(scale)
        #expect(plate.minX <= text.frame.minX * scale && plate.maxX >= text.frame.maxX * scale)
        #expect(plate.minY <= text.frame.minY * scale && plate.maxY >= text.frame.maxY * scale)
      }
      #expect(plates[0].maxX <= plates[1].minX)
    }
  }

  @Test("A plate is filled as the theme's bezels are", arguments: [Style.light, .classic])
  func fill(style: Style) {
    let arrangement = arrange {
      $0.texts[3] = Array("d".utf8)
      $0.plate = style
    }
    var list = DisplayList(size: panel.pixels, backdrop: .image(0))
    arrangement.drawBehind(into: &list)
    let isBlurred = list.commands.contains { $0.key.element == .blur }
    #expect(isBlurred == (style.bezelStyle == .blur))
    #expect((list.blurDeviation > 0) == isBlurred)
    #expect(list.commands.first { $0.key.element == .bezel }?.color == style.bezelFill)
  }

  @Test(
    "Lists stay in the order of their keys, with the logo behind or above",
    arguments: [true, false])
  func order(isAbove: Bool) {
    let arrangement = arrange {
      $0.plate = .light
      $0.logo = Logo()
      $0.logo?.isAbove = isAbove
      $0.image.size = Size(width: 30, height: 30)
      $0.texts = ["a", "b", "c", "d"].map { Array($0.utf8) }
    }
    var list = DisplayList(size: panel.pixels, backdrop: .color(.clear))
    arrangement.drawBehind(into: &list)
    HUD().arrange(on: panel, using: typesetter).draw(
      .light, of: HUD(), phase: 0, number: 1, into: &list)
    arrangement.drawAbove(into: &list)
    let keys = list.commands.map(\.key)
    #expect(keys == keys.sorted())
    // Plates lie below everything.
    #expect(keys.firstIndex { $0.element == .logo } == (isAbove ? keys.count - 1 : 8))
    #expect(keys.count(where: { $0.element == .screenText }) == 4)
  }

  @Test("Screens of any size do no harm", arguments: [1, 7, 30, 16_384])
  func sizes(side: Int) {
    var content = ScreenContent()
    content.logo = Logo()
    content.image.size = Size(width: 500, height: 1)
    content.texts = Array(repeating: Array("text".utf8), count: 4)
    let panel = Panel(pixels: PixelSize(width: side, height: 8), scale: 8)
    var list = DisplayList(size: panel.pixels, backdrop: .color(.clear))
    content.arrange(on: panel, using: typesetter).drawBehind(into: &list)
  }
}
