import BezelCore

/// What the arguments of dd say about how much it will copy.
package struct DDArguments: Hashable, Sendable {
  /// The file that it reads; nil for its standard input. The caller finds its size.
  package private(set) var input: [UInt8]?
  /// The most bytes that it will copy (`count=`); nil without a limit.
  package private(set) var limit: Int64?
  /// The bytes of the input that it leaves out first (`skip=`).
  package private(set) var skipped: Int64 = 0

  /// Reads a command's arguments, its own name first; nil when it is not dd, by the last part of
  /// its name, nor dd of BusyBox or Toybox. Operands that dd would refuse are passed over.
  package init?(_ arguments: [[UInt8]]) {
    guard let operands = Self.operands(arguments) else { return nil }
    var blockSize = Amount(value: 512)
    var ownsBlockSize = false
    var (count, skip): (Amount?, Amount?)
    var (countsBytes, skipsBytes) = (false, false)
    for operand in operands {
      guard let equals = operand.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let (name, value) = (operand[..<equals], operand[(equals + 1)...])
      if name.spells("if") {
        input = Array(value)
      } else if name.spells("bs") {
        // It takes precedence over ibs=, wherever that stands.
        (blockSize, ownsBlockSize) = (Amount(value), true)
      } else if name.spells("ibs"), !ownsBlockSize {
        blockSize = Amount(value)
      } else if name.spells("count") {
        count = Amount(value)
      } else if name.spells("skip") || name.spells("iseek") {
        skip = Amount(value)
      } else if name.spells("iflag") {
        let flags = value.split(separator: UInt8(ascii: ","))
        if flags.contains(where: { $0.spells("count_bytes") }) { countsBytes = true }
        if flags.contains(where: { $0.spells("skip_bytes") }) { skipsBytes = true }
      }
    }
    limit = count?.bytes(countsBytes ? nil : blockSize)
    if let skip { skipped = skip.bytes(skipsBytes ? nil : blockSize) ?? .max }
  }

  /// How many bytes it will copy at most from an input of that size, which files and block devices
  /// have; nil when that is unknown.
  package func total(inputSize size: Int64?) -> Int64? {
    guard let size else { return limit }
    let rest = max(0, size - min(skipped, size))
    return limit.map { min($0, rest) } ?? rest
  }

  private static func operands(_ arguments: [[UInt8]]) -> ArraySlice<[UInt8]>? {
    guard let command = arguments.first else { return nil }
    let name = baseName(command)
    if name.spells("dd") { return arguments.dropFirst() }
    guard name.spells("busybox") || name.spells("toybox"), arguments.count > 1,
      arguments[1].spells("dd")
    else { return nil }
    return arguments.dropFirst(2)
  }

  private static func baseName(_ path: [UInt8]) -> ArraySlice<UInt8> {
    path.lastIndex(of: UInt8(ascii: "/")).map { path[($0 + 1)...] } ?? path[...]
  }
}

/// A number as dd reads it: blocks, or bytes.
private struct Amount {
  /// Nil when dd would refuse it or it does not fit.
  private let value: Int64?
  private let isInBytes: Bool

  init(value: Int64) { (self.value, isInBytes) = (value, false) }

  /// Reads factors joined by `x`, each digits and a unit, where one of both may be missing. A `B`
  /// anywhere makes bytes of what would be blocks, as in GNU dd since 9.1.
  init(_ text: ArraySlice<UInt8>) {
    value = text.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
      .reduce(1) { product($0, Self.factor($1)) }
    isInBytes = text.contains(UInt8(ascii: "B"))
  }

  /// The bytes in so many blocks of that size; without a size the number counts bytes.
  func bytes(_ blockSize: Amount?) -> Int64? {
    guard !isInBytes, let blockSize else { return value }
    return product(value, blockSize.value)
  }

  private static func factor(_ text: ArraySlice<UInt8>) -> Int64? {
    guard !text.isEmpty else { return nil }
    let number = WholeNumber(text)
    return product(number.hasDigits ? number.value : 1, unit(number.rest))
  }

  private static func unit(_ unit: ArraySlice<UInt8>) -> Int64? {
    if unit.isEmpty || unit.spells("c") || unit.spells("B") { return 1 }
    if unit.spells("w") { return 2 }
    if unit.spells("b") { return 512 }
    return ByteCount.multiplier(unit)
  }
}
