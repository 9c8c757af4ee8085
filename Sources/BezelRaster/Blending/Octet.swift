/// Eight opaque pixels at once, to the bit as one at a time: their channels in numbers of 16 bits, in which
/// the products of two levels fit, and which all vector units multiply.
struct Octet: BitwiseCopyable {
  /// Blue and red of each pixel, by turns.
  private let outer: SIMD16<UInt16>
  /// Green and alpha of each pixel.
  private let inner: SIMD16<UInt16>

  /// Pixels so many at once. CPUs of this kind need not have vectors.
  #if arch(arm)
  static let count = Int.max
  #else
  static let count = 8
  #endif

  private static let lanes = SIMD8<UInt32>(repeating: 0x00FF_00FF)

  /// Takes eight pixels apart.
  @inline(always)
  init(_ pixels: SIMD8<UInt32>) {
    outer = SIMD16(halvesOf: pixels & Octet.lanes)
    inner = SIMD16(halvesOf: pixels &>> 8 & Octet.lanes)
  }

  /// Eight pixels of one colour, 0xRRGGBB.
  @inline(always)
  init(repeating color: UInt32) { self.init(SIMD8(repeating: 0xFF00_0000 | color)) }

  /// These pixels over others, with weights of 0…255.
  @inline(always)
  func laid(over below: Octet, _ weights: Weights) -> SIMD8<UInt32> {
    // Sums of two products and 128 are at most 65153.
    let outer = outer &* weights.own &+ below.outer &* weights.rest &+ SIMD16(repeating: 128)
    let inner = inner &* weights.own &+ below.inner &* weights.rest &+ SIMD16(repeating: 128)
    // Divided by 255, rounded to the nearest.
    let low = (outer &+ outer &>> 8) &>> 8
    let high = (inner &+ inner &>> 8) & SIMD16(repeating: 0xFF00)
    return SIMD8(words: low | high)
  }

  /// The weights of eight pixels, once for each of two channels.
  struct Weights: BitwiseCopyable {
    fileprivate let own: SIMD16<UInt16>
    fileprivate let rest: SIMD16<UInt16>

    /// Weighs all pixels alike, by 0…255.
    @inline(always)
    init(repeating weight: UInt32) {
      own = SIMD16(repeating: UInt16(truncatingIfNeeded: weight))
      rest = SIMD16(repeating: 255) &- own
    }

    /// Weighs each pixel by its byte of `weights`, in the order of memory.
    @inline(always)
    init(_ weights: UInt64) {
      let bytes = unsafe unsafeBitCast(weights, to: SIMD8<UInt8>.self)
      let numbers = SIMD8<UInt32>(truncatingIfNeeded: bytes)
      own = SIMD16(halvesOf: numbers | numbers &<< 16)
      rest = SIMD16(repeating: 255) &- own
    }
  }
}

// A vector is any bits of its size.

extension SIMD16<UInt16> {
  @inline(always)
  fileprivate init(halvesOf words: SIMD8<UInt32>) {
    self = unsafe unsafeBitCast(words, to: SIMD16<UInt16>.self)
  }
}

extension SIMD8<UInt32> {
  @inline(always)
  fileprivate init(words halves: SIMD16<UInt16>) {
    self = unsafe unsafeBitCast(halves, to: SIMD8<UInt32>.self)
  }
}

// That what is read and written lies within a span is checked.

extension Span<UInt32> {
  /// The eight pixels from `place` on.
  @inline(always)
  func octet(at place: Int) -> SIMD8<UInt32> {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: place &* 4, as: SIMD8<UInt32>.self)
  }
}

extension MutableSpan<UInt32> {
  /// The eight pixels from `place` on.
  @inline(always)
  func octet(at place: Int) -> SIMD8<UInt32> { span.octet(at: place) }

  /// Replaces the eight pixels from `place` on.
  @inline(always)
  mutating func set(_ pixels: SIMD8<UInt32>, at place: Int) {
    var bytes = unsafe mutableBytes
    bytes.storeBytes(of: pixels, toByteOffset: place &* 4, as: SIMD8<UInt32>.self)
  }
}

extension Span<UInt8> {
  /// The eight bytes from `place` on, in the order of memory.
  @inline(always)
  func octet(at place: Int) -> UInt64 {
    unsafe bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
  }
}
