package import BezelLinux
import CLinux

/// The cards of this machine, as /dev/dri has them.
package final class KernelCards: CardSource {
  package init() {}

  package func cardNames() -> [[UInt8]] {
    var names: [[UInt8]] = []
    for number in 0..<64 {
      let name = Array("card\(number)".utf8)
      var file = bezel_file()
      let isThere = try? unsafe withPath(Array("/dev/dri/".utf8) + name) { (path) throws(Errno) in
        try retrying { unsafe bezel_stat(path, &file) }
      }
      if isThere != nil { names.append(name) }  // What cannot be looked at cannot be opened.
    }
    return names
  }

  package func open(_ name: [UInt8]) throws(Errno) -> KernelCard { try KernelCard(name) }

  package func look(at name: [UInt8]) throws(Errno) -> (card: KernelCard, isTaken: Bool) {
    let card = try KernelCard(name, toLook: true)
    return (card, !card.wasFree)
  }
}
