import BezelCore

/// Breaks text into lines of limited width; reads and shapes no further than what is shown.
struct LineMaker {
  /// A line's pieces in the order of the text, spaces at its end left off.
  struct Line {
    var pieces: [Piece] = []
    /// In steps of 1/65536 points.
    var width: Int64 = 0
  }

  /// Glyphs of one face and direction.
  struct Piece {
    var face: UInt16
    var level: Int8
    var glyphs: ArraySlice<ShapedGlyph>
    /// In steps of 1/65536 points.
    var width: Int64
  }

  private let text: ArraySlice<UInt8>
  private let words: WordSetter
  private let style: TextStyle
  /// In steps of 1/65536 points.
  private let limit: Int64
  private let ellipsis: Piece
  private let hyphen: Piece
  private var runs: RunMaker
  /// The passage's character that the next line begins with; nil where the text has ended.
  private var start: Int?
  /// Whether text was left out.
  private(set) var isCut = false

  /// `text` does not end in white space.
  init(_ text: ArraySlice<UInt8>, _ style: TextStyle, width: Fixed, _ words: WordSetter) {
    (self.text, self.words, self.style) = (text, words, style)
    limit = Int64(max(0, width).bits)
    runs = RunMaker(Passage(text, from: text.startIndex), words, isBold: style.isBold)
    start = text.isEmpty ? nil : 0
    ellipsis = LineMaker.sign(0x2026, style, words)
    hyphen = LineMaker.sign(0x2D, style, words)
  }

  /// The next line; nil when the text has ended. What does not fit into the last line is cut.
  mutating func next(isLast: Bool) -> Line? {
    guard !isCut, var start else { return nil }
    var (fit, end) = fill(from: start)
    if case .passage = end, start > 0 {
      // The line goes on behind what has been read: it gets a passage of its own.
      read(from: runs.passage.places[start])
      start = 0
      (fit, end) = fill(from: start)
    }
    let isAtEnd = end == .paragraph && runs.passage.end >= text.endIndex
    guard isAtEnd || !isLast && (end != .full || fit.broken != nil) else {
      isCut = true
      guard ellipsis.width <= limit else { return Line() }
      return line(start..<fit.cut, endingIn: ellipsis)
    }
    if end == .full, let place = fit.wrap ?? fit.broken {
      self.start = place.end
      return line(start..<place.inked, endingIn: place.isHyphenated ? hyphen : nil)
    }
    let line = line(start..<fit.inked)
    self.start = isAtEnd ? nil : 0
    if !isAtEnd { read(from: runs.passage.end, isNewParagraph: end == .paragraph) }
    return line
  }

  /// Why a line has no more characters.
  private enum End {
    case full, paragraph, passage
  }

  private mutating func fill(from start: Int) -> (LineFit, End) {
    var fit = LineFit(
      start: start, limit: limit, ellipsis: ellipsis.width, hyphen: hyphen.width)
    var number = start == 0 ? 0 : runs.run(of: start)
    var width: Int64 = 0
    while runs.has(number) {
      let run = runs.runs[number]
      let scale = scale(run.face)
      let before = run.advance(to: start)
      for stop in run.stops where stop.character > start {
        let reached = width + scale.points(stop.advance - before)
        guard fit.add(stop.character, width: reached, of: runs.passage) else { return (fit, .full) }
      }
      width += scale.points((run.stops.last?.advance ?? 0) - before)
      number += 1
    }
    return (fit, runs.passage.endsParagraph ? .paragraph : .passage)
  }

  private mutating func read(from place: Int, isNewParagraph: Bool = false) {
    let direction = isNewParagraph ? nil : runs.passage.isRightToLeft
    let passage = Passage(text, from: place, isRightToLeft: direction)
    runs = RunMaker(passage, words, isBold: style.isBold)
  }

  private func line(_ characters: Range<Int>, endingIn sign: Piece? = nil) -> Line {
    var line = Line()
    for run in runs.runs where run.characters.overlaps(characters) {
      let part = run.characters.clamped(to: characters)
      let advance = run.advance(to: part.upperBound) - run.advance(to: part.lowerBound)
      line.pieces.append(
        Piece(
          face: run.face, level: run.level, glyphs: run.glyphs(of: part),
          width: scale(run.face).points(advance)))
    }
    if var sign {
      sign.level = runs.passage.isRightToLeft ? 1 : 0
      line.pieces.append(sign)
    }
    for piece in line.pieces { line.width += piece.width }
    return line
  }

  private func scale(_ face: UInt16) -> FontScale {
    FontScale(size: style.size, unitsPerEm: words.unitsPerEm(face))
  }

  private static func sign(_ character: UInt32, _ style: TextStyle, _ words: WordSetter) -> Piece {
    let script = Script.latin
    let face = words.stack.face(for: [character], script: script, isBold: style.isBold)
    let word = Word(characters: [character], range: 0..<1, script: script, isRightToLeft: false)
    let shaped = words.shape(word, face)
    let scale = FontScale(size: style.size, unitsPerEm: words.unitsPerEm(face))
    return Piece(
      face: face, level: 0, glyphs: shaped.glyphs[...], width: scale.points(shaped.advance))
  }
}
