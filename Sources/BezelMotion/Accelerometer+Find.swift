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
  package static func best(under root: [UInt8]) -> Accelerometer? { search(under: root).best }

  /// The best one; and whether there is a device that offers an acceleration and cannot be read at
  /// present.
  static func search(under root: [UInt8]) -> (best: Accelerometer?, isAnyUnreadable: Bool) {
    var best: Accelerometer?
    var isAnyUnreadable = false
    for folder in folders(under: root) {
      do throws(AccelerometerError) {
        let found = try Accelerometer(at: folder, under: root)
        if found.comes(before: best) { best = found }
      } catch {
        if error != .noAcceleration { isAnyUnreadable = true }
      }
    }
    return (best, isAnyUnreadable)
  }

  /// Whether it is a better choice than one that was found before it.
  func comes(before other: Accelerometer?) -> Bool {
    guard place != .camera else { return false }
    return other.map { place.rawValue < $0.place.rawValue } ?? true
  }
}
