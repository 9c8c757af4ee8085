import BezelCore
import BezelDisplay
import BezelLinux
import BezelRaster

/// A KMS display on a card that is made up.
final class TrialKMS: TrialDisplay {
  private let machine = KMSMachine(source: TrialCards())
  private var now = Instant(nanoseconds: 1_000_000_000)

  var name: [UInt8] { machine.name }
  var panel: DisplayPanel? { machine.panel }
  var isReady: Bool { machine.isReady }
  var handler: ((DisplayEvent) -> Void)? {
    get { machine.handler }
    set { machine.handler = newValue }
  }

  func activate() { machine.activate(at: now) }
  func deactivate() { machine.deactivate() }

  func submit(_ surface: borrowing Surface, damage: Damage, rotation: Rotation) {
    machine.submit(surface, damage: damage, rotation: rotation, at: now)
  }

  func finishFrame(at moment: Instant) {
    now = moment
    machine.readable(at: now)
    machine.ring(at: now)
  }
}

/// Where the card is that is made up.
final class TrialCards: CardSource {
  func cardNames() -> [[UInt8]] { [[]] }
  func open(_ name: [UInt8]) throws(Errno) -> TrialCard { TrialCard() }
  func look(at name: [UInt8]) throws(Errno) -> (card: TrialCard, isTaken: Bool) {
    (TrialCard(), false)
  }
}

/// A card in memory that takes everything and asks for no memory with a frame.
final class TrialCard: Card {
  let name: [UInt8] = []
  let eventDescriptor: CInt = -1
  private var lastNumber: UInt32 = 0
  private var flip: UInt64?

  private func next() -> UInt32 {
    lastNumber += 1
    return lastNumber
  }

  func objects() throws(Errno) -> CardObjects {
    CardObjects(
      connectors: [try connector(1)],
      crtcs: [CRTC(id: 2, properties: properties(20, ["MODE_ID", "ACTIVE"]))],
      planes: [
        Plane(
          id: 3, kind: .primary, possibleCRTCs: 1, formats: [PixelFormat.xrgb8888.code],
          properties: properties(
            30,
            [
              "FB_ID", "CRTC_ID", "SRC_X", "SRC_Y", "SRC_W", "SRC_H", "CRTC_X", "CRTC_Y", "CRTC_W",
              "CRTC_H", "FB_DAMAGE_CLIPS",
            ]))
      ])
  }

  func connector(_ id: UInt32) throws(Errno) -> Connector {
    // 1280 × 720 at 60 Hz.
    let mode = Mode(
      clock: 74_250,
      horizontal: Mode.Timing(visible: 1280, pulseStart: 1390, pulseEnd: 1430, total: 1650),
      vertical: Mode.Timing(visible: 720, pulseStart: 725, pulseEnd: 730, total: 750),
      roundedRefresh: 60)
    return Connector(
      id: id, name: [], status: .connected, modes: [mode], possibleCRTCs: [1],
      properties: properties(10, ["CRTC_ID"]))
  }

  private func properties(_ first: UInt32, _ names: [String]) -> [Property] {
    var properties: [Property] = []
    for name in names {
      let id = first + UInt32(properties.count)
      properties.append(Property(id: id, name: Array(name.utf8), value: 0))
    }
    return properties
  }

  func becomeMaster() throws(Errno) {}

  func createBuffer(_ size: PixelSize, bitsPerPixel: Int) throws(Errno) -> BufferFacts {
    let pitch = size.width * bitsPerPixel / 8
    return BufferFacts(handle: next(), pitch: pitch, byteCount: pitch * size.height)
  }

  func mapBuffer(_ buffer: BufferFacts) throws(Errno) -> Mapping {
    let memory = try FileDescriptor(opening: "/dev/zero", for: .readingAndWriting)
    return try Mapping(of: memory.raw, offset: 0, count: buffer.byteCount)
  }

  func destroyBuffer(_ handle: UInt32) {}

  func addFramebuffer(
    _ buffer: BufferFacts, size: PixelSize, format: PixelFormat
  ) throws(Errno) -> UInt32 { next() }
  func removeFramebuffer(_ id: UInt32) {}

  func createBlob(_ content: BlobContent) throws(Errno) -> UInt32 { next() }
  func destroyBlob(_ id: UInt32) {}

  func commit(_ settings: [Setting], _ kind: CommitKind) throws(Errno) {
    if case .flip(let number) = kind { flip = number }
  }

  func setCRTC(
    _ crtc: UInt32, framebuffer: UInt32, connector: UInt32, mode: Mode
  ) throws(Errno) {}
  func markDirty(framebuffer: UInt32, _ rects: [PixelRect]) throws(Errno) {}

  func readFlips(into flips: inout [Flip]) throws(Errno) {
    guard let number = flip else { return }
    flip = nil
    flips.append(Flip(number: number, time: Instant(nanoseconds: 0)))
  }
}
