/// Names of seats: those who sit there share displays and input devices.
package enum Seat {
  /// Where everything belongs that is given to no other.
  package static let first = Array("seat0".utf8)
}
