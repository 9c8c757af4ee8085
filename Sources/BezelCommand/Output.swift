import BezelLinux

/// The program's own words.
enum Output {
  /// Writes `bezel: SENTENCE` as a line on standard error.
  static func report(_ sentence: some Sequence<UInt8>) {
    write("bezel: ".utf8 + Array(sentence) + "\n".utf8, to: 2)
  }

  static func report(_ sentence: String) { report(sentence.utf8) }

  /// Writes bytes to standard output (1) or standard error (2). Nobody may be listening any more,
  /// which is not worth an error.
  static func write(_ bytes: [UInt8], to descriptor: CInt) {
    _ = try? writeAll(bytes, to: descriptor)
  }
}
