import BezelCore
import BezelInput

/// What people do to devices, and what devices say that they are.
func walkInput(_ chance: inout Chance, _ digest: inout Digest) {
  walkTouches(&chance, &digest)
  walkKeys(&chance, &digest)
  for _ in 0..<20 {
    let kind = DeviceClass(of: chance.capabilities())
    digest.add(kind.words.utf8)
    let text = chance.flag() ? chance.bytes(20) : chance.matrix()
    digest.add(Calibration(text) == nil ? 0 : 1)
    digest.add(KeyCode(named: chance.flag() ? text : Array("KEY_POWER".utf8))?.number ?? 0)
  }
}

private func walkTouches(_ chance: inout Chance, _ digest: inout Digest) {
  let kind = chance.one(of: [.slots, .anonymous, .single(.touch)] as [ContactProtocol])
  var tracker = TouchTracker(kind)
  var mapping = TouchMapping(
    x: chance.range(), y: chance.range(), calibration: Calibration(chance.matrix()) ?? .none,
    panel: PixelSize(width: 1 + chance.below(16_384), height: 1 + chance.below(16_384)),
    rotation: chance.one(of: Rotation.allCases))
  if chance.flag() { mapping.scale = max(chance.fixed(), .half) }
  for _ in 0..<200 {
    if chance.below(40) == 0 {
      let places = (0..<chance.below(70)).map { _ in
        Contact(id: chance.bits(), x: chance.bits(), y: chance.bits())
      }
      _ = tracker.reset(slot: chance.below(70), places: places)
    }
    for change in tracker.handle(chance.event()) {
      switch change {
      case .down(let contact), .move(let contact), .up(let contact):
        let point = mapping.point(of: contact)
        digest.add(contact.id)
        digest.add(point.x.bits)
        digest.add(point.y.bits)
      case .cancel: digest.add(-1)
      }
    }
  }
}

private func walkKeys(_ chance: inout Chance, _ digest: inout Digest) {
  var keys = ButtonKeys(others: [.power])
  var now = Instant(nanoseconds: chance.long())
  keys.appear(at: now)
  for _ in 0..<200 {
    now = now.advanced(
      byNanoseconds: chance.below(20) == 0 ? chance.long() : Int64(chance.below(400_000_000)))
    var acts = keys.tick(at: now)
    let device = UInt32(chance.below(3))
    switch chance.below(20) {
    case 0:
      if let act = keys.reset(device, holding: [chance.one(of: KeyCode.pressing)]) {
        acts.append(act)
      }
    case 1: if let act = keys.disappear() { acts.append(act) }
    case 2: keys.appear(at: now)
    default:
      let code = chance.one(of: KeyCode.pressing + KeyCode.cancelling + [.power])
      let event = InputEvent(
        time: now, kind: InputEvent.key, code: code.number, value: Int32(chance.below(3)))
      if let act = keys.handle(event, from: device) { acts.append(act) }
    }
    for act in acts { digest.add(act.rawValue) }
    digest.add(keys.deadline?.nanoseconds ?? 0)
  }
}

extension Chance {
  fileprivate mutating func range() -> AxisRange {
    flag()
      ? AxisRange(minimum: 0, maximum: Int32(1 + below(65_536)))
      : AxisRange(minimum: bits(), maximum: bits())
  }

  /// Six decimals, as LIBINPUT_CALIBRATION_MATRIX has them.
  fileprivate mutating func matrix() -> [UInt8] {
    let words = ["0", "1", "-1", "0.5", "-0.25", "32767.99", "-40000", "0.000001"]
    return (0..<6).map { _ in Array(one(of: words).utf8) }.joined(separator: " ".utf8).map { $0 }
  }

  fileprivate mutating func capabilities() -> Capabilities {
    let axes = (0..<below(8)).map { _ in
      one(of: [0, 1, 2, 0x18, 0x2E, 0x2F, 0x35, 0x36, 0x39] as [UInt16])
    }
    let all =
      [1, 28, 103, 105, 106, 108, 116, 0x110, 0x130, 0x140, 0x145, 0x14A, 0x161] as [UInt16]
    var keys = (0..<below(8)).map { _ in one(of: all) }
    if below(4) == 0 { keys += 1...31 }
    return Capabilities(
      properties: CodeSet((0..<below(3)).map { _ in UInt16(below(7)) }), keys: CodeSet(keys),
      relative: CodeSet((0..<below(3)).map { _ in UInt16(below(2)) }), absolute: CodeSet(axes),
      x: range(), y: range())
  }

  /// An event of a touchscreen, sound or not.
  fileprivate mutating func event() -> InputEvent {
    let axes = [0, 1, 0x2F, 0x35, 0x36, 0x39] as [UInt16]
    let value = flag() ? Int32(below(4_096)) : bits()
    let time = Instant(nanoseconds: 0)
    switch below(5) {
    case 0: return InputEvent(time: time, kind: 0, code: one(of: [0, 2]), value: 0)
    case 1: return InputEvent(time: time, kind: 1, code: 0x14A, value: Int32(below(3)))
    case 2: return InputEvent(time: time, kind: 3, code: 0x2F, value: Int32(below(6)))
    default: return InputEvent(time: time, kind: 3, code: one(of: axes), value: value)
    }
  }
}
