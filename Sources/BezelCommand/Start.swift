import BezelLinux
import CLinux

/// The program's entry: `main` is this symbol, by the linker's doing.
@c(BezelCommand_main)
func start(
  _ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  // Without it a trap goes unnamed, no more.
  _ = try? TrapHandler.install()
  var arguments: [Word] = []
  for index in 1..<max(1, Int(count)) {
    guard let word = unsafe words[index] else { break }
    unsafe arguments.append(
      Array(
        UnsafeRawBufferPointer(start: UnsafeRawPointer(word), count: strlen(word))))
  }
  return Program.run(arguments)
}
