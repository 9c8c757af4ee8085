import CLinux

/// What the machine is called, and how it is reached.
package enum MachineFacts {
  /// The machine's name (`gethostname`).
  package static var hostname: [UInt8] { unsafe text { unsafe bezel_hostname($0, $1) } }

  /// The kernel's name and release (`uname`).
  package static var kernel: [UInt8] { unsafe text { unsafe bezel_kernel($0, $1) } }

  /// The addresses of the interfaces that are up, as text (`getifaddrs`): those of IPv4, or where there
  /// are none those of IPv6. Addresses that hold within the machine or the link only are left out.
  package static func addresses(atMost limit: Int) -> [[UInt8]] {
    let old = addresses(of: AF_INET)
    return Array((old.isEmpty ? addresses(of: AF_INET6) : old).prefix(limit))
  }

  private static func addresses(of family: CInt) -> [[UInt8]] {
    var bytes = [CChar](repeating: 0, count: 2048)
    let count = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      unsafe bezel_addresses(family, buffer.baseAddress, buffer.count)
    }
    let names = bytes.split(separator: 0).prefix(Int(count))
    return names.map { $0.map { UInt8(bitPattern: $0) } }
  }

  private static func text(_ fill: (UnsafeMutablePointer<CChar>?, Int) -> Void) -> [UInt8] {
    var bytes = [CChar](repeating: 0, count: 256)
    unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      unsafe fill(buffer.baseAddress, buffer.count)
    }
    return bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  }
}
