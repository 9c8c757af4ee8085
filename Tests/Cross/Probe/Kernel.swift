import BezelCore
import BezelDisplay
import BezelLinux

func walkKernel(_ chance: inout Chance, _ digest: inout Digest) {
  for _ in 0..<50 {
    let modes = (0..<chance.below(9)).map { _ in chance.mode() }
    for mode in modes { digest.add(mode.refresh) }
    for mode in ModeChoice.ladder(modes, running: modes.last, isTiled: chance.flag()) {
      digest.add(mode.clock)
    }
    var events = chance.bytes(200)
    if events.count >= 32 {
      // The kind and the length of the first event are right, or its length lies.
      events.replaceSubrange(0..<8, with: [2, 0, 0, 0, chance.one(of: [32, 255]), 0, 0, 0])
    }
    var flips: [Flip] = []
    flips.append(from: events, count: events.count)
    for flip in flips {
      digest.add(flip.number)
      digest.add(flip.time.nanoseconds)
    }
    digest.add(DeviceEvents.isAbout("drm", events[...]) ? 1 : 0)
    digest.add(
      Connector.name(
        kind: UInt32(bitPattern: chance.bits()), number: UInt32(bitPattern: chance.bits())))
  }
}

extension Chance {
  fileprivate mutating func mode() -> Mode {
    func timing(_ bits: UInt64) -> Mode.Timing {
      Mode.Timing(
        visible: UInt16(truncatingIfNeeded: bits), pulseStart: 0, pulseEnd: 0,
        total: UInt16(truncatingIfNeeded: bits >> 16))
    }
    var mode = Mode(
      clock: UInt32(bitPattern: bits()), horizontal: timing(word()), vertical: timing(word()),
      roundedRefresh: 60)
    (mode.flags, mode.kind) = (UInt32(bitPattern: bits()), UInt32(below(256)))
    mode.scans = UInt16(truncatingIfNeeded: word())
    return mode
  }
}
