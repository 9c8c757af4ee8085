extension Collection<UInt8> {
  /// Whether these are the UTF-8 bytes of `word`: comparing strings would need Unicode's tables.
  @inlinable package func spells(_ word: String) -> Bool { elementsEqual(word.utf8) }
}

extension Collection where Element == UInt8 {
  /// The part before and the part after the first `separator`; nil where there is none.
  package func cut(at separator: UInt8) -> (SubSequence, SubSequence)? {
    guard let place = firstIndex(of: separator) else { return nil }
    return (self[..<place], self[index(after: place)...])
  }
}
