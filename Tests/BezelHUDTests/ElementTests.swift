import BezelCore
import BezelHUD
import Testing

@Suite("Elements of a HUD")
struct ElementTests {
  private let full = hud {
    $0.mode = .ring
    ($0.label, $0.details) = (Array("Title".utf8), Array("More".utf8))
    $0.button = Array("Stop".utf8)
  }

  @Test("A hidden element takes no more room than one that is not there, in all 16 combinations")
  func hidden() {
    for rawValue in 0..<UInt8(16) {
      var (hiding, lacking) = (full, full)
      hiding.hidden = HUD.Elements(rawValue: rawValue)
      if hiding.hidden.contains(.indicator) { lacking.mode = .text }
      if hiding.hidden.contains(.label) { lacking.label = [] }
      if hiding.hidden.contains(.details) { lacking.details = [] }
      if hiding.hidden.contains(.button) { lacking.button = [] }
      #expect(arrange(hiding) == arrange(lacking))
    }
  }

  @Test("Elements are as far apart as they are told", arguments: [0, 4, 11])
  func spacing(points: Fixed) {
    var hud = full
    hud.spacing = points
    let arrangement = arrange(hud)
    let frames = [
      arrangement.indicator?.frame, arrangement.label?.frame, arrangement.details?.frame,
      arrangement.button?.frame,
    ].compactMap { $0 }
    #expect(frames.count == 4)
    for (above, below) in zip(frames, frames.dropFirst()) {
      #expect(below.minY - above.maxY == points)
    }
  }

  @Test("The indicator can lie below the texts, at the same distances")
  func order() {
    var hud = full
    hud.isIndicatorBelowTexts = true
    let arrangement = arrange(hud)
    #expect(arrangement.bezel == arrange(full).bezel)
    let frames = [
      arrangement.label?.frame, arrangement.details?.frame, arrangement.indicator?.frame,
      arrangement.button?.frame,
    ].compactMap { $0 }
    #expect(frames.count == 4)
    for (above, below) in zip(frames, frames.dropFirst()) { #expect(below.minY - above.maxY == 4) }
  }

  @Test(
    "Texts have as many lines as they may have, and 0 is no limit",
    arguments: zip([1, 2, 3, 0], [1, 2, 3, 4]))
  func lines(limit: Int, count: Int) {
    let text = Array("one\ntwo\nthree\nfour".utf8)
    let title = hud { ($0.mode, $0.label, $0.labelLines) = (.text, text, limit) }
    #expect(arrange(title).label?.content.lines.count == count)
    let more = hud { ($0.mode, $0.details, $0.detailsLines) = (.text, text, limit) }
    #expect(arrange(more).details?.content.lines.count == count)
  }

  @Test("Short of room, the details lose their lines before a title of several lines does")
  func shortOfRoom() {
    var hud = hud {
      ($0.label, $0.details) = (Array("a\nb\nc".utf8), Array("d\ne\nf".utf8))
      ($0.mode, $0.labelLines) = (.text, 0)
    }
    hud.margin = 0
    var counts: [(label: Int, details: Int)] = []
    for height in stride(from: 120, through: 10, by: -1) {
      let arrangement = arrange(hud, 200, height)
      counts.append(
        (
          arrangement.label?.content.lines.count ?? 0,
          arrangement.details?.content.lines.count ?? 0
        ))
      #expect(arrangement.bezel.height <= Fixed(height))
    }
    for (more, less) in zip(counts, counts.dropFirst()) {
      #expect(less.label <= more.label && less.details <= more.details)
      if less.label < 3 { #expect(less.details == 0) }
    }
    #expect(counts.first ?? (0, 0) == (3, 3))
    #expect(counts.last ?? (0, 0) == (0, 0))
  }

  @Test("Busy, a pie or a ring is a ring about a spinner")
  func busy() {
    for mode in [HUDMode.round, .ring] {
      var hud = full
      (hud.mode, hud.progress, hud.isBusy) = (mode, .half, true)
      let arrangement = arrange(hud)
      #expect(arrangement.indicator?.content == .busyRing(.half))
      var list = DisplayList(size: arrangement.panel.pixels, backdrop: .color(Color(white: 0)))
      arrangement.draw(hud.style, of: hud, phase: 5, into: &list)
      let shapes = list.commands.filter { $0.key.element == .indicator }.map(\.shape)
      #expect(shapes.count == 3)
      guard case .arc(let middle, _, _, _, _, _) = shapes.first,
        case .spinner(let center, let side, 5) = shapes.last
      else {
        Issue.record("no spinner in a ring in \(shapes)")
        return
      }
      #expect(center == middle)
      #expect(side == 27)
    }
    var hud = full
    (hud.mode, hud.isBusy) = (.bar, true)
    #expect(hud.indicator == .bar(0))
  }

  @Test(
    "Reading takes a second and 60 ms a character, hidden ones not counted, ten seconds at most")
  func reading() {
    var hud = HUD()
    #expect(hud.readingTime == nanoseconds(1))
    hud.label = Array("Größe".utf8)
    #expect(hud.readingTime == nanoseconds(1.3))
    hud.details = Array("more".utf8)
    #expect(hud.readingTime == nanoseconds(1.54))
    hud.hidden = .label
    #expect(hud.readingTime == nanoseconds(1.24))
    hud.details = Array(repeating: 0x61, count: 100_000)
    #expect(hud.readingTime == nanoseconds(10))
  }

  @Test("Where progress alone differs, an old arrangement gives the new one")
  func moved() {
    let values: [Fixed?] = [nil, 0, .half, 1]
    for (mode, isBusy) in HUDMode.allCases.flatMap({ [($0, false), ($0, true)] }) {
      for (before, after) in values.flatMap({ a in values.map { (a, $0) } }) {
        var (old, new) = (full, full)
        (old.mode, old.progress, old.isBusy) = (mode, before, isBusy)
        (new.mode, new.progress, new.isBusy) = (mode, after, isBusy)
        let moved = arrange(old).moved(to: new, from: old)
        // A spinner has another size than a bar.
        let isNew = mode == .auto && (before == nil) != (after == nil)
        #expect(moved == (isNew ? nil : arrange(new)))
        new.margin = 3
        #expect(arrange(old).moved(to: new, from: old) == nil)
      }
    }
  }

  @Test("Each element can have a colour of its own")
  func colors() {
    func color(_ red: UInt8) -> Color { Color(red: red, green: 0, blue: 0) }
    var hud = full
    (hud.mode, hud.progress, hud.isButtonPressed) = (.bar, .half, true)
    hud.style.bezelColor = .clear
    hud.style.labelColor = color(1)
    hud.style.detailsColor = color(2)
    hud.style.buttonColor = color(3)
    hud.style.indicatorColor = color(4)
    hud.style.barLineColor = color(5)
    hud.style.barRemainingColor = color(6)
    #expect(colors(of: hud) == [6, 5, 4, 1, 2, 3, 3, 3])
    hud.mode = .ring
    hud.style.indicatorTrackColor = color(7)
    (hud.hidden, hud.isButtonPressed) = ([.label, .details], false)
    #expect(colors(of: hud) == [7, 4, 3, 3])
  }

  private func colors(of hud: HUD) -> [UInt8] {
    let arrangement = arrange(hud)
    var list = DisplayList(size: arrangement.panel.pixels, backdrop: .color(Color(white: 0)))
    arrangement.draw(hud.style, of: hud, phase: 0, into: &list)
    let keys = list.commands.map(\.key)
    #expect(keys == keys.sorted())
    return list.commands.filter { $0.key.element != .blur }.map(\.color.red)
  }
}
