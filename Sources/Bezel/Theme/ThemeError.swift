import BezelTheme

/// Why a theme file cannot be used.
public struct ThemeError: Error, CustomStringConvertible, Sendable {
  /// The file's path, as it was given.
  public let file: String
  /// What is wrong, in the order of the lines; at least one.
  public let problems: [Problem]

  /// Something that is wrong in a theme file.
  public struct Problem: Sendable {
    /// The line, counted from 1; 0 is the file as a whole.
    public let line: Int
    /// The byte of the line, counted from 1; 0 with line 0.
    public let column: Int
    /// What is wrong, without a period.
    public let reason: String
  }

  init(_ file: String, _ complaints: [ThemeComplaint]) {
    self.file = file
    problems = complaints.map { Problem(line: $0.line, column: $0.column, reason: $0.sentence) }
  }

  /// One sentence about the first problem, and how many more there are.
  public var description: String {
    guard let first = problems.first else { return "'\(file)' cannot be used" }
    let place = first.line > 0 ? "line \(first.line), column \(first.column): " : ""
    let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    return "'\(file)': \(place)\(first.reason)\(more)"
  }
}
