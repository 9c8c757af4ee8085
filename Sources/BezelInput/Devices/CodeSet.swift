/// A set of event codes, as EVIOCGBIT gives it.
package struct CodeSet: Hashable, Sendable {
  /// The codes that there is room for: those of keys, of which there are most.
  package static let codes: ClosedRange<UInt16> = 0...0x2FF

  private var words = Array<UInt32>(repeating: 0, count: 24)

  /// Makes the set of those codes; what is out of range is left out.
  package init(_ codes: some Sequence<UInt16> = EmptyCollection()) {
    for code in codes { insert(code) }
  }

  /// Makes the set of those codes of a range that meet a condition.
  init(_ codes: Range<UInt16>, where condition: (UInt16) -> Bool) {
    for code in codes where condition(code) { insert(code) }
  }

  package mutating func insert(_ code: UInt16) {
    guard CodeSet.codes.contains(code) else { return }
    words[Int(code >> 5)] |= 1 << UInt32(code & 31)
  }

  package func contains(_ code: UInt16) -> Bool {
    CodeSet.codes.contains(code) && words[Int(code >> 5)] & (1 << UInt32(code & 31)) != 0
  }

  /// Whether any of a range is in the set.
  package func hasAny(of range: ClosedRange<UInt16>) -> Bool { range.contains { contains($0) } }

  /// Whether all of a range are in the set.
  package func hasAll(of range: ClosedRange<UInt16>) -> Bool { range.allSatisfy { contains($0) } }
}
