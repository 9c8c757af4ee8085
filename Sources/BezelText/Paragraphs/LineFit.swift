/// How much of a passage fits into a line, and where the line can end. Widths are in steps of
/// 1/65536 points.
struct LineFit {
  /// A place where the line may end.
  struct Place {
    var end: Int
    /// The end without the spaces before it.
    var inked: Int
    var isHyphenated = false
  }

  private let start: Int
  private let limit: Int64
  private let ellipsis: Int64
  private let hyphen: Int64

  /// Behind the last character that is no space.
  private(set) var inked: Int
  private var inkedWidth: Int64 = 0
  /// The last place where a line may end; nil where there is none yet.
  private(set) var wrap: Place?
  /// The last place between clusters; nil where not even one fits.
  private(set) var broken: Place?
  /// The last place between clusters behind which an ellipsis fits.
  private(set) var cut: Int

  init(start: Int, limit: Int64, ellipsis: Int64, hyphen: Int64) {
    (self.start, self.limit, self.ellipsis, self.hyphen) = (start, limit, ellipsis, hyphen)
    (inked, cut) = (start, start)
  }

  /// Makes the line reach to a character of a passage if it fits; spaces always do.
  mutating func add(_ end: Int, width: Int64, of passage: Passage) -> Bool {
    let last = passage.characters[end - 1]
    if !Passage.isSpace(last) {
      guard width <= limit else { return false }
      (inked, inkedWidth) = (end, width)
    }
    guard passage.isBoundary[end] else { return true }
    broken = Place(end: end, inked: inked)
    if inkedWidth + ellipsis <= limit { cut = inked }
    if passage.breaks[end] == .allowed, inked > start {
      let isSoft = last == LineFit.softHyphen
      if !isSoft || inkedWidth + hyphen <= limit {
        wrap = Place(end: end, inked: inked, isHyphenated: isSoft)
      }
    }
    return true
  }

  private static let softHyphen: UInt32 = 0xAD
}
