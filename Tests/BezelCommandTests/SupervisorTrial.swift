import BezelLinux
import Foundation
import Testing

/// The supervisor at work in a process of its own, with its streams in files and a stand-in for the
/// renderer, which writes down what it hears.
final class SupervisorTrial {
  let folder: String
  private var process: pid_t = 0

  init() throws {
    folder = NSTemporaryDirectory() + "bezel-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    if process > 0 { kill(process, SIGKILL) }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Starts the supervisor with a shell command.
  ///
  /// `errors` takes the place of the file for its standard error.
  func start(
    shell script: String, errors: CInt? = nil, _ change: (inout TrialPlan) -> Void = { _ in }
  ) throws {
    try start(["sh", "-c", script], errors: errors, change)
  }

  func start(
    _ command: [String], errors: CInt? = nil, _ change: (inout TrialPlan) -> Void = { _ in }
  ) throws {
    var plan = TrialPlan(command: command)
    change(&plan)
    let input = try FileDescriptor(opening: "/dev/null")
    let output = try makeFile("output")
    let file = try makeFile("errors")
    process = startTrial(plan, in: folder, streams: [input.raw, output.raw, errors ?? file.raw])
    try #require(process > 0)
  }

  private func makeFile(_ name: String) throws -> FileDescriptor {
    try FileDescriptor(opening: folder + "/" + name, for: .writing, [.create, .append])
  }

  /// Waits for the supervisor and says its exit status, negative for a signal.
  func wait() -> CInt {
    var status: CInt = 0
    guard process > 0, unsafe waitpid(process, &status, 0) == process else { return .min }
    process = -1
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  func signal(_ number: CInt) { kill(process, number) }

  /// The supervisor's process number.
  var id: pid_t { process }

  var output: String { text("output") }
  var errors: String { text("errors") }

  /// What the stand-in heard, each time after `START` and its process number.
  var heard: [String] { text("renderer").split(separator: "\n").map(String.init) }

  /// The stand-ins' process numbers.
  var renderers: [pid_t] {
    heard.compactMap { $0.hasPrefix("START ") ? pid_t($0.dropFirst(6)) : nil }
  }

  func text(_ name: String) -> String { String(decoding: data(name), as: UTF8.self) }

  func data(_ name: String) -> Data {
    FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
  }

  /// Waits until something is so; false when it is not within ten seconds.
  func eventually(_ condition: () -> Bool) -> Bool {
    for _ in 0..<1000 {
      if condition() { return true }
      usleep(10_000)
    }
    return false
  }
}
