import BezelCore
import BezelDisplay
import BezelLinux
import BezelRaster
import Glibc

/// A card that exists in a test: it keeps a journal of what it is told and obeys a script.
final class PretendCard: Card {
  let name: [UInt8]
  let eventDescriptor: CInt = 99
  var parts: CardObjects

  /// What has been done with it, a line each.
  private(set) var journal: [String] = []

  /// What is refused: the verb, which of its calls from now on (1 is the next; 0 all), and why.
  var script: [(verb: String, call: Int, errno: Errno)] = []

  /// The flips that will be read.
  var flips: [Flip] = []

  private var buffers: [UInt32: (fd: CInt, facts: BufferFacts)] = [:]
  private var framebuffers: [UInt32: UInt32] = [:]
  private var blobs: [UInt32: BlobContent] = [:]
  private var number: UInt32 = 0

  init(_ parts: CardObjects, _ name: String = "card0") {
    self.name = Array(name.utf8)
    self.parts = parts
  }

  /// The journal since the last time.
  func read() -> [String] {
    defer { journal = [] }
    return journal
  }

  /// How many things of ours it still keeps.
  var keeps: Int { buffers.count + framebuffers.count + blobs.count }

  func refuse(_ verb: String, _ errno: Errno, call: Int = 1) { script.append((verb, call, errno)) }

  private func note(_ line: String) throws(Errno) {
    let verb = line.prefix { $0 != " " }
    for index in script.indices where script[index].verb == verb {
      if script[index].call == 0 {
        journal.append("\(line): \(script[index].errno)")
        throw script[index].errno
      }
      script[index].call -= 1
      if script[index].call == 0 {
        let errno = script.remove(at: index).errno
        journal.append("\(line): \(errno)")
        throw errno
      }
    }
    journal.append(line)
  }

  private func next() -> UInt32 {
    number += 1
    return number
  }

  func objects() throws(Errno) -> CardObjects {
    try note("objects")
    return parts
  }

  func connector(_ id: UInt32) throws(Errno) -> Connector {
    try note("connector \(id)")
    guard let connector = parts.connectors.first(where: { $0.id == id }) else {
      throw .noSuchFile
    }
    return connector
  }

  func becomeMaster() throws(Errno) { try note("master") }

  func createBuffer(_ size: PixelSize, bitsPerPixel: Int) throws(Errno) -> BufferFacts {
    try note("dumb \(size.width)x\(size.height)x\(bitsPerPixel)")
    // Pads rows, as cards do.
    let pitch = (size.width * bitsPerPixel / 8 + 63) / 64 * 64
    let facts = BufferFacts(handle: next(), pitch: pitch, byteCount: pitch * size.height)
    var path = Array("/tmp/bezel-pretend-XXXXXX".utf8CString)
    let fd = unsafe mkstemp(&path)
    guard fd >= 0, unsafe unlink(path) == 0, ftruncate(fd, off_t(facts.byteCount)) == 0 else {
      throw .outOfMemory
    }
    buffers[facts.handle] = (fd, facts)
    return facts
  }

  func mapBuffer(_ buffer: BufferFacts) throws(Errno) -> Mapping {
    try note("map")
    guard let fd = buffers[buffer.handle]?.fd else { throw .noSuchFile }
    return try Mapping(of: fd, offset: 0, count: buffer.byteCount)
  }

  func destroyBuffer(_ handle: UInt32) {
    if let buffer = buffers.removeValue(forKey: handle) { close(buffer.fd) }
    journal.append("destroy")
  }

  func addFramebuffer(
    _ buffer: BufferFacts, size: PixelSize, format: PixelFormat
  ) throws(Errno) -> UInt32 {
    try note("addfb \(format == .rgb565 ? "RG16" : "XR24")")
    let id = 100 + next()
    framebuffers[id] = buffer.handle
    return id
  }

  func removeFramebuffer(_ id: UInt32) {
    framebuffers[id] = nil
    journal.append("rmfb")
  }

  func createBlob(_ content: BlobContent) throws(Errno) -> UInt32 {
    let id = 200 + next()
    blobs[id] = content
    return id
  }

  func destroyBlob(_ id: UInt32) { blobs[id] = nil }

  func commit(_ settings: [Setting], _ kind: CommitKind) throws(Errno) {
    let words = settings.map { describe($0) }.joined(separator: " ")
    switch kind {
    case .test: try note("test \(words)")
    case .modeset: try note("modeset \(words)")
    case .flip(let number): try note("flip \(number) \(words)")
    }
  }

  func setCRTC(
    _ crtc: UInt32, framebuffer: UInt32, connector: UInt32, mode: Mode
  ) throws(Errno) {
    try note("setcrtc \(crtc) \(connector) \(mode.size.width)x\(mode.size.height)")
  }

  func markDirty(framebuffer: UInt32, _ rects: [PixelRect]) throws(Errno) {
    try note("dirty \(rects.map { describe($0) }.joined(separator: " "))")
  }

  func readFlips(into list: inout [Flip]) throws(Errno) {
    if script.contains(where: { $0.verb == "read" }) { try note("read") }
    list += flips
    flips = []
  }

  /// What the first buffer (or another) holds: words, as far as a row's pixels go.
  func pixels(ofBuffer index: Int, width: Int, height: Int) -> [UInt32] {
    let handles = buffers.keys.sorted()
    guard index < handles.count, let buffer = buffers[handles[index]] else { return [] }
    var bytes = [UInt8](repeating: 0, count: buffer.facts.byteCount)
    _ = unsafe pread(buffer.fd, &bytes, bytes.count, 0)
    return (0..<height).flatMap { y in
      (0..<width).map { x in
        (0..<4).reduce(UInt32(0)) { word, byte in
          word | UInt32(bytes[y * buffer.facts.pitch + 4 * x + byte]) << UInt32(8 * byte)
        }
      }
    }
  }

  private func describe(_ setting: Setting) -> String {
    let all =
      parts.connectors.map { ($0.id, $0.properties) } + parts.crtcs.map { ($0.id, $0.properties) }
      + parts.planes.map { ($0.id, $0.properties) }
    let properties = all.first { $0.0 == setting.object }?.1 ?? []
    let property = properties.first { $0.id == setting.property }
    let name = property.map { String(decoding: $0.name, as: UTF8.self) } ?? "?"
    if case .clips(let rects)? = blobs[UInt32(setting.value & 0xFFFF)], name.hasSuffix("CLIPS") {
      return "clips \(rects.map { describe($0) }.joined(separator: " "))"
    }
    if name == "MODE_ID", case .mode(let mode)? = blobs[UInt32(setting.value)] {
      return "\(setting.object).MODE_ID=\(mode.size.width)x\(mode.size.height)"
    }
    if name == "FB_ID", setting.value != 0 {
      let order = framebuffers.keys.sorted().firstIndex(of: UInt32(setting.value))
      return "\(setting.object).FB_ID=\(order.map { "\("ABCDEF".map { $0 }[$0])" } ?? "?")"
    }
    return "\(setting.object).\(name)=\(setting.value)"
  }

  private func describe(_ rect: PixelRect) -> String {
    "\(rect.left),\(rect.top),\(rect.right),\(rect.bottom)"
  }
}

/// Cards that come and go by hand.
final class PretendCards: CardSource {
  var cards: [PretendCard]
  /// Why a card cannot be opened.
  var closed: [String: Errno] = [:]
  private(set) var opened: [String] = []

  init(_ cards: PretendCard...) { self.cards = cards }

  func cardNames() -> [[UInt8]] { cards.map { $0.name } }

  /// The cards that another program drives.
  var taken: [String] = []

  func look(at name: [UInt8]) throws(Errno) -> (card: PretendCard, isTaken: Bool) {
    (try open(name), taken.contains(String(decoding: name, as: UTF8.self)))
  }

  func open(_ name: [UInt8]) throws(Errno) -> PretendCard {
    let text = String(decoding: name, as: UTF8.self)
    opened.append(text)
    if let errno = closed[text] { throw errno }
    guard let card = cards.first(where: { $0.name == name }) else { throw .noSuchDevice }
    return card
  }
}
