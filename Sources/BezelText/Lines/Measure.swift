/// Adds up the width of a line, in font units.
struct Measure {
  private let face: BuiltInFace
  private let isBold: Bool
  private var previous: BuiltInFace.Entry?
  private(set) var width: Int64 = 0
  /// Where the last item begins.
  private(set) var origin: Int64 = 0

  init(face: BuiltInFace, isBold: Bool) { (self.face, self.isBold) = (face, isBold) }

  /// How wide an item is by itself.
  func advance(_ item: TextItem) -> Int64 {
    switch item {
    case .glyph(let glyph), .hyphen(let glyph):
      Int64(face.entry(glyph).advance(isBold: isBold))
    case .space(let percent), .joint(let percent): 264 * Int64(percent) / 100
    case .newline: 0
    }
  }

  mutating func add(_ item: TextItem) {
    switch item {
    case .glyph(let glyph), .hyphen(let glyph):
      let entry = face.entry(glyph)
      origin = width + Int64(previous.map { face.kerning($0, entry) } ?? 0)
      width = origin + Int64(entry.advance(isBold: isBold))
      previous = entry
    default:
      origin = width
      width = origin + advance(item)
      previous = nil
    }
  }
}
