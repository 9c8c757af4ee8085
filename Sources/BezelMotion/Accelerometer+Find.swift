import BezelLinux

extension Accelerometer {
  /// The folders of all industrial I/O devices below a root ("" for the system's), the lower numbers
  /// first. (Triggers, which have folders beside them, are none.)
  package static func folders(under root: [UInt8]) -> [[UInt8]] {
    let devices = root + Array("/sys/bus/iio/devices".utf8)
    let names = (try? File.names(in: devices, atMost: 256)) ?? []
    let ours = names.filter { $0.starts(with: "iio:device".utf8) }
    let ordered = ours.sorted {
      $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1)
    }
    return ordered.map { devices + [UInt8(ascii: "/")] + $0 }
  }

  /// The display's accelerometer, else the first of those that do not say what they are fixed to,
  /// else the base's; never a camera's.
  package static func best(under root: [UInt8]) -> Accelerometer? {
    var best: Accelerometer?
    for folder in folders(under: root) {
      guard let found = try? Accelerometer(at: folder, under: root), found.place != .camera else {
        continue
      }
      if let known = best, known.place.rawValue <= found.place.rawValue { continue }
      best = found
    }
    return best
  }

  /// Whether a device below a root offers an acceleration, and cannot be read at present.
  package static func isAnyUnreadable(under root: [UInt8]) -> Bool {
    for folder in folders(under: root) {
      do throws(AccelerometerError) {
        _ = try Accelerometer(at: folder, under: root)
      } catch {
        if error != .noAcceleration { return true }
      }
    }
    return false
  }
}
