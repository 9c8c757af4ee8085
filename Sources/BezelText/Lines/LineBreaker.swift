/// Breaks text into lines of limited width, in font units; reads no further than what is shown.
struct LineBreaker {
  /// The items of a line, spaces at its end left off.
  struct Line {
    var items: [TextItem]
    var width: Int64
  }

  private let face: BuiltInFace
  private let isBold: Bool
  private let limit: Int64
  private var scalars: Scalars
  /// What has been read but belongs to no line yet.
  private var items: [TextItem] = []
  /// Whether text was left out.
  private(set) var isCut = false

  /// `text` does not end in white space.
  init(_ text: ArraySlice<UInt8>, face: BuiltInFace, isBold: Bool, limit: Int64) {
    (self.face, self.isBold, self.limit) = (face, isBold, limit)
    scalars = Scalars(text)
  }

  /// The next line; nil when the text has ended. What does not fit into the last line is cut.
  mutating func next(isLast: Bool) -> Line? {
    guard !isCut, item(0) != nil else { return nil }
    var measure = Measure(face: face, isBold: isBold)
    let ellipsis = measure.advance(.ellipsis)
    var count = 0
    var wrap: Int?
    var hasInk = false
    // The longest beginning that leaves room for an ellipsis.
    var cut = 0
    while let item = item(count) {
      if item == .newline {
        if isLast { return cutLine(cut, ellipsis) }
        return take(count, resumingAt: count + 1)
      }
      measure.add(item)
      if measure.width > limit {
        if isLast { return cutLine(cut, ellipsis) }
        if item.isSpace {
          let line = take(count, resumingAt: count)
          skipSpaces()
          return line
        }
        if let wrap { return take(wrap, resumingAt: wrap) }
        // Not even one glyph fits: nothing more can be shown.
        guard count > 0 else { return cutLine(cut, ellipsis) }
        return take(count, resumingAt: count)
      }
      count += 1
      if item.isSpace {
        if hasInk { wrap = count }
      } else {
        if hasInk, case .hyphen = item, breaksAfterHyphen(at: count - 1) { wrap = count }
        hasInk = true
        if measure.width + ellipsis <= limit { cut = count }
      }
    }
    return take(count, resumingAt: count)
  }

  /// A hyphen parts two words unless it begins one or comes before a figure, as in `-1` and `1-2`.
  private mutating func breaksAfterHyphen(at index: Int) -> Bool {
    guard index > 0, !items[index - 1].isSpace, case .glyph(let next)? = item(index + 1) else {
      return false
    }
    return !(0x30...0x39).contains(next)
  }

  /// Ends the text after so many items and an ellipsis, if that fits.
  private mutating func cutLine(_ count: Int, _ ellipsis: Int64) -> Line {
    isCut = true
    let line = take(count, resumingAt: count)
    guard line.width + ellipsis <= limit else { return measured([]) }
    return measured(line.items + CollectionOfOne(.ellipsis))
  }

  private mutating func take(_ count: Int, resumingAt resume: Int) -> Line {
    var kept = count
    while kept > 0, items[kept - 1].isSpace { kept -= 1 }
    let line = measured(Array(items[..<kept]))
    items.removeFirst(resume)
    return line
  }

  private func measured(_ items: [TextItem]) -> Line {
    var measure = Measure(face: face, isBold: isBold)
    for item in items { measure.add(item) }
    return Line(items: items, width: measure.width)
  }

  /// Drops spaces where a line was wrapped, and the newline that would have ended it anyway.
  private mutating func skipSpaces() {
    while let next = item(0), next.isSpace { items.removeFirst() }
    if item(0) == .newline { items.removeFirst() }
  }

  /// The item at a place from the line's begin; nil behind the end of the text.
  private mutating func item(_ index: Int) -> TextItem? {
    while index >= items.count {
      guard var character = scalars.next() else { return nil }
      while scalars.isAtMark {
        var ahead = scalars
        guard let mark = ahead.next(), let both = face.composed(character, mark) else { break }
        (character, scalars) = (both, ahead)
      }
      if let item = TextItem(character) { items.append(item) }
    }
    return items[index]
  }
}

extension TextItem {
  static let ellipsis = TextItem.glyph(0x2026)
}
