extension [UInt8] {
  /// A number of up to eight bytes in the machine's order, as the kernel's records have them. The
  /// bytes must be there.
  package func nativeNumber(at start: Int, count: Int) -> UInt64 {
    var number: UInt64 = 0
    for index in 0..<count {
      #if _endian(little)
      number |= UInt64(self[start + index]) << UInt64(8 * index)
      #else
      number = number << 8 | UInt64(self[start + index])
      #endif
    }
    return number
  }
}
