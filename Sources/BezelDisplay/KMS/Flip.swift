package import BezelCore
import BezelLinux

/// The end of a flip, as the kernel tells it.
package struct Flip: BitwiseCopyable, Hashable, Sendable {
  /// The number that the flip was committed with.
  package var number: UInt64
  package var time: Instant

  package init(number: UInt64, time: Instant) { (self.number, self.time) = (number, time) }

  /// DRM_EVENT_FLIP_COMPLETE.
  fileprivate static let kind: UInt64 = 2
}

extension [Flip] {
  /// Adds the flips among the events that a card's descriptor gave (`struct drm_event`): the first
  /// `count` of the bytes.
  package mutating func append(from bytes: [UInt8], count: Int) {
    // Events come whole: their kind and length, then what the kind has to say.
    var start = 0
    while count - start >= 8 {
      let kind = bytes.nativeNumber(at: start, count: 4)
      let length = bytes.nativeNumber(at: start + 4, count: 4)
      guard length >= 8, length <= UInt64(count - start) else { break }
      if kind == Flip.kind, length >= 32 {
        let seconds = Int64(bytes.nativeNumber(at: start + 16, count: 4))
        let microseconds = Int64(bytes.nativeNumber(at: start + 20, count: 4))
        append(
          Flip(
            number: bytes.nativeNumber(at: start + 8, count: 8),
            time: Instant(nanoseconds: seconds * 1_000_000_000 + microseconds * 1_000)))
      }
      start += Int(length)
    }
  }
}
