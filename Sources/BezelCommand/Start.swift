/// The program's entry: `main` is this symbol, by the linker's doing.
@c(BezelCommand_main)
func start(_ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  0
}
