import BezelCore
package import BezelLinux
import CDRM

extension KernelCard {
  package func readFlips() throws(Errno) -> [Flip] {
    var flips: [Flip] = []
    var buffer = [UInt8](repeating: 0, count: 1_024)
    let count: Int
    do throws(Errno) { count = try file.read(into: &buffer) } catch {
      guard error == .wouldBlock else { throw error }
      return []
    }
    // The kernel only hands out whole events: their kind and length, then what the kind says.
    var start = 0
    while count - start >= 8 {
      let kind = number(buffer, at: start, bytes: 4)
      let length = Int(clamping: number(buffer, at: start + 4, bytes: 4))
      guard length >= 8, length <= count - start else { break }
      if kind == UInt64(DRM_EVENT_FLIP_COMPLETE), length >= 32 {
        let seconds = Int64(number(buffer, at: start + 16, bytes: 4))
        let microseconds = Int64(number(buffer, at: start + 20, bytes: 4))
        let time = Instant(nanoseconds: seconds * 1_000_000_000 + microseconds * 1_000)
        flips.append(Flip(number: number(buffer, at: start + 8, bytes: 8), time: time))
      }
      start += length
    }
    return flips
  }

  /// A number of that many bytes in the machine's order.
  private func number(_ buffer: [UInt8], at start: Int, bytes count: Int) -> UInt64 {
    var number: UInt64 = 0
    for index in 0..<count {
      #if _endian(little)
      number |= UInt64(buffer[start + index]) << UInt64(8 * index)
      #else
      number = number << 8 | UInt64(buffer[start + index])
      #endif
    }
    return number
  }
}
