package import BezelCore

/// What tells how a device is held: the machine's accelerometer, or a pretended one.
///
/// All of it belongs to one loop. That there is no sensor is an ordinary state: one may come at any time.
package protocol MotionSensor: AnyObject {
  /// Told each sample, and nil when there are none any more for now.
  var handler: ((MotionSample?) -> Void)? { get set }

  /// The time from one sample to the next that is wanted, in nanoseconds.
  var period: Int64 { get set }

  /// How the sensor sits behind its panel, in the place of what the device says; nil is as that says.
  var matrix: MountMatrix? { get set }

  /// Begins to take samples, or to wait for a sensor.
  func start()

  /// Takes no more samples. Nothing is waited for, and nothing wakes the loop until it is started again.
  func stop()
}

/// What an accelerometer felt.
package struct MotionSample: BitwiseCopyable, Hashable, Sendable {
  /// Along the panel's axes.
  package var force: Acceleration
  /// The coarsest step between two values, in m/s².
  package var step: Decimal
  /// Whether x and y are those of gravity rather than of what holds the device against it.
  package var isReversed: Bool

  package init(_ force: Acceleration, step: Decimal = .zero, isReversed: Bool = false) {
    (self.force, self.step, self.isReversed) = (force, step, isReversed)
  }
}
