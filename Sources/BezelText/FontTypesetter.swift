package import BezelCore

/// Sets text of any script in fonts of the system, and in the built-in face what they lack.
package final class FontTypesetter: Typesetter {
  private let words: WordSetter
  /// The last texts, so that one that stays the same costs nothing; the latest comes first.
  private var blocks: [(request: Request, block: TextBlock)] = []

  private struct Request: Hashable {
    var text: [UInt8]
    var style: TextStyle
    var width: Fixed
    var lines: Int
  }

  private static let mostBlocks = 16
  /// Longer texts are set anew, in bytes.
  private static let longestKept = 1 << 14

  /// Takes the fonts of some folders.
  ///
  /// - Throws: `FontError` where the font that was asked for cannot be used.
  package init(
    _ choice: FontChoice = .standard, folders: [[UInt8]] = FontFolders.standard
  ) throws(FontError) {
    let catalog = FontCatalog(folders: choice == .builtIn ? [] : folders)
    words = WordSetter(FontStack(try choice.family(in: catalog), catalog))
  }

  /// Takes the built-in face first, and the fonts of some folders for what that lacks: so what is set in it
  /// does not depend on which fonts there are.
  package init(builtInBefore folders: [[UInt8]]) {
    words = WordSetter(FontStack(nil, FontCatalog(folders: folders)))
  }

  /// How many words have been shaped so far, those left out that were remembered.
  package var shapedWordCount: Int { words.shapedCount }

  /// The fonts in the order in which characters are looked for; behind all of them comes the
  /// built-in face.
  package var fonts: [FontReport] { words.stack.reports }

  /// The characters of a text that no font has, each once: a box is drawn for them.
  package func missingCharacters(in text: [UInt8]) -> [UInt32] {
    var missing: [UInt32] = []
    let characters = Array(Scalars(text[...]))
    for cluster in GraphemeClusters(characters) {
      let shown = characters[cluster].filter {
        let traits = CharacterTraits($0)
        return !traits.isIgnorable && !traits.isWhiteSpace && traits.category != .control
      }
      for character in words.stack.missing(in: shown) where !missing.contains(character) {
        missing.append(character)
      }
      if missing.count >= FontTypesetter.mostMissing { break }
    }
    return missing
  }

  /// More are not told.
  private static let mostMissing = 256

  package func lineHeight(_ style: TextStyle) -> Fixed { words.lineMetrics(style).height }

  package func outline(face: UInt16, glyph: UInt32) -> GlyphOutline {
    words.glyph(glyph, face).outline
  }

  package func set(
    _ text: [UInt8], _ style: TextStyle, width: Fixed, lines: Int
  ) -> TextBlock {
    let request = Request(text: text, style: style, width: width, lines: lines)
    if let place = blocks.firstIndex(where: { $0.request == request }) {
      let known = blocks.remove(at: place)
      blocks.insert(known, at: 0)
      return known.block
    }
    let block = setAnew(request)
    if text.count <= FontTypesetter.longestKept {
      if blocks.count == FontTypesetter.mostBlocks { blocks.removeLast() }
      blocks.insert((request, block), at: 0)
    }
    return block
  }

  private func setAnew(_ request: Request) -> TextBlock {
    let (text, style) = (request.text, request.style)
    let end = text.lastIndex { $0 > 0x20 && $0 != 0x7F }.map { $0 + 1 } ?? 0
    guard end > 0, style.size > 0 else { return .empty(style) }
    var builder = BlockBuilder(style, words)
    // More lines than a block can be high are never seen.
    let most = min(
      request.lines, max(1, Int(Fixed.greatest.bits / max(1, builder.lineHeight.bits))))
    var maker = LineMaker(text[..<end], style, width: request.width, words)
    while builder.lineCount < most,
      let line = maker.next(isLast: builder.lineCount == most - 1)
    {
      builder.append(line)
    }
    return builder.block(isCut: maker.isCut || most < 1)
  }
}
