import BezelLinux
import Foundation
import Testing

@testable import BezelCommand

@Suite("The supervisor on a terminal", .serialized)
struct SupervisorTerminalTests {
  private let trial: TerminalTrial

  init() throws { trial = try TerminalTrial() }

  @Test("COMMAND reads the terminal, and its end is ours")
  func reads() throws {
    try trial.start(["cat"])
    trial.type("hello\r")
    #expect(trial.shows("hello\r\nhello\r\n"))
    trial.type("\u{4}")
    #expect(trial.nextNote() == "ended 0, foreground ours")
  }

  @Test("Control-C ends COMMAND, not us")
  func interrupt() throws {
    try trial.start(["cat"])
    trial.type("hello\r")
    #expect(trial.shows("hello\r\nhello\r\n"))
    trial.type("\u{3}")
    #expect(trial.nextNote() == "ended 130, foreground ours")
  }

  @Test("COMMAND may handle Control-C and go on")
  func handled() throws {
    try trial.start(["sh", "-c", "trap 'echo caught; exit 3' INT; echo ready; cat"])
    #expect(trial.shows("ready\r\n"))
    trial.letStart()
    trial.type("\u{3}")
    #expect(trial.shows("caught\r\n"))
    #expect(trial.nextNote() == "ended 3, foreground ours")
  }

  @Test("Control-Z stops the job, fg continues it in the foreground")
  func stopAndContinue() throws {
    try trial.start(["cat"])
    trial.type("one\r")
    #expect(trial.shows("one\r\none\r\n"))
    for word in ["two", "three"] {
      trial.type("\u{1A}")
      #expect(trial.nextNote() == "stopped 20, foreground ours")
      trial.tellShell("f")
      trial.type(word + "\r")
      #expect(trial.shows("\(word)\r\n\(word)\r\n"))
    }
    trial.type("\u{4}")
    #expect(trial.nextNote() == "ended 0, foreground ours")
  }

  @Test("In the background COMMAND goes on until it wants the terminal, and fg gives it that")
  func background() throws {
    try trial.start(["sh", "-c", "echo ready; sleep 0.5; echo slept; cat"])
    #expect(trial.shows("ready\r\n"))
    trial.letStart()
    trial.type("\u{1A}")
    #expect(trial.nextNote() == "stopped 20, foreground ours")
    trial.tellShell("b")
    #expect(trial.shows("slept\r\n"))
    #expect(trial.nextNote() == "stopped 21, foreground shell's")
    trial.tellShell("f")
    trial.type("more\r")
    #expect(trial.shows("more\r\nmore\r\n"))
    trial.type("\u{3}")
    #expect(trial.nextNote() == "ended 130, foreground ours")
  }

  @Test("Started in the background, COMMAND leaves the terminal alone")
  func startedBehind() throws {
    try trial.start(["sh", "-c", "sleep 0.3; exit 6"], under: .backgroundShell)
    #expect(trial.nextNote() == "ended 6, foreground shell's")
  }

  @Test("Brought to the foreground without a word, COMMAND still gets the terminal")
  func silentForeground() throws {
    try trial.start(["sh", "-c", "sleep 0.5; cat"], under: .backgroundShell)
    trial.tellShell("s")
    trial.type("late\r")
    #expect(trial.shows("late\r\nlate\r\n"))
    trial.type("\u{4}")
    #expect(trial.nextNote() == "ended 0, foreground ours")
  }

  @Test("Without a shell to wake us, Control-Z is passed over")
  func orphan() throws {
    try trial.start(["cat"], under: .nobody)
    trial.type("one\r")
    #expect(trial.shows("one\r\none\r\n"))
    trial.type("\u{1A}")
    trial.type("two\r")
    #expect(trial.shows("two\r\ntwo\r\n"))
    trial.type("\u{4}")
    #expect(trial.end() == 0)
  }

  @Test("While the job is stopped, a console that was ours shows text")
  func console() throws {
    try trial.start(["cat"], .drawsOnTerminal)
    #expect(trial.hears("DRAWN"))
    trial.type("one\r")
    #expect(trial.shows("one\r\none\r\n"))
    trial.type("\u{1A}")
    #expect(trial.nextNote() == "stopped 20, foreground ours")
    #expect(trial.hears("SUSPEND"))
    trial.tellShell("f")
    #expect(trial.hears("RESUME"))
    trial.type("\u{4}")
    #expect(trial.nextNote() == "ended 0, foreground ours")
  }

  @Test("Elsewhere the picture stays up while the job is stopped")
  func elsewhere() throws {
    try trial.start(["cat"])
    trial.type("one\r")
    #expect(trial.shows("one\r\none\r\n"))
    trial.type("\u{1A}")
    #expect(trial.nextNote() == "stopped 20, foreground ours")
    trial.tellShell("f")
    trial.type("\u{4}")
    #expect(trial.nextNote() == "ended 0, foreground ours")
    #expect(!trial.heard.contains("SUSPEND") && !trial.heard.contains("RESUME"))
  }

  @Test("A signal during the job reaches COMMAND behind its terminal")
  func signalled() throws {
    try trial.start(["sh", "-c", "trap 'exit 8' TERM; echo ready; while :; do sleep 0.05; done"])
    #expect(trial.shows("ready\r\n"))
    trial.tellShell("t")
    #expect(trial.nextNote() == "ended 8, foreground ours")
  }
}
