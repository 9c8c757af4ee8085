package import BezelCore
package import BezelLinux

/// A device of the kernel's industrial I/O, what it feels, and whether it would be used.
package struct SensorReport: Sendable {
  /// The folder of its attributes.
  package var path: [UInt8]
  package var sensor: Accelerometer?
  /// Samples a second that it takes, where it says that.
  package var rate: Decimal?
  /// What it feels now, along the panel's axes.
  package var force: Acceleration?
  package var use: Use

  /// Whether a sensor would be used, and why not.
  package enum Use: Equatable, Sendable {
    case used
    /// It would be, but takes so few samples that it has none yet; it is then told to take more.
    case slow
    /// It is no accelerometer that can be used.
    case unusable(AccelerometerError)
    /// It can be used, but gives no sample.
    case failing(AccelerometerError)
    /// It can be used, but what it feels is not gravity.
    case implausible
    /// It did not answer in time.
    case silent
    /// It feels how a camera is held.
    case forCamera
    /// Another one comes first.
    case anotherFirst
  }

  /// All devices below a root ("" for the system's). Each has so many nanoseconds to answer.
  package static func all(
    under root: [UInt8] = [], waitingAtMost patience: Int64 = 1_500_000_000
  ) throws(Errno) -> [SensorReport] {
    var reports: [SensorReport] = []
    for folder in Accelerometer.folders(under: root) {
      let known = try Worker.result(within: patience) { SensorReport(of: folder, under: root) }
      var report = known ?? SensorReport(path: folder, use: .silent)
      if let sensor = report.sensor {
        report.take(try Worker.result(within: patience) { sensor.feeling() })
      }
      reports.append(report)
    }
    // As `Accelerometer.best` chooses, whether or not it then gives samples.
    var best: Int?
    for (place, report) in reports.enumerated() {
      guard let sensor = report.sensor, sensor.comes(before: best.flatMap { reports[$0].sensor })
      else { continue }
      best = place
    }
    for place in reports.indices where place != best && reports[place].isUsed {
      reports[place].use = .anotherFirst
    }
    return reports
  }

  private init(path: [UInt8], use: Use) { (self.path, self.use) = (path, use) }

  private init(of folder: [UInt8], under root: [UInt8]) {
    self.init(path: folder, use: .used)
    do throws(AccelerometerError) {
      let sensor = try Accelerometer(at: folder, under: root)
      (self.sensor, rate) = (sensor, sensor.rate)
      if sensor.place == .camera { use = .forCamera }
    } catch {
      use = .unusable(error)
    }
  }

  /// Takes what it feels; nil is that it did not answer in time.
  private mutating func take(_ feeling: Result<Acceleration, AccelerometerError>?) {
    switch feeling {
    case .success(let force):
      self.force = force
      if use == .used, !force.isPlausible { use = .implausible }
    case .failure(let error): use = .failing(error)
    case nil:
      let isSlow = rate.map { $0 < Accelerometer.slowestRate } ?? false
      if use == .used { use = isSlow ? .slow : .silent }
    }
  }

  /// Whether it would be used, now or soon.
  package var isUsed: Bool { use == .used || use == .slow }
}

extension Accelerometer {
  fileprivate func feeling() -> Result<Acceleration, AccelerometerError> {
    do throws(AccelerometerError) {
      return .success(try sample())
    } catch {
      return .failure(error)
    }
  }
}

extension SensorReport.Use: CustomStringConvertible {
  /// A clause without its period.
  package var description: String {
    switch self {
    case .used: "would be used"
    case .slow: "would be used, and told to take more samples; it has none yet"
    case .unusable(let error): "not used: \(error.description)"
    case .failing(let error): "gives nothing now: \(error.description)"
    case .implausible: "gives nothing now: what it feels is not gravity"
    case .silent: "gives nothing now: it does not answer"
    case .forCamera: "not used: it is fixed to a camera"
    case .anotherFirst: "not used: another one comes first"
    }
  }
}
