import BezelLinux

/// Walks through the modules with random values and prints what that came to, a line a walk, so that it
/// can be compared between CPUs. A trap ends it at the walk before.
@c(CrossProbe_main)
func start(
  _ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  _ = try? TrapHandler.install()
  walk("numbers", 20) { (chance, digest) in walkNumbers(&chance, &digest) }
  walk("shapes", 40) { (chance, digest) in walkShapes(&chance, &digest) }
  walk("feeds", 40) { (chance, digest) in walkFeeds(&chance, &digest) }
  walk("huds", 40) { (chance, digest) in walkHUDs(&chance, &digest) }
  walk("machine", 20) { (chance, digest) in walkMachine(&chance, &digest) }
  walk("kernel", 20) { (chance, digest) in walkKernel(&chance, &digest) }
  walk("input", 40) { (chance, digest) in walkInput(&chance, &digest) }
  walk("motion", 40) { (chance, digest) in walkMotion(&chance, &digest) }
  walk("apps", 20) { (chance, digest) in walkApps(&chance, &digest) }
  walk("demos", 40) { (chance, digest) in walkDemos(&chance, &digest) }
  return 0
}

private func walk(
  _ name: StaticString, _ times: Int, _ body: (inout Chance, inout Digest) -> Void
) {
  for seed in 1...times {
    var (chance, digest) = (Chance(seed: UInt64(seed)), Digest())
    body(&chance, &digest)
    let name = name.withUTF8Buffer { unsafe Array($0) }
    try? writeAll(name + " \(seed) ".utf8 + digest.text + "\n".utf8, to: 1)
  }
}
