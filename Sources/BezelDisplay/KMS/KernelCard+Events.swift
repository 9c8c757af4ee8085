package import BezelLinux

extension KernelCard {
  package func readFlips(into flips: inout [Flip]) throws(Errno) {
    do throws(Errno) {
      let count = try file.read(into: &events)
      flips.append(from: events, count: count)
    } catch {
      guard error == .wouldBlock else { throw error }
    }
  }
}
