package import BezelLinux

extension KernelCard {
  package func readFlips() throws(Errno) -> [Flip] {
    var buffer = [UInt8](repeating: 0, count: 1_024)
    do throws(Errno) {
      let count = try file.read(into: &buffer)
      return Flip.list(from: buffer[..<count])
    } catch {
      guard error == .wouldBlock else { throw error }
      return []
    }
  }
}
