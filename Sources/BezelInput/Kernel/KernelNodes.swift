package import BezelLinux
import CLinux

/// The nodes of this machine.
package final class KernelNodes: InputNodes {
  private let root: [UInt8]

  /// Looks into sysfs and udev's database below a root ("" for the system's).
  package init(under root: [UInt8] = []) { self.root = root }

  package func open(_ path: [UInt8]) throws(Errno) -> any InputNode {
    try EvdevNode(path, under: root)
  }

  package var awaitsUdev: Bool {
    var file = bezel_file()
    let isThere = try? unsafe withPath(root + Array("/run/udev/data".utf8)) {
      (path) throws(Errno) in try retrying { unsafe bezel_stat(path, &file) }
    }
    return isThere != nil
  }
}
