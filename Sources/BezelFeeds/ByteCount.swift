import BezelCore

/// A number of bytes as people write it for `--total`.
package enum ByteCount {
  /// Reads digits with an optional unit: `K M G T P E` and `KiB …` by 1024, `kB MB …` by 1000, `B` by
  /// one; nil for anything else and for what does not fit.
  package static func parse(_ text: some Collection<UInt8>) -> Int64? {
    let number = WholeNumber(Array(text)[...])
    let unit = number.rest
    return product(number.value, unit.isEmpty || unit.spells("B") ? 1 : multiplier(unit))
  }

  /// What a unit with a letter of size stands for: `K` and `KiB` 1024, `KB` 1000, and so on.
  static func multiplier(_ unit: ArraySlice<UInt8>) -> Int64? {
    let letters = Array("kmgtpe".utf8)
    guard let letter = unit.first, let power = letters.firstIndex(of: letter | 0x20) else {
      return nil
    }
    let ending = unit.dropFirst()
    let base: Int64
    if ending.isEmpty || ending.spells("iB") {
      base = 1024
    } else if ending.spells("B") {
      base = 1000
    } else {
      return nil
    }
    return (0...power).reduce(1) { value, _ in value * base }
  }
}
