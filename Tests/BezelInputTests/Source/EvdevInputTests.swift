import BezelCore
import BezelInput
import BezelLinux
import Testing

@Suite("Devices that come and go")
struct EvdevInputTests {
  @Test(
    "Devices that are here are opened in the order of their numbers, and those of no use closed")
  func start() throws {
    let trial = try InputTrial()
    try trial.plug(.touchscreen(), 10)
    try trial.plug(.keyboard(), 2)
    try trial.plug(.powerButton(), 0)
    let jack = try PretendDevice("HDMI", Capabilities())
    try trial.plug(jack, 1)
    try File.replace(trial.root + Array("/dev/input/mouse0".utf8), with: [])
    try File.replace(trial.root + Array("/dev/input/event".utf8), with: [])
    trial.source.start()
    #expect(trial.take() == ["added 1 Power Button", "added 2 Keyboard", "added 3 Touchscreen"])
    #expect(trial.nodes.journal == ["event0", "event1", "event2", "vent10"])
    #expect(jack.openCount == 0)
    trial.source.start()
    #expect(trial.take().isEmpty)
  }

  @Test("A frame comes whole, and a press and release in one read as two")
  func frames() throws {
    let trial = try InputTrial()
    let keyboard = try PretendDevice.keyboard()
    try trial.plug(keyboard, 0)
    trial.source.start()
    try keyboard.say([key(.enter, 1, 0)])
    try trial.pass()
    #expect(trial.take() == ["added 1 Keyboard"])
    try keyboard.say([key(.space, 1, 0), sync(), key(.enter, 0, 1), sync(), sync()])
    try trial.pass()
    #expect(trial.take() == ["frame 1 28=1 57=1", "frame 1 28=0", "frame 1 "])
  }

  @Test("After lost events the frame under way is dropped")
  func lost() throws {
    let trial = try InputTrial()
    let keyboard = try PretendDevice.keyboard()
    try trial.plug(keyboard, 0)
    trial.source.start()
    try keyboard.say([.success(.event(key(.enter, 1, 0))), .success(.lost)])
    try keyboard.say([key(.space, 1, 2), sync()])
    try trial.pass()
    #expect(trial.take() == ["added 1 Keyboard", "lost 1", "frame 1 57=1"])
  }

  @Test("Keys that the kernel lets go of, since the device goes, count as lost")
  func kernel() throws {
    let trial = try InputTrial()
    let keyboard = try PretendDevice.keyboard()
    try trial.plug(keyboard, 0)
    trial.source.start()
    var report = sync()
    report.value = 1
    // The first two are repetitions, which end in the same way.
    try keyboard.say([key(.enter, 2, 0), report, key(.space, 0, 0), key(.enter, 2, 0), report])
    try keyboard.say([key(.enter, 0, 1), report])
    try trial.unplug(0)
    try trial.pass()
    #expect(
      trial.take() == [
        "added 1 Keyboard", "frame 1 28=2", "frame 1 57=0 28=2", "lost 1", "removed 1 Keyboard",
      ])
  }

  @Test("A device that is pulled out is closed, and another one at its node is another one")
  func reuse() throws {
    let trial = try InputTrial()
    let (first, second) = (try PretendDevice.keyboard(), try PretendDevice.keyboard())
    try trial.plug(first, 4)
    trial.source.start()
    try trial.unplug(4)
    try trial.plug(second, 4)
    try trial.pass()
    #expect(trial.take() == ["added 1 Keyboard", "removed 1 Keyboard", "added 2 Keyboard"])
    #expect((first.openCount, second.openCount) == (0, 1))
    try second.say([key(.enter, 1, 0), sync()])
    try trial.pass()
    #expect(trial.take() == ["frame 2 28=1"])
  }

  @Test("Whoever keeps a device that is gone does not keep it open")
  func keep() throws {
    let trial = try InputTrial()
    let keyboard = try PretendDevice.keyboard()
    keyboard.held = [.enter]
    try trial.plug(keyboard, 0)
    trial.source.start()
    let kept = try #require(trial.source.devices.first)
    #expect(kept.heldKeys == [.enter])
    trial.source.stop()
    #expect(keyboard.openCount == 0)
    #expect(kept.heldKeys.isEmpty)
    #expect(kept.description.name.elementsEqual("Keyboard".utf8))
    #expect(trial.source.devices.isEmpty)
  }

  @Test("What is stopped tells nothing, and can be started again with other numbers")
  func stop() throws {
    let trial = try InputTrial()
    let keyboard = try PretendDevice.keyboard()
    try trial.plug(keyboard, 0)
    trial.source.start()
    _ = trial.take()
    trial.source.stop()
    try keyboard.say([key(.enter, 1, 0), sync()])
    try trial.plug(.touchscreen(), 1)
    try trial.pass(milliseconds: 5_000)
    #expect(trial.take().isEmpty)
    #expect(trial.loop.nextDeadline == nil)
    trial.source.start()
    #expect(trial.take() == ["added 2 Keyboard", "added 3 Touchscreen"])
  }

  @Test("A handler may stop the source in the middle of anything")
  func stopWithin() throws {
    let trial = try InputTrial()
    let keyboard = try PretendDevice.keyboard()
    try trial.plug(keyboard, 0)
    try trial.plug(.touchscreen(), 1)
    trial.source.handler = { _ in trial.source.stop() }
    trial.source.start()
    #expect(trial.source.devices.isEmpty)
    var frames = 0
    trial.source.handler = { change in
      guard case .events = change else { return }
      frames += 1
      trial.source.stop()
    }
    trial.source.start()
    try keyboard.say([key(.enter, 1, 0), sync(), key(.enter, 0, 9), sync()])
    try trial.pass()
    #expect(frames == 1)
    #expect(keyboard.openCount == 0)
    trial.source.handler = nil
  }

  @Test("A folder that comes later, goes and comes again is followed")
  func folder() throws {
    let trial = try InputTrial(hasFolder: false)
    trial.source.start()
    try trial.pass()
    trial.makeFolder()
    try trial.plug(.keyboard(), 0)
    try trial.pass()
    #expect(trial.take() == ["added 1 Keyboard"])
    try trial.unplug(0)
    trial.removeFolder()
    try trial.pass()
    trial.makeFolder()
    try trial.plug(.touchscreen(), 0)
    try trial.pass()
    #expect(trial.take() == ["removed 1 Keyboard", "added 2 Touchscreen"])
  }

  @Test("A device that fails otherwise than by going is closed too, and told of")
  func failure() throws {
    let trial = try InputTrial()
    let keyboard = try PretendDevice.keyboard()
    try trial.plug(keyboard, 0)
    trial.source.start()
    _ = trial.take()
    try keyboard.say([.failure(.inputOutput)])
    try trial.pass()
    #expect(
      trial.take() == [
        "input device '/dev/input/event0' cannot be read: Input/output error", "removed 1 Keyboard",
      ])
    #expect(keyboard.openCount == 0)
  }

  @Test("A device that never stops lets others have their turn, and is read to its end")
  func flood() throws {
    let trial = try InputTrial()
    let (flooding, keyboard) = (try PretendDevice.keyboard(), try PretendDevice.keyboard())
    try trial.plug(flooding, 0)
    try trial.plug(keyboard, 1)
    trial.source.start()
    _ = trial.take()
    for number in 0..<1_000 { try flooding.say([key(.space, 1, Int64(number)), sync()]) }
    try keyboard.say([key(.enter, 1, 0), sync()])
    try trial.loop.turn(waitingAtMost: 0)
    let first = trial.take()
    #expect(first.contains("frame 2 28=1"))
    #expect(first.count < 600)
    try trial.pass()
    #expect(first.count + trial.take().count == 1_001)
    #expect(try flooding.next() == nil)
    #expect(trial.loop.nextDeadline == nil)
  }

  @Test("Two nodes of one device are opened once")
  func duplicate() throws {
    let trial = try InputTrial()
    let keyboard = try PretendDevice.keyboard()
    keyboard.place = "/sys/devices/pci/input/input5"
    try trial.plug(keyboard, 0)
    try trial.plug(keyboard, 1)
    trial.source.start()
    #expect(trial.take() == ["added 1 Keyboard"])
    #expect(keyboard.openCount == 1)
  }

  @Test("More devices than anybody has are left alone")
  func many() throws {
    let trial = try InputTrial()
    for number in 0..<70 { try trial.plug(.keyboard(), number) }
    trial.source.start()
    #expect(trial.source.devices.count == EvdevInput.capacity)
  }

  @Test("With no input asked for nothing is opened")
  func none() throws {
    var settings = InputSettings()
    settings.selection = .none
    let trial = try InputTrial(settings)
    try trial.plug(.keyboard(), 0)
    trial.source.start()
    #expect(trial.nodes.journal.isEmpty)
  }
}
