package import BezelLinux

/// Why a device is no accelerometer for us, or a sample could not be had. Attributes are named as in
/// their folder.
package enum AccelerometerError: Error, Equatable, Sendable {
  /// It does not offer x and y of an acceleration.
  case noAcceleration
  /// An attribute cannot be read.
  case unreadable([UInt8], Errno)
  /// An attribute has something else where a number belongs.
  case notANumber([UInt8])
}

extension AccelerometerError: CustomStringConvertible {
  /// One sentence without its period.
  package var description: String {
    switch self {
    case .noAcceleration: "it offers no acceleration along x and y"
    case .unreadable(let name, let errno):
      "\(String(decoding: name, as: UTF8.self)) cannot be read: \(errno.description)"
    case .notANumber(let name): "\(String(decoding: name, as: UTF8.self)) has no number"
    }
  }
}
