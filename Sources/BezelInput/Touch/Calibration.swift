import BezelCore

/// How a touchscreen lies on its panel, in the sense of LIBINPUT_CALIBRATION_MATRIX: on fractions of
/// both sides, x' = ax + by + c and y' = dx + ey + f.
package struct Calibration: BitwiseCopyable, Hashable, Sendable {
  private var x: Row
  private var y: Row

  private struct Row: BitwiseCopyable, Hashable, Sendable {
    var x: Fixed
    var y: Fixed
    var offset: Fixed

    /// In steps of 2⁻³⁰, limited to 0…1; three products of 61 bits fit.
    func apply(_ first: Int64, _ second: Int64) -> Int64 {
      let sum = Int64(x.bits) * first + Int64(y.bits) * second + Int64(offset.bits) << 30
      return min(max(sum >> 16, 0), 1 << 30)
    }
  }

  package static let none = Calibration(
    x: Row(x: 1, y: 0, offset: 0), y: Row(x: 0, y: 1, offset: 0))

  private init(x: Row, y: Row) { (self.x, self.y) = (x, y) }

  /// Reads six decimals with spaces between them, `a b c d e f`; nil for anything else.
  package init?(_ text: some Collection<UInt8>) {
    let numbers = text.split(separator: UInt8(ascii: " ")).map { Decimal($0)?.fixed }
    guard numbers.count == 6, let a = numbers[0], let b = numbers[1], let c = numbers[2],
      let d = numbers[3], let e = numbers[4], let f = numbers[5]
    else { return nil }
    self.init(x: Row(x: a, y: b, offset: c), y: Row(x: d, y: e, offset: f))
  }

  func apply(x first: Int64, y second: Int64) -> (x: Int64, y: Int64) {
    (x.apply(first, second), y.apply(first, second))
  }
}
