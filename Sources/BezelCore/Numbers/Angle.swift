/// An angle in steps of 2⁻²⁴ of a turn, clockwise from the positive x axis (y points down).
///
/// A sweep may be negative or more than a turn, up to ±127 turns.
@usableFromInline package struct Angle: BitwiseCopyable, Hashable, Sendable {
  /// The angle in steps of 2⁻²⁴ of a turn.
  @usableFromInline package var bits: Int32

  /// Makes an angle of that many steps of 2⁻²⁴ of a turn.
  @inlinable package init(bits: Int32) { self.bits = bits }

  /// Makes an angle from turns: 1 is a whole turn, limited to ±127.
  package init(turns: Fixed) {
    self.init(bits: Int32(clamping: Int64(turns.clamped(to: -127...127).bits) << 8))
  }

  /// Makes an angle from whole degrees, rounded to the nearest step, limited to ±127 turns.
  package init(degrees: Int) {
    let limited = Int64(Swift.max(-45_720, Swift.min(degrees, 45_720)))
    self.init(bits: Int32(divideRounding(limited << 24, 360)))
  }

  @inlinable package static var zero: Angle { Angle(bits: 0) }
  @inlinable package static var quarterTurn: Angle { Angle(bits: 1 << 22) }
  @inlinable package static var turn: Angle { Angle(bits: 1 << 24) }
  /// Twelve o'clock, where progress begins.
  @inlinable package static var top: Angle { Angle(bits: -(1 << 22)) }
}

extension Angle {
  /// The angle of the chords as which a circle of that radius in pixels is drawn, none further than 1/128
  /// pixel from it, which is two grey levels. It divides a turn; a chord that does not end at one of those
  /// corners is shorter.
  package static func chord(ofRadius radius: Fixed) -> Angle {
    // n chords stray from a circle by r · (1 − cos π/n), about 4.93 r/n²; n² ≥ 632 r keeps that under
    // 1/128 pixel.
    var chords: Int64 = 64
    while chords * chords * 104 < Int64(radius.bits) { chords *= 2 }
    return Angle(bits: Int32(1 << 24 / chords))
  }

  /// The nearest multiple of a chord's angle that is not above the angle.
  package func rounded(down chord: Angle) -> Angle { Angle(bits: bits & -chord.bits) }
}

extension Angle: Comparable {
  // Written out, since what the compiler derives is not inlined in other modules.
  @inlinable package static func == (a: Angle, b: Angle) -> Bool { a.bits == b.bits }
  @inlinable package static func < (a: Angle, b: Angle) -> Bool { a.bits < b.bits }
}

extension Angle: AdditiveArithmetic {
  @inlinable package static func + (a: Angle, b: Angle) -> Angle {
    Angle(bits: Int32(clamping: Int64(a.bits) + Int64(b.bits)))
  }

  @inlinable package static func - (a: Angle, b: Angle) -> Angle {
    Angle(bits: Int32(clamping: Int64(a.bits) - Int64(b.bits)))
  }
}

/// A direction as a vector of length one, in steps of 2⁻³⁰: fine enough to place a point on a circle
/// of 16384 pixels to within 1/32768 pixel.
@usableFromInline package struct Direction: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package var x: Int32
  @usableFromInline package var y: Int32

  /// The direction of an angle; each part is off by less than 4 · 2⁻³⁰.
  package init(_ angle: Angle) {
    // Fold into the first octant, where the series below converge fast.
    let turn = UInt32(bitPattern: angle.bits) & 0xFF_FFFF
    let quadrant = turn >> 22
    let within = Int64(turn & 0x3F_FFFF)
    let folded = within > 1 << 21 ? (1 << 22) - within : within
    let (low, high) = Direction.series(folded)
    let (sine, cosine) = within > 1 << 21 ? (high, low) : (low, high)
    switch quadrant {
    case 0: (x, y) = (cosine, sine)
    case 1: (x, y) = (-sine, cosine)
    case 2: (x, y) = (-cosine, -sine)
    default: (x, y) = (sine, -cosine)
    }
  }

  /// Sine and cosine of up to an eighth of a turn, by the first terms of their power series in 2⁻³⁰;
  /// the first term left out is below 2 · 2⁻³⁰.
  private static func series(_ steps: Int64) -> (sine: Int32, cosine: Int32) {
    // 2π · 2³⁰ / 2²⁴, with 26 more bits to keep the product exact to 2⁻³⁰.
    let radians = (steps * 26_986_075_409 + (1 << 25)) >> 26
    let square = (radians * radians) >> 30
    func times(_ a: Int64, _ b: Int64) -> Int64 { (a * b + (1 << 29)) >> 30 }
    let one: Int64 = 1 << 30
    var sine = one - square / 110
    sine = one - times(square, sine) / 72
    sine = one - times(square, sine) / 42
    sine = one - times(square, sine) / 20
    sine = one - times(square, sine) / 6
    sine = times(radians, sine)
    var cosine = one - square / 132
    cosine = one - times(square, cosine) / 90
    cosine = one - times(square, cosine) / 56
    cosine = one - times(square, cosine) / 30
    cosine = one - times(square, cosine) / 12
    cosine = one - times(square, cosine) / 2
    return (Int32(min(sine, one)), Int32(min(cosine, one)))
  }
}

extension Angle {
  /// The sine, off by at most one step of 1/65536.
  package var sine: Fixed { Fixed(bits: (Direction(self).y + (1 << 13)) >> 14) }

  /// The cosine, off by at most one step of 1/65536.
  package var cosine: Fixed { Fixed(bits: (Direction(self).x + (1 << 13)) >> 14) }

  /// The angle of the vector (x, y), from −½ (left out) to ½ turn, off by at most 4 steps of 2⁻²⁴ turn; zero for the
  /// zero vector.
  package init(ofVector x: Fixed, _ y: Fixed) {
    // CORDIC: turn the vector onto the x axis by ever smaller known angles and add them up.
    var (a, b) = (Int64(x.bits), Int64(y.bits))
    guard a != 0 || b != 0 else {
      self = .zero
      return
    }
    while a.magnitude < 1 << 40, b.magnitude < 1 << 40 { (a, b) = (a << 1, b << 1) }
    var sum: Int64 = 0
    if a < 0 {
      sum = b < 0 ? -(1 << 31) : 1 << 31
      (a, b) = (-a, -b)
    }
    for (shift, step) in Angle.arcTangents.enumerated() {
      let (right, down) = (a >> Int64(shift), b >> Int64(shift))
      if b > 0 {
        (a, b, sum) = (a + down, b - right, sum + step)
      } else {
        (a, b, sum) = (a - down, b + right, sum - step)
      }
    }
    self.init(bits: Int32((sum + 128) >> 8))
  }

  /// atan(2⁻ⁱ) in steps of 2⁻³² of a turn.
  private static let arcTangents: [Int64] = [
    536_870_912, 316_933_406, 167_458_907, 85_004_756, 42_667_331, 21_354_465, 10_679_838,
    5_340_245, 2_670_163, 1_335_087, 667_544, 333_772, 166_886, 83_443, 41_722, 20_861, 10_430,
    5_215, 2_608, 1_304, 652, 326, 163, 81, 41, 20, 10, 5, 3, 1,
  ]
}
