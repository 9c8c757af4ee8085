import BezelFeeds
import BezelLinux
import Foundation
import Testing

@testable import BezelCommand

/// The supervisor at work in a process of its own, its streams in files and a stand-in for the
/// renderer, which writes down what it hears.
final class SupervisorTrial {
  /// What the stand-in does.
  enum Behavior {
    /// Draws until its channel ends.
    case draws
    /// Draws, but never reads.
    case ignoresAll
    /// Ends at once with that status.
    case ends(CInt)
    /// Has no display until a while has passed, in milliseconds.
    case isLate(UInt32)
  }

  let folder: String
  /// Done in the supervisor's process before it begins.
  var prepare: () -> Void = {}
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
    shell script: String, errors: CInt? = nil, renderer: Behavior = .draws,
    job change: (inout Job) -> Void = { _ in }
  ) throws {
    try start(
      ["sh", "-c", script], errors: errors, renderer: renderer, job: change)
  }

  func start(
    _ command: [String], errors: CInt? = nil, renderer: Behavior = .draws,
    job change: (inout Job) -> Void = { _ in }
  ) throws {
    var job = Job(command: command.map { Array($0.utf8) })
    change(&job)
    let log = folder + "/renderer"
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    process = fork()
    try #require(process >= 0)
    guard process == 0 else { return }
    alarm(30)
    unsafe chdir(folder)
    redirect("/dev/null", to: 0)
    redirect(folder + "/output", to: 1)
    if let errors { dup2(errors, 2) } else { redirect(folder + "/errors", to: 2) }
    // A test's thread blocks most signals.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
    for descriptor in 3..<1024 as Range<CInt> { close(descriptor) }
    prepare()
    _exit(supervise(job) { channel in Self.stand(in: renderer, channel.raw, log) })
  }

  private func redirect(_ path: String, to stream: CInt) {
    let file = unsafe open(path, O_RDWR | O_CREAT | O_APPEND | O_NOCTTY, 0o644)
    if file == stream { return }
    dup2(file, stream)
    close(file)
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
  var heard: [String] {
    text("renderer").split(separator: "\n").map(String.init)
  }

  /// The stand-ins' process numbers.
  var renderers: [pid_t] {
    heard.compactMap { $0.hasPrefix("START ") ? pid_t($0.dropFirst(6)) : nil }
  }

  func text(_ name: String) -> String {
    (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? ""
  }

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

  private static func stand(in behavior: Behavior, _ channel: CInt, _ log: String) -> CInt {
    let file = unsafe open(log, O_WRONLY | O_APPEND)
    func note(_ text: String) { try? writeAll(Array(text.utf8), to: file) }
    note("START \(getpid())\n")
    switch behavior {
    case .draws: break
    case .ends(let status): return status
    case .isLate(let milliseconds): usleep(milliseconds * 1000)
    case .ignoresAll:
      try? writeAll(RendererWord.drawn.line, to: channel)
      while true { pause() }
    }
    try? writeAll(RendererWord.ready.line + RendererWord.drawn.line, to: channel)
    var buffer = [UInt8](repeating: 0, count: 4096)
    while let count = try? read(from: channel, into: &buffer), count > 0 {
      try? writeAll(Array(buffer[..<count]), to: file)
    }
    note("END\n")
    return 0
  }
}
