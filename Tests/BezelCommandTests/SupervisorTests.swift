import BezelFeeds
import BezelLinux
import Foundation
import Testing

@testable import BezelCommand

@Suite("The supervisor", .serialized)
struct SupervisorTests {
  private let trial: SupervisorTrial

  init() throws { trial = try SupervisorTrial() }

  // MARK: How it ends

  @Test(
    "COMMAND's status is passed on",
    arguments: [("true", 0), ("false", 1), ("exit 77", 77), ("kill -9 $$", 137), ("kill $$", 143)]
      as [(String, CInt)])
  func status(script: String, status: CInt) throws {
    try trial.start(shell: script) { $0.linger = 0 }
    #expect(trial.wait() == status)
    #expect(trial.errors == "")
  }

  @Test("A command that is not there is 127, one that is no program is 126")
  func notStarted() throws {
    try trial.start(["no-such-command"])
    #expect(trial.wait() == 127)
    #expect(trial.errors == "bezel: cannot run no-such-command: not found\n")
    let other = try SupervisorTrial()
    try other.start(["/etc/passwd"]) { $0.statusFile = "status" }
    #expect(other.wait() == 126)
    #expect(other.errors == "bezel: cannot run /etc/passwd: Permission denied\n")
    #expect(other.text("status") == "not executable\n")
  }

  @Test(
    "The status file says it in words",
    arguments: [("exit 3", "exited 3\n"), ("kill -9 $$", "signalled 9\n")])
  func statusFile(script: String, words: String) throws {
    try trial.start(shell: script) {
      $0.statusFile = "status"
      $0.linger = 0
    }
    _ = trial.wait()
    #expect(trial.text("status") == words)
  }

  @Test("A status file that cannot be written is reported and changes nothing")
  func badStatusFile() throws {
    try trial.start(shell: "exit 3") {
      $0.statusFile = "none/status"
      $0.linger = 0
    }
    #expect(trial.wait() == 3)
    #expect(trial.errors == "bezel: cannot write none/status: No such file or directory\n")
  }

  @Test("A failure shows the error icon, a success nothing of its own")
  func finalIcon() throws {
    try trial.start(shell: "sleep 0.2; exit 3") { $0.linger = 0 }
    _ = trial.wait()
    #expect(trial.heard.dropFirst() == ["FAIL", "END"])
    let other = try SupervisorTrial()
    try other.start(shell: "sleep 0.2")
    _ = other.wait()
    #expect(other.heard.dropFirst() == ["END"])
  }

  @Test("A final icon lingers when something was drawn, and a signal ends the linger")
  func linger() throws {
    let start = Clock.now()
    try trial.start(shell: "sleep 0.2; echo OK >&$BEZEL_FD") { $0.linger = 500_000_000 }
    #expect(trial.wait() == 0)
    #expect(Clock.now() - start >= 700_000_000)
    #expect(trial.heard.dropFirst() == ["OK", "END"])
    let other = try SupervisorTrial()
    try other.start(shell: "sleep 0.2; exit 4") { $0.linger = 20_000_000_000 }
    #expect(other.eventually { other.heard.contains("FAIL") })
    other.signal(SIGTERM)
    #expect(other.wait() == 4)
  }

  @Test("Nothing lingers that was never drawn")
  func noLinger() throws {
    let start = Clock.now()
    try trial.start(shell: "exit 1") {
      $0.behavior = .leaves
      $0.linger = 20_000_000_000
    }
    #expect(trial.wait() == 1)
    #expect(Clock.now() - start < 10_000_000_000)
  }

  @Test("A required display that is missing is 69, and COMMAND does not start")
  func requiredDisplay() throws {
    try trial.start(shell: "echo started") {
      $0.behavior = .dies
      $0.requiresDisplay = true
    }
    #expect(trial.wait() == 69)
    #expect(trial.output == "")
    let other = try SupervisorTrial()
    try other.start(shell: "echo started") {
      $0.behavior = .isLate
      $0.requiresDisplay = true
    }
    #expect(other.wait() == 0)
    #expect(other.output == "started\n")
  }

  // MARK: What COMMAND gets

  @Test("BEZEL_FD is the lowest free number, and its lines reach the renderer")
  func feed() throws {
    try trial.start(shell: "echo $BEZEL_FD; echo PROGRESS 50 >&$BEZEL_FD; printf 'MSG last' >&3")
    #expect(trial.wait() == 0)
    #expect(trial.output == "3\n")
    let heard = trial.heard
    #expect(heard.contains("PROGRESS 50"))
    #expect(heard.contains("MSG last"))
  }

  @Test("Descriptors that COMMAND inherits keep their numbers")
  func inherited() throws {
    try trial.start(shell: "echo $BEZEL_FD; echo kept >&3") { $0.preparation = .shareThree }
    #expect(trial.wait() == 0)
    #expect(trial.output == "4\nkept\n")
    let other = try SupervisorTrial()
    try other.start(shell: "echo ${BEZEL_FD-unset}") { $0.preparation = .shareAll }
    #expect(other.wait() == 0)
    #expect(other.output == "unset\n")
  }

  @Test("COMMAND has its streams, BEZEL_FD and nothing else, and the signals as they were")
  func clean() throws {
    let script = "ls /proc/self/fd | tr '\\n' ' '; grep -E '^Sig(Blk|Ign)' /proc/self/status"
    try trial.start(shell: script) {
      $0.followsPV = true
      $0.preparation = .ignoreHangup
    }
    #expect(trial.wait() == 0)
    let lines = trial.output.split(separator: "\n")
    // The last one is how ls reads the folder.
    #expect(lines[0] == "0 1 2 3 4 SigBlk:\t0000000000000000")
    // The tests may run where more is ignored; SIGCHLD and SIGPIPE are what would show.
    #expect(Int(lines[1].suffix(5), radix: 16) == 1)
  }

  @Test("A closed standard input stays closed for COMMAND and takes no descriptor of ours")
  func closedInput() throws {
    try trial.start(shell: "ls /proc/self/fd | tr '\\n' ' '") { $0.preparation = .closeInput }
    #expect(trial.wait() == 0)
    #expect(trial.output == "0 1 2 3 ")
  }

  @Test("COMMAND leads a group of its own")
  func group() throws {
    try trial.start(shell: "test $(cut -d ' ' -f 5 /proc/$$/stat) = $$")
    #expect(trial.wait() == 0)
  }

  @Test("Signals that are sent to us are passed on")
  func passedOn() throws {
    try trial.start(shell: "trap 'exit 5' TERM; echo ready; while :; do sleep 0.05; done") {
      $0.linger = 0
    }
    #expect(trial.eventually { trial.output == "ready\n" })
    trial.signal(SIGTERM)
    #expect(trial.wait() == 5)
  }

  @Test("An unknown verb is reported once")
  func complaint() throws {
    try trial.start(shell: "echo 'JUMP 3' >&$BEZEL_FD; echo JUMP >&$BEZEL_FD")
    #expect(trial.wait() == 0)
    #expect(trial.errors == "bezel: \"JUMP\" is not a known verb; the line is skipped\n")
  }

  @Test("Lines for other HUDs are skipped, which is reported once")
  func otherHUD() throws {
    try trial.start(shell: "for i in 1 2; do echo @other MSG x >&$BEZEL_FD; done")
    #expect(trial.wait() == 0)
    #expect(
      trial.errors == "bezel: only the HUD 'main' can be shown; lines for others are skipped\n")
    #expect(!trial.heard.contains("MSG x"))
  }

  @Test("QUIT hides only")
  func quit() throws {
    try trial.start(shell: "echo QUIT >&$BEZEL_FD; sleep 0.1; echo SHOW >&$BEZEL_FD")
    #expect(trial.wait() == 0)
    #expect(trial.heard.contains("HIDE"))
    #expect(!trial.heard.contains("QUIT"))
  }

  // MARK: When the renderer fails

  @Test("A killed renderer comes back with the last values, and COMMAND never notices")
  func restart() throws {
    try trial.start(
      shell: """
        echo MSG Copying >&$BEZEL_FD; echo PROGRESS 25 >&$BEZEL_FD
        while ! test -e go; do sleep 0.02; done
        echo PROGRESS 75 >&$BEZEL_FD; echo done
        """)
    #expect(trial.eventually { trial.heard.contains("PROGRESS 25") })
    kill(trial.renderers[0], SIGKILL)
    #expect(trial.eventually { trial.renderers.count == 2 && trial.heard.count >= 6 })
    try Data().write(to: URL(fileURLWithPath: trial.folder + "/go"))
    #expect(trial.wait() == 0)
    #expect(trial.output == "done\n")
    #expect(trial.errors == "")
    #expect(
      trial.heard.filter { !$0.hasPrefix("START") } == [
        "MSG Copying", "PROGRESS 25", "MSG Copying", "PROGRESS 25", "PROGRESS 75", "END",
      ])
  }

  @Test("A renderer that always dies is given up after three restarts, reported once")
  func givenUp() throws {
    try trial.start(shell: "sleep 0.3; echo PROGRESS 1 >&$BEZEL_FD; echo on") {
      $0.behavior = .dies
    }
    #expect(trial.wait() == 0)
    #expect(trial.output == "on\n")
    #expect(trial.renderers.count == 4)
    #expect(trial.errors == "bezel: going on without a picture: it was lost for the fourth time\n")
  }

  @Test("A renderer that leaves by itself is not started again")
  func leftAlone() throws {
    try trial.start(shell: "sleep 0.2") { $0.behavior = .leaves }
    #expect(trial.wait() == 0)
    #expect(trial.renderers.count == 1)
    #expect(trial.errors == "")
  }

  @Test("What a renderer says last is heard")
  func lastWord() throws {
    try trial.start(shell: "sleep 0.2") { $0.behavior = .saysBye }
    #expect(trial.wait() == 0)
    #expect(trial.renderers.count == 1)
    #expect(trial.errors == "")
  }

  @Test("A renderer that does not read holds up nobody")
  func jam() throws {
    let start = Clock.now()
    try trial.start(
      shell: "i=0; while [ $i -lt 60000 ]; do echo PROGRESS $i; i=$((i+1)); done >&$BEZEL_FD"
    ) { $0.behavior = .ignoresAll }
    #expect(trial.wait() == 0)
    #expect(Clock.now() - start < 20_000_000_000)
  }

  // MARK: Following standard error

  @Test("Records are taken out, every other byte is passed on in order")
  func followed() throws {
    try trial.start(
      shell: "echo one >&2; echo 25 >&2; printf 'two\\0 3x\\n' >&2; echo 75 >&2; printf 4 >&2"
    ) { $0.followsPV = true }
    #expect(trial.wait() == 0)
    #expect(trial.errors == "one\ntwo\0 3x\n4")
    #expect(trial.heard.filter { $0.hasPrefix("PROGRESS") }.last == "PROGRESS 75")
  }

  @Test("What may still become a record is passed on after a tenth of a second")
  func held() throws {
    try trial.start(shell: "printf 4 >&2; sleep 5; exit 1") {
      $0.followsPV = true
      $0.linger = 0
    }
    #expect(trial.eventually { trial.errors == "4" })
    trial.signal(SIGKILL)
    _ = trial.wait()
  }

  @Test("A copy goes through untouched while its renderer is killed")
  func copy() throws {
    let data = Data((0..<3_200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 7) })
    try data.write(to: URL(fileURLWithPath: trial.folder + "/from"))
    try trial.start(shell: "pv -n -i 0.1 -L 2500k from > to; s=$?; echo end >&2; exit $s") {
      $0.followsPV = true
    }
    #expect(trial.eventually { trial.heard.contains { $0.hasPrefix("PROGRESS") } })
    kill(trial.renderers[0], SIGKILL)
    #expect(trial.eventually { trial.renderers.count == 2 })
    #expect(trial.wait() == 0)
    #expect(trial.data("to") == data)
    #expect(trial.errors == "end\n")
    let again = trial.heard.drop { $0 != "START \(trial.renderers[1])" }
    #expect(again.dropFirst().first?.hasPrefix("PROGRESS") == true)
    #expect(trial.heard.suffix(2) == ["PROGRESS 100", "END"])
  }

  @Test("Where our own standard error stands still COMMAND waits, and signals still pass")
  func blocked() throws {
    let pipe = try DescriptorPair.pipe()
    try trial.start(
      shell: "trap 'echo got; exit 9' INT; echo ready; yes >&2",
      errors: pipe.second.raw
    ) {
      $0.followsPV = true
      $0.linger = 0
    }
    #expect(trial.eventually { trial.output == "ready\n" })
    usleep(300_000)
    trial.signal(SIGINT)
    #expect(trial.eventually { trial.output == "ready\ngot\n" })
    // The supervisor still has what COMMAND had written, as the pipe would; so it waits for us.
    let reader = pipe.first.raw
    Thread {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while let count = try? read(from: reader, into: &buffer), count > 0 {}
    }.start()
    #expect(trial.wait() == 9)
  }

  @Test("What standard error never takes does not hold us against a signal")
  func stuck() throws {
    let pipe = try DescriptorPair.pipe()
    try trial.start(
      shell: "head -c 100000 /dev/zero >&2; echo done", errors: pipe.second.raw
    ) { $0.followsPV = true }
    #expect(trial.eventually { trial.output == "done\n" })
    usleep(100_000)
    trial.signal(SIGTERM)
    #expect(trial.wait() == 0)
    withExtendedLifetime(pipe) {}
  }

  @Test("When nobody reads our standard error any more COMMAND learns of it")
  func brokenErrors() throws {
    let writer: CInt
    do {
      let pipe = try DescriptorPair.pipe()
      writer = try pipe.second.duplicated(from: 100).release()
    }
    try trial.start(shell: "yes >&2", errors: writer) { $0.followsPV = true }
    close(writer)
    #expect(trial.wait() == 141)
  }

  // MARK: Whoever is left

  @Test("Who holds the pipes when we have gone can go on writing, and does not keep us")
  func heirs() throws {
    let start = Clock.now()
    try trial.start(
      shell: """
        (trap 'echo killed > late' PIPE; sleep 1
         for i in $(seq 20000); do echo PROGRESS 1; done >&$BEZEL_FD
         echo late >&2; echo alive > late) & exit 0
        """
    ) { $0.followsPV = true }
    #expect(trial.wait() == 0)
    #expect(Clock.now() - start < 1_000_000_000)
    #expect(trial.eventually { trial.text("late") == "alive\n" })
    #expect(trial.eventually { trial.errors == "late\n" })
  }

  @Test("Nothing wakes while nothing happens")
  func idle() throws {
    try trial.start(shell: "echo PROGRESS 25 >&$BEZEL_FD; exec sleep 5") { $0.linger = 0 }
    #expect(trial.eventually { trial.heard.contains("PROGRESS 25") })
    usleep(100_000)
    func switches() -> String? {
      let status = try? String(contentsOfFile: "/proc/\(trial.id)/status", encoding: .utf8)
      return status?.split(separator: "\n").first { $0.hasPrefix("voluntary") }.map(String.init)
    }
    let before = switches()
    #expect(before != nil)
    usleep(1_000_000)
    #expect(switches() == before)
    trial.signal(SIGTERM)
    #expect(trial.wait() == 143)
  }
}
