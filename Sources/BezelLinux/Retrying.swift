import CLinux

/// Calls until the call is not interrupted by a signal; a negative result is thrown.
///
/// - Returns: What the call returned, zero or more.
@discardableResult
package func retrying(_ call: () -> CInt) throws(Errno) -> CInt {
  while true {
    let result = call()
    if result >= 0 { return result }
    let error = Errno.last
    if error != .interrupted { throw error }
  }
}

/// The same for calls that return a number of bytes.
@discardableResult
package func retrying(_ call: () -> Int) throws(Errno) -> Int {
  while true {
    let result = call()
    if result >= 0 { return result }
    let error = Errno.last
    if error != .interrupted { throw error }
  }
}
