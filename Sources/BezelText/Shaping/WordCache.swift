/// Words that have been shaped, so that a text that changes a little is shaped a little.
///
/// Each word has one place; another one that falls on it takes it.
struct WordCache {
  private var entries: [Entry?] = Array(repeating: nil, count: placeCount)

  private struct Entry {
    var face: UInt16
    var word: Word
    var shaped: ShapedWord
  }

  private static let placeCount = 1 << 9
  /// Longer words, context included, come once and are not kept.
  private static let longest = 64

  func find(_ word: Word, _ face: UInt16) -> ShapedWord? {
    guard word.characters.count <= WordCache.longest,
      let entry = entries[WordCache.place(of: word, face)], entry.face == face, entry.word == word
    else { return nil }
    return entry.shaped
  }

  mutating func keep(_ shaped: ShapedWord, of word: Word, _ face: UInt16) {
    guard word.characters.count <= WordCache.longest else { return }
    entries[WordCache.place(of: word, face)] = Entry(face: face, word: word, shaped: shaped)
  }

  /// FNV-1a: the library's own hashing asks the kernel for a seed, which may not be ready at boot.
  private static func place(of word: Word, _ face: UInt16) -> Int {
    var hash: UInt32 = 2_166_136_261
    for character in word.characters { hash = (hash ^ character) &* 16_777_619 }
    hash = (hash ^ UInt32(face)) &* 16_777_619
    hash ^= hash >> 15
    return Int(hash & UInt32(placeCount - 1))
  }
}
