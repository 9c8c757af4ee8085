/// The values that an axis can have (struct input_absinfo).
package struct AxisRange: BitwiseCopyable, Hashable, Sendable {
  package var minimum: Int32
  package var maximum: Int32

  package init(minimum: Int32, maximum: Int32) { (self.minimum, self.maximum) = (minimum, maximum) }

  /// Whether it has more than one value.
  package var isUsable: Bool { minimum < maximum }

  /// How far along the axis a value lies, in steps of 2⁻³⁰, from 0 to just under 1; 0 on a range that
  /// is not usable.
  func fraction(of value: Int32) -> Int64 {
    guard isUsable else { return 0 }
    let way = Int64(min(max(value, minimum), maximum)) - Int64(minimum)
    return (way << 30) / (Int64(maximum) - Int64(minimum) + 1)
  }
}
