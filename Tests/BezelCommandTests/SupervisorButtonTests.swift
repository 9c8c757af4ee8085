import BezelLinux
import Foundation
import Testing

@testable import BezelCommand

@Suite("The button under the supervisor", .serialized)
struct SupervisorButtonTests {
  private let trial: SupervisorTrial

  init() throws { trial = try SupervisorTrial() }

  /// A shell script that has the stand-in press, and waits to be stopped.
  private static func press(before: String = "") -> String {
    before + "echo DETAILS press >&$BEZEL_FD; for i in $(seq 100); do sleep 0.1; done"
  }

  // MARK: Stopping

  @Test(
    "A press ends COMMAND by a signal, and the status says that it was pressed",
    arguments: [
      (SIGTERM, "", 10, "cancelled\n"), (SIGINT, "", 10, "cancelled\n"),
      (SIGUSR1, "trap 'exit 3' USR1; ", 10, "cancelled\n"),
      (SIGTERM, "trap 'exit 0' TERM; ", 0, "exited 0\n"),
    ] as [(CInt, String, CInt, String)])
  func cancel(signal: CInt, trap: String, status: CInt, words: String) throws {
    try trial.start(shell: Self.press(before: trap)) {
      $0.behavior = .presses
      $0.cancelSignal = signal
      $0.statusFile = "status"
      $0.linger = 0
    }
    #expect(trial.wait() == status)
    #expect(trial.text("status") == words)
    #expect(!trial.errors.contains("bezel:"))
  }

  @Test("The whole group gets the signal")
  func group() throws {
    let script = "sh -c 'trap \"echo child; exit\" TERM; " + Self.press() + "' & wait; wait"
    try trial.start(shell: "trap 'wait; exit 4' TERM; " + script) { $0.behavior = .presses }
    #expect(trial.wait() == 10)
    #expect(trial.output == "child\n")
  }

  @Test("The label says that it is stopping, whatever COMMAND says, and the button goes")
  func label() throws {
    let script =
      "trap 'printf \"MSG Tidying\\nBUTTON Again\\nDETAILS file 3\\nPROGRESS 25\\n\""
      + " >&$BEZEL_FD; exit 5' TERM; "
    try trial.start(shell: Self.press(before: script + "echo MSG Writing >&$BEZEL_FD; ")) {
      $0.behavior = .presses
      $0.linger = 0
    }
    #expect(trial.wait() == 10)
    // When it has ended, what it said last holds again.
    #expect(
      trial.heard.dropFirst() == [
        "MSG Writing", "DETAILS press", "MSG Stopping…", "BUTTON", "DETAILS file 3", "PROGRESS 25",
        "MSG Tidying", "FAIL", "END",
      ])
  }

  @Test("A label of the command line comes back when COMMAND has ended")
  func firstLabel() throws {
    try trial.start(shell: Self.press()) {
      $0.behavior = .presses
      $0.linger = 0
    }
    #expect(trial.wait() == 10)
    #expect(
      trial.heard.dropFirst() == [
        "DETAILS press", "MSG Stopping…", "BUTTON", "MSG Working", "FAIL", "END",
      ])
  }

  @Test("A second press sends no second signal")
  func twice() throws {
    let script =
      "trap 'echo TERM; echo DETAILS press >&$BEZEL_FD' TERM; "
      + "echo DETAILS press >&$BEZEL_FD; sleep 0.5; sleep 0.5; exit 7"
    try trial.start(shell: script) { $0.behavior = .presses }
    #expect(trial.wait() == 10)
    #expect(trial.output == "TERM\n")
  }

  @Test("COMMAND is killed only if that was asked for, and not before the time")
  func kill() throws {
    let start = Clock.now()
    try trial.start(shell: Self.press(before: "trap '' TERM; ")) {
      $0.behavior = .presses
      $0.killAfter = 500_000_000
      $0.statusFile = "status"
    }
    #expect(trial.wait() == 10)
    #expect(Clock.now() - start >= 500_000_000)
    #expect(trial.text("status") == "cancelled\n")

    let other = try SupervisorTrial()
    let script = "trap '' TERM; echo DETAILS press >&$BEZEL_FD; sleep 1; echo survived"
    try other.start(shell: script) { $0.behavior = .presses }
    #expect(other.wait() == 0)
    #expect(other.output == "survived\n")
  }

  @Test("One that is stopped goes on to hear of it")
  func stopped() throws {
    let script =
      "(sleep 0.3; echo DETAILS press >&$BEZEL_FD) & kill -STOP $$; sleep 20"
    try trial.start(shell: script) { $0.behavior = .presses }
    #expect(trial.wait() == 10)
  }

  @Test("Without a press a COMMAND that a signal ends is no cancelled one")
  func unpressed() throws {
    try trial.start(shell: "kill $$") {
      $0.behavior = .presses
      $0.statusFile = "status"
      $0.linger = 0
    }
    #expect(trial.wait() == 143)
    #expect(trial.text("status") == "signalled 15\n")
  }

  @Test("A press when COMMAND has ended takes the final icon away, and changes nothing else")
  func late() throws {
    let start = Clock.now()
    try trial.start(shell: "sleep 0.2; exit 3") {
      $0.behavior = .presses
      $0.linger = 20_000_000_000
      $0.statusFile = "status"
    }
    #expect(trial.wait() == 3)
    #expect(trial.heard.dropFirst() == ["FAIL", "END"])
    #expect(trial.text("status") == "exited 3\n")
    #expect(Clock.now() - start < 10_000_000_000)
  }

  // MARK: Renderers that die

  @Test("A renderer that dies of the press does not lose it, and the next one shows it")
  func death() throws {
    let script = Self.press(before: "trap 'sleep 0.5; exit 1' TERM; ")
    try trial.start(shell: script) {
      $0.behavior = .pressesAndDies
      $0.linger = 0
    }
    #expect(trial.wait() == 10)
    #expect(trial.renderers.count == 2)
    let second = trial.heard.drop { $0 != "START \(trial.renderers.last ?? 0)" }.dropFirst()
    #expect(second.starts(with: ["DETAILS press", "MSG Stopping…", "BUTTON"]))
    #expect(!trial.errors.contains("bezel:"))
  }

  // MARK: A command of its own

  @Test("The command of --on-press runs beside COMMAND, which goes on")
  func order() throws {
    let script = "echo DETAILS press >&$BEZEL_FD; sleep 0.7; echo $$; exit 0"
    try trial.start(shell: script) {
      $0.behavior = .presses
      $0.onPress = "echo $BEZEL_PID ${BEZEL_FD-unset}; cat; test $(ps -o pgid= $$) != $BEZEL_PID"
      $0.statusFile = "status"
    }
    #expect(trial.wait() == 0)
    let lines = trial.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == lines[1] + " unset")
    #expect(!trial.heard.contains("MSG Stopping…"))
    #expect(trial.text("status") == "exited 0\n")
    #expect(trial.errors == "")
  }

  @Test("A press while it runs is ignored, one after that runs it again")
  func busy() throws {
    let press = "echo DETAILS press >&$BEZEL_FD; sleep 0.2; "
    try trial.start(shell: press + press + "sleep 1; " + press + "sleep 0.5") {
      $0.behavior = .presses
      $0.onPress = "echo ran; sleep 0.8"
    }
    #expect(trial.wait() == 0)
    #expect(trial.output == "ran\nran\n")
  }

  @Test("Its failure is reported once; what COMMAND then ends with says that it was pressed")
  func failure() throws {
    let press = "echo DETAILS press >&$BEZEL_FD; sleep 0.4; "
    try trial.start(shell: press + press + "exit 3") {
      $0.behavior = .presses
      $0.onPress = "exit 9"
      $0.statusFile = "status"
      $0.linger = 0
    }
    #expect(trial.wait() == 10)
    #expect(trial.errors == "bezel: the command of '--on-press' failed: exited 9\n")
    #expect(trial.text("status") == "cancelled\n")
  }

  @Test("The command of --on-press can end COMMAND, and is not waited for")
  func orderEnds() throws {
    let start = Clock.now()
    try trial.start(shell: Self.press()) {
      $0.behavior = .presses
      $0.onPress = "kill -INT -$BEZEL_PID; sleep 20"
      $0.linger = 0
    }
    #expect(trial.wait() == 10)
    #expect(Clock.now() - start < 8_000_000_000)
  }
}
