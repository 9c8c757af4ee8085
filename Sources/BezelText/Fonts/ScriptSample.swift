/// A few characters without which texts of a script cannot be shown.
struct ScriptSample {
  let name: [UInt8]
  let characters: [UInt32]

  /// HarfBuzz's number of the script that fonts are preferred by.
  var script: UInt32 { characters.lazy.compactMap { Script.of($0) }.first ?? Script.latin }

  func isCovered(by family: FontFamily) -> Bool {
    characters.allSatisfy { family.covers($0) }
  }

  static let all = read(
    """
    Latin AZaz09ßéñ
    Vietnamese ảịữẾ
    Greek ΑΩλώ
    Cyrillic АЯжё
    Armenian Աբ
    Georgian აბ
    Hebrew אבש
    Arabic ابتشه
    Devanagari कषिा्
    Bengali কষি্
    Gurmukhi ਕਸਿ
    Gujarati કષિ્
    Tamil கஷி்
    Telugu కషి్
    Kannada ಕಷಿ್
    Malayalam കഷി്
    Sinhala කෂි්
    Thai กนี่ำ
    Lao ກນີ່
    Khmer កសិ្
    Myanmar ကသိ္
    Tibetan ཀཤི
    Ethiopic ሀለ
    Kana あんアン
    Chinese 中文字国
    Korean 한글
    Arrows ←→↑↓
    Marks ✓✗★●
    Emoji 😀👍🎉
    """)

  private static func read(_ text: String) -> [ScriptSample] {
    let lines = Array(text.utf8).split { $0 == UInt8(ascii: "\n") }
    return lines.map { line in
      let end = line.firstIndex { $0 == UInt8(ascii: " ") } ?? line.endIndex
      return ScriptSample(
        name: Array(line[..<end]), characters: Array(Scalars(line[end...].dropFirst())))
    }
  }
}
