import BezelInput
import BezelLinux
import Testing

@Suite("Nodes that may not be read")
struct PermissionTests {
  private let sentence =
    "input device '/dev/input/event0' cannot be read: Permission denied; root and the group"
    + " 'input' may"

  @Test("A new node is tried again when it is given away")
  func attributes() throws {
    let trial = try InputTrial()
    trial.source.start()
    trial.nodes.refusals[trial.path(0)] = .permissionDenied
    try trial.plug(.keyboard(), 0)
    try trial.pass(milliseconds: 100)
    #expect(trial.take().isEmpty)
    trial.nodes.refusals = [:]
    try trial.changeMode(0)
    try trial.pass()
    #expect(trial.take() == ["added 1 Keyboard"])
    try trial.pass(milliseconds: 5_000)
    #expect(trial.take().isEmpty)
  }

  @Test("It is tried again for a second, told of once, and then costs nothing")
  func patience() throws {
    let trial = try InputTrial()
    trial.nodes.refusals[trial.path(0)] = .permissionDenied
    try trial.plug(.keyboard(), 0)
    trial.source.start()
    try trial.pass(milliseconds: 900)
    #expect(trial.take().isEmpty)
    #expect(trial.nodes.journal.count == 5)
    try trial.pass(milliseconds: 100)
    #expect(trial.take() == [sentence])
    #expect(trial.loop.nextDeadline == nil)
    trial.source.stop()
    trial.source.start()
    try trial.pass(milliseconds: 5_000)
    #expect(trial.take().isEmpty)
    // Permissions that come late count all the same.
    trial.nodes.refusals = [:]
    try trial.changeMode(0)
    try trial.pass()
    #expect(trial.take() == ["added 1 Keyboard"])
  }

  @Test("Another device at a node that was told of is told of again")
  func again() throws {
    let trial = try InputTrial()
    trial.nodes.refusals[trial.path(0)] = .permissionDenied
    try trial.plug(.keyboard(), 0)
    trial.source.start()
    try trial.pass(milliseconds: 2_000)
    try trial.unplug(0)
    try trial.pass()
    try trial.plug(.keyboard(), 0)
    try trial.pass(milliseconds: 2_000)
    #expect(trial.take() == [sentence, sentence])
  }

  @Test("Several are told of together")
  func together() throws {
    let trial = try InputTrial()
    for number in 3...14 {
      trial.nodes.refusals[trial.path(number)] = .permissionDenied
      try trial.plug(.keyboard(), number)
    }
    trial.source.start()
    try trial.pass(milliseconds: 2_000)
    #expect(
      trial.take() == [
        "12 input devices such as '/dev/input/event3' cannot be read: Permission denied; root and"
          + " the group 'input' may"
      ])
  }

  @Test(
    "Other errors are told of at once and once, unless they say that it is gone",
    arguments: [
      (.inputOutput, ["input device '/dev/input/event0' cannot be read: Input/output error"]),
      (.noSuchDevice, []), (.noSuchFile, []), (.noDeviceOrAddress, []),
    ] as [(Errno, [String])])
  func others(_ errno: Errno, _ lines: [String]) throws {
    let trial = try InputTrial()
    trial.nodes.refusals[trial.path(0)] = errno
    try trial.plug(.keyboard(), 0)
    trial.source.start()
    try trial.changeMode(0)
    try trial.pass(milliseconds: 2_000)
    #expect(trial.take() == lines)
  }

  @Test("Another device that fails at the same node is told of too")
  func failsAgain() throws {
    let trial = try InputTrial()
    trial.nodes.refusals[trial.path(0)] = .inputOutput
    trial.source.start()
    for _ in 1...2 {
      try trial.plug(.keyboard(), 0)
      try trial.pass()
      try trial.unplug(0)
      try trial.pass()
    }
    #expect(trial.take().count == 2)
  }

  @Test("What is no input device is none", arguments: ["/dev/null", "/dev/no-such-node", "/"])
  func others(_ path: String) {
    #expect(throws: Errno.self) { try KernelNodes().open(Array(path.utf8)) }
  }
}
