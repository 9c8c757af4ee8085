import CHarfBuzz

/// Shapes words with HarfBuzz.
@safe
final class Shaper {
  private let buffer: OpaquePointer?
  /// How many words have been shaped so far.
  private(set) var count = 0

  /// The longest word that is shaped in one piece, in characters.
  static let longest = 256
  /// More glyphs than such a word can decently have.
  private static let mostGlyphs = 1 << 14

  init() { unsafe buffer = unsafe hb_buffer_create() }

  deinit { unsafe hb_buffer_destroy(buffer) }

  /// Shapes a word; nothing where memory ran out.
  func shape(_ word: Word, in face: FontFace) -> ShapedWord {
    count += 1
    unsafe hb_buffer_clear_contents(buffer)
    let direction = word.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    unsafe hb_buffer_set_direction(buffer, direction)
    unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: word.script))
    unsafe word.characters.withUnsafeBufferPointer { characters in
      unsafe hb_buffer_add_codepoints(
        buffer, characters.baseAddress, CInt(characters.count), UInt32(word.range.lowerBound),
        CInt(word.range.count))
    }
    guard unsafe bezel_shape(face.shaper, buffer) != 0 else { return ShapedWord() }
    return read(word, face)
  }

  private func read(_ word: Word, _ face: FontFace) -> ShapedWord {
    var (count, same) = (UInt32(), UInt32())
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, &same)
    guard let infos = unsafe infos, let positions = unsafe positions, count == same else {
      return ShapedWord()
    }
    var shaped = ShapedWord()
    shaped.glyphs.reserveCapacity(min(Int(count), Shaper.mostGlyphs))
    for place in 0..<min(Int(count), Shaper.mostGlyphs) {
      let (info, position) = unsafe (infos[place], positions[place])
      let isWide = position.x_advance > 0
      let glyph = ShapedGlyph(
        glyph: info.codepoint, character: Int32(Int(info.cluster) - word.range.lowerBound),
        advance: clamp(Int64(position.x_advance) + (isWide ? Int64(face.growth) : 0)),
        x: clamp(Int64(position.x_offset)), y: clamp(Int64(position.y_offset)))
      shaped.glyphs.append(glyph)
      shaped.advance += Int64(glyph.advance)
    }
    return shaped
  }

  private func clamp(_ units: Int64) -> Int32 { Int32(max(-65_536, min(units, 65_536))) }
}

/// A piece of text to be shaped: characters of one script, direction and face.
struct Word: Hashable {
  /// The word, and as many characters around it as matter for its shape.
  var characters: [UInt32]
  /// Where among them the word lies.
  var range: Range<Int>
  /// The script as HarfBuzz numbers it.
  var script: UInt32
  var isRightToLeft: Bool
}
