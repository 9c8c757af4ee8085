import BezelCore
package import BezelMotion

/// How tilting the device moves bezels: in proportion, up to a limit, to the side that sinks, as if
/// they floated on the screen. (The original's pair of `UIInterpolatingMotionEffect`.)
///
/// Trembling and small turns move nothing, and however the device is held becomes the center again in
/// some seconds.
public struct MotionEffects: Sendable {
  /// How far a bezel goes to either side, in points; 10 unless told otherwise. It may come into its
  /// margin, but never over the edges of its container.
  public var points: Double {
    get { settings.range.double }
    set { settings.range.take(length: newValue) }
  }

  /// The tilt that takes a bezel so far, in degrees; 15 unless told otherwise, limited to 1…90.
  public var degrees: Double {
    get { settings.reach.degrees }
    set {
      guard !newValue.isNaN else { return }
      settings.reach = Angle(degrees: min(max(newValue, 1), 90))
    }
  }

  /// Whether tilting the panel to the left or right moves bezels the other way: a cure for a sensor that
  /// was built in the wrong way round.
  public var invertsX: Bool {
    get { settings.invertsX }
    set { settings.invertsX = newValue }
  }

  /// Whether tilting the panel up or down moves bezels the other way.
  public var invertsY: Bool {
    get { settings.invertsY }
    set { settings.invertsY = newValue }
  }

  package var settings = TiltSettings()
  /// How the sensor sits behind its panel; nil is as udev or its driver says.
  package private(set) var matrix: MountMatrix?

  /// Makes the usual ones.
  public init() {}

  /// Says how the sensor sits behind its panel, in the place of what udev or its driver says: the matrix
  /// that takes its axes to those of the panel (x to the right, y to the top, z out of the screen) as
  /// three rows, `"0, 1, 0; -1, 0, 0; 0, 0, 1"`.
  ///
  /// - Throws: ``StageError`` for a text that is no such matrix.
  public mutating func setMountMatrix(_ text: String) throws(StageError) {
    do throws(MountMatrixError) {
      matrix = try MountMatrix(Array(text.utf8))
    } catch {
      throw StageError(error.description)
    }
  }

  package mutating func use(_ matrix: MountMatrix) { self.matrix = matrix }
}

extension Angle {
  /// A turn is 2²⁴ steps.
  private static let stepsInDegree = 16_777_216.0 / 360

  fileprivate init(degrees: Double) {
    self.init(bits: Int32(degrees * Angle.stepsInDegree + 0.5))
  }

  /// To thousandths, so that what was set is what is read.
  fileprivate var degrees: Double {
    Double(Int64(Double(bits) / Angle.stepsInDegree * 1000 + 0.5)) / 1000
  }
}
