/// Adds up the width of a line, in font units.
struct Measure {
  private let face: BuiltInFace
  private let isBold: Bool
  private var previous: FaceGlyph?
  private(set) var width: Int64 = 0
  /// Where the last item begins.
  private(set) var origin: Int64 = 0

  init(face: BuiltInFace, isBold: Bool) { (self.face, self.isBold) = (face, isBold) }

  /// How wide an item is by itself.
  func advance(_ item: TextItem) -> Int64 {
    switch item {
    case .glyph(let character), .hyphen(let character):
      Int64(face.glyph(character).advance(isBold: isBold))
    case .space(let percent), .joint(let percent): 264 * Int64(percent) / 100
    case .newline: 0
    }
  }

  mutating func add(_ item: TextItem) {
    switch item {
    case .glyph(let character), .hyphen(let character):
      let glyph = face.glyph(character)
      origin = width + Int64(previous.map { face.kerning.distance($0, glyph) } ?? 0)
      width = origin + Int64(glyph.advance(isBold: isBold))
      previous = glyph
    default:
      origin = width
      width = origin + advance(item)
      previous = nil
    }
  }
}
