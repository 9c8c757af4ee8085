package import BezelLinux

/// Why a stage cannot be made or run.
public struct StageError: Error, CustomStringConvertible, Sendable {
  /// The reason as a sentence without its period.
  public let description: String

  init(_ description: String) { self.description = description }

  package init(_ errno: Errno) { self.init("the system refused: \(errno)") }
}
