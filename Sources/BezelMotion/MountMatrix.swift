package import BezelCore

/// How a sensor sits behind its panel: the matrix that takes its axes to the panel's.
package struct MountMatrix: BitwiseCopyable, Hashable, Sendable {
  /// The factors of the sensor's x, y and z in one axis of the panel.
  package struct Row: BitwiseCopyable, Hashable, Sendable {
    package var x: Decimal
    package var y: Decimal
    package var z: Decimal

    package init(_ x: Decimal, _ y: Decimal, _ z: Decimal) { (self.x, self.y, self.z) = (x, y, z) }

    var isZero: Bool { x == .zero && y == .zero && z == .zero }

    func apply(to force: Acceleration) -> Decimal { x * force.x + y * force.y + z * force.z }
  }

  package var x: Row
  package var y: Row
  package var z: Row

  package init(x: Row, y: Row, z: Row) { (self.x, self.y, self.z) = (x, y, z) }

  package static let identity = MountMatrix(
    x: Row(.one, .zero, .zero), y: Row(.zero, .one, .zero), z: Row(.zero, .zero, .one))

  /// The matrix times the force as a column.
  package func apply(to force: Acceleration) -> Acceleration {
    Acceleration(x: x.apply(to: force), y: y.apply(to: force), z: z.apply(to: force))
  }
}
