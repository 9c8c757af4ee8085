import BezelLinux
import Foundation
import Testing

/// The supervisor as a job on a pseudo-terminal, under a `MiniShell` or alone.
final class TerminalTrial {
  private let folder: String
  private let master: CInt
  private let terminal: String
  /// Kept open, since a terminal without a user reads as broken.
  private let user: CInt
  private let orders: DescriptorPair
  private var process: pid_t = 0
  private var screen = ""
  private var noted = 0

  init() throws {
    folder = NSTemporaryDirectory() + "bezel-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var ends: (master: CInt, user: CInt) = (-1, -1)
    try #require(unsafe openpty(&ends.master, &ends.user, nil, nil, nil) == 0)
    (master, user) = ends
    terminal = unsafe String(cString: ttyname(user))
    orders = try DescriptorPair.pipe()
  }

  deinit {
    close(user)
    close(master)  // The terminal hangs up, which ends what still runs on it.
    if process > 0 {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Starts the job.
  func start(
    _ command: [String], _ behavior: TrialPlan.Behavior = .draws,
    under owner: TrialPlan.Owner = .shell
  ) throws {
    var plan = TrialPlan(command: command)
    plan.behavior = behavior
    plan.owner = owner
    plan.linger = 0
    process = startTrial(plan, in: folder, terminal: terminal, orders: orders.first.raw)
    try #require(process > 0)
  }

  func type(_ text: String) { try? writeAll(Array(text.utf8), to: master) }

  func tellShell(_ order: String) { try? orders.second.writeAll(Array(order.utf8)) }

  /// Whether the terminal shows a text within ten seconds, after what was found before.
  func shows(_ text: String) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let deadline = Clock.now() + 10_000_000_000
    while true {
      if let range = screen.range(of: text) {
        screen.removeSubrange(..<range.upperBound)
        return true
      }
      var question = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard Clock.now() < deadline, unsafe poll(&question, 1, 1000) >= 0 else { return false }
      if question.revents == 0 { continue }
      guard let count = try? read(from: master, into: &buffer), count > 0 else { return false }
      screen += String(decoding: buffer[..<count], as: UTF8.self)
    }
  }

  /// What the shell notes next; nil when that is nothing for ten seconds.
  func nextNote() -> String? {
    for _ in 0..<1000 {
      let notes = lines(of: "notes")
      if notes.count > noted {
        noted += 1
        return notes[noted - 1]
      }
      usleep(10_000)
    }
    return nil
  }

  /// Gives a shell on the terminal the time to start its next program: a key that strikes while it
  /// does so may be lost on it, with or without us.
  func letStart() { usleep(100_000) }

  /// Whether the renderer hears a line within ten seconds.
  func hears(_ line: String) -> Bool {
    for _ in 0..<1000 {
      if heard.contains(line) { return true }
      usleep(10_000)
    }
    return false
  }

  /// What the renderer heard.
  var heard: [String] { lines(of: "renderer") }

  /// Waits for the first program on the terminal and says its exit status.
  func end() -> CInt {
    var status: CInt = 0
    unsafe waitpid(process, &status, 0)
    process = 0
    return status >> 8
  }

  private func lines(of name: String) -> [String] {
    let data = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
