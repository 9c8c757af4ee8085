extension Collection<UInt8> {
  /// Whether these are the UTF-8 bytes of `word`: comparing strings would need Unicode's tables.
  package func spells(_ word: String) -> Bool { elementsEqual(word.utf8) }
}
