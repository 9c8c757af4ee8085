import Bezel
import BezelCore
import BezelLinux
import BezelMotion
import BezelTheme

/// What an accelerometer is to do.
struct MotionOptions {
  /// Whether tilt moves the bezel.
  var isOn = true
  /// How it does so.
  var effects = MotionEffects()
  /// Whether the picture is turned as the device is.
  var turnsPicture = false

  /// Takes an option if it is one of these; whether it was.
  mutating func take(
    _ option: OptionReader.Option, from reader: inout OptionReader
  ) throws(UsageError) -> Bool {
    switch option.name {
    case "--motion": isOn = try reader.choice(of: option, ("on", true), ("off", false))
    case "--motion-points":
      effects.settings.range = try reader.value(
        of: option, "points from 0", { (word) in Values.length(word) })
    case "--motion-degrees":
      effects.settings.reach = try reader.value(
        of: option, "degrees from 1 to 90",
        { (word) in Values.number(word, 1...90).map { Angle($0) } })
    case "--tilt-invert":
      (effects.invertsX, effects.invertsY) = try reader.choice(
        of: option, ("x", (true, false)), ("y", (false, true)), ("xy", (true, true)),
        ("none", (false, false)))
    case "--mount-matrix":
      let word = try reader.value(of: option)
      do throws(MountMatrixError) {
        effects.use(try MountMatrix(word))
      } catch {
        throw .badValue(word, of: option.name, expected: error.description)
      }
    default: return false
    }
    return true
  }
}

extension Angle {
  /// Makes an angle of degrees. A turn is 2²⁴ steps, a degree of `Fixed` 2¹⁶.
  fileprivate init(_ degrees: Fixed) {
    self.init(bits: Int32(clamping: (Int64(degrees.bits) * 256 + 180) / 360))
  }
}

extension Stage {
  /// Has an accelerometer do what it is to.
  func follow(_ motion: MotionOptions) throws(Errno) {
    motionEffects = motion.effects
    turnsWithDevice = motion.turnsPicture
    if motion.isOn || motion.turnsPicture { motionSensor = try AccelerometerReader(on: loop) }
  }
}
