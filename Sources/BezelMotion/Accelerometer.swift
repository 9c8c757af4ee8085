package import BezelCore
import BezelLinux

/// An accelerometer of the kernel's industrial I/O, read by its attributes.
package struct Accelerometer: Sendable {
  /// What a sensor is fixed to, the better one first.
  package enum Place: Int, Sendable {
    case display
    case unknown
    case base
    case camera
  }

  /// An axis: (raw + offset) · scale is m/s².
  private struct Axis: Sendable {
    let name: [UInt8]
    let scale: Decimal
    let offset: Decimal
    /// Between two values, in m/s²; zero where that is not known.
    let step: Decimal
  }

  /// Who says how it sits behind its panel.
  package enum MatrixSource: Hashable, Sendable {
    /// Nobody: its axes are the panel's.
    case nobody
    case udev
    /// The driver, in an attribute of that name.
    case driver([UInt8])
    /// Whoever started the program.
    case told
  }

  let folder: AttributeFolder
  private let x: Axis
  private let y: Axis
  private let z: Axis?
  package let place: Place
  /// What its driver calls it; empty where it says nothing.
  package let name: [UInt8]
  /// The device's own matrix, until another is told.
  package private(set) var matrix: MountMatrix
  package private(set) var matrixSource: MatrixSource

  /// Whether x and y are those of gravity rather than of what holds the device against it: an upright
  /// panel then has a y below zero. Sensors of HID do it so, and matrices of udev take others to it.
  package var isReversed: Bool {
    if case .udev = matrixSource { return true }
    return name.spells("accel_3d")
  }

  /// Takes another matrix for the device's own.
  package mutating func use(_ matrix: MountMatrix) { (self.matrix, matrixSource) = (matrix, .told) }

  /// The folder of its attributes.
  package var path: [UInt8] { folder.path }

  /// Looks at a folder for what it offers, and at udev's database below a root ("" for the system's).
  package init(at path: [UInt8], under root: [UInt8] = []) throws(AccelerometerError) {
    do throws(Errno) {
      folder = try AttributeFolder(path)
    } catch {
      throw .unreadable([], error)
    }
    guard let x = try Accelerometer.axis("x", in: folder),
      let y = try Accelerometer.axis("y", in: folder)
    else { throw .noAcceleration }
    (self.x, self.y) = (x, y)
    z = try Accelerometer.axis("z", in: folder)
    let device = path.split(separator: UInt8(ascii: "/")).last ?? []
    let record = UdevRecord(
      number: folder.text("dev"), name: Array("+iio:".utf8) + device, under: root)
    name = folder.text("name") ?? []
    place = Accelerometer.place(in: folder, record)
    (matrix, matrixSource) = Accelerometer.matrix(in: folder, record)
  }

  /// The factors from numbers to m/s², of x, y and z; there may be no z.
  package var scales: [Decimal] { [x.scale, y.scale] + (z.map { [$0.scale] } ?? []) }

  /// The coarsest step of its axes, in m/s².
  package var resolution: Decimal {
    let steps = [x.step, y.step, z?.step ?? .zero]
    return Decimal(billionths: Int64(clamping: steps.map { $0.billionths.magnitude }.max() ?? 0))
  }

  /// The force now, along the panel's axes. A driver may take seconds for it.
  package func sample() throws(AccelerometerError) -> Acceleration {
    let (x, y) = (try value(of: x), try value(of: y))
    let measured: Decimal? = if let z { try value(of: z) } else { nil }
    return matrix.apply(
      to: Acceleration(x: x, y: y, z: measured ?? Acceleration.missingZ(x: x, y: y)))
  }

  private func value(of axis: Axis) throws(AccelerometerError) -> Decimal {
    (try folder.number(axis.name) + axis.offset) * axis.scale
  }

  private static func axis(
    _ letter: String, in folder: AttributeFolder
  ) throws(AccelerometerError) -> Axis? {
    let own = "in_accel_" + letter
    if let name = folder.first([own + "_raw"]) {
      let scale = folder.first([own + "_scale", "in_accel_scale", "scale"])
      let offset = folder.first([own + "_offset", "in_accel_offset", "offset"])
      let factor: Decimal = if let scale { try folder.number(scale) } else { .one }
      let shift: Decimal = if let offset { try folder.number(offset) } else { .zero }
      return Axis(name: name, scale: factor, offset: shift, step: factor)
    }
    return folder.first([own + "_input"]).map {
      Axis(name: $0, scale: .one, offset: .zero, step: .zero)
    }
  }

  /// The first of the matrix's spellings that has one; udev's is made for this very machine.
  private static func matrix(
    in folder: AttributeFolder, _ record: UdevRecord
  ) -> (MountMatrix, MatrixSource) {
    if let text = record.value("ACCEL_MOUNT_MATRIX"), let matrix = try? MountMatrix(text) {
      return (matrix, .udev)
    }
    for name in ["mount_matrix", "in_accel_mount_matrix", "in_mount_matrix"] {
      if let text = folder.text(name), let matrix = try? MountMatrix(text) {
        return (matrix, .driver(Array(name.utf8)))
      }
    }
    return (.identity, .nobody)
  }

  private static func place(in folder: AttributeFolder, _ record: UdevRecord) -> Place {
    func says(_ text: [UInt8]?, _ word: String) -> Bool { text == Array(word.utf8) }
    let (label, location) = (folder.text("label"), folder.text("location"))
    if says(label, "accel-display") { return .display }
    if says(label, "accel-base") { return .base }
    if says(label, "accel-camera") { return .camera }
    let known = record.value("ACCEL_LOCATION")
    if says(known, "display") || says(location, "lid") { return .display }
    return says(known, "base") || says(location, "base") ? .base : .unknown
  }
}
