import BezelInput
import BezelLinux
import CLinux

/// A source over pretended nodes in a folder of its own, on a loop whose clock is turned by hand.
final class InputTrial {
  let root = Array("/tmp/bezel-input-\(UInt64.random(in: 0 ... .max))".utf8)
  let nodes = PretendNodes()
  let loop: EventLoop
  private(set) var source: EvdevInput
  /// What was told, a line each.
  private(set) var lines: [String] = []
  private let clock = HandClock()

  final class HandClock {
    var now: Int64 = 1_000_000_000
  }

  /// Without a folder /dev/input is not there yet.
  init(_ settings: InputSettings = InputSettings(), hasFolder: Bool = true) throws {
    loop = try EventLoop { [clock] in clock.now }
    source = EvdevInput(settings, loop: loop, under: root, nodes: nodes)
    File.makeFolders(above: root + Array("/dev/".utf8))
    if hasFolder { makeFolder() }
    source.handler = { [unowned self] in self.note($0) }
  }

  deinit {
    source.stop()
    InputTrial.remove(root)
  }

  func makeFolder() { File.makeFolders(above: path(0)) }
  func removeFolder() { InputTrial.remove(root + Array("/dev/input".utf8)) }

  func path(_ number: Int) -> [UInt8] { root + Array("/dev/input/event\(number)".utf8) }

  /// Plugs a device in as /dev/input/event`number`.
  func plug(_ device: PretendDevice, _ number: Int) throws {
    nodes.devices[path(number)] = device
    try File.replace(path(number), with: [])
  }

  /// Pulls the device at that node out.
  func unplug(_ number: Int) throws {
    try nodes.devices.removeValue(forKey: path(number))?.vanish()
    InputTrial.remove(path(number))
  }

  /// Gives a node away, which shows in its attributes.
  func changeMode(_ number: Int) throws {
    _ = try unsafe withPath(path(number)) { unsafe chmod($0, 0o640) }
  }

  /// Turns the loop until nothing more is due, then lets milliseconds pass, and so on.
  func pass(milliseconds: Int64 = 0) throws {
    try settle()
    let end = clock.now + milliseconds * 1_000_000
    while let next = loop.nextDeadline, next <= end {
      clock.now = max(clock.now, next)
      try settle()
    }
    clock.now = end
  }

  private func settle() throws { for _ in 0..<20 { try loop.turn(waitingAtMost: 0) } }

  /// What was told since this was asked last.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func note(_ change: InputChange) {
    switch change {
    case .added(let device): lines.append("added \(device.number) \(name(device))")
    case .events(let device, let events):
      let values = events.dropLast().map { "\($0.code)=\($0.value)" }
      lines.append("frame \(device.number) " + values.joined(separator: " "))
    case .resynchronized(let device): lines.append("lost \(device.number)")
    case .removed(let device): lines.append("removed \(device.number) \(name(device))")
    case .failed(let error):
      // The folder's name is another one each time.
      let sentence = String(decoding: error.sentence, as: UTF8.self)
      lines.append(sentence.split(separator: String(decoding: root, as: UTF8.self)).joined())
    }
  }

  private func name(_ device: any InputDevice) -> String {
    String(decoding: device.description.name, as: UTF8.self)
  }

  private static func remove(_ path: [UInt8]) {
    let isFile = try? unsafe withPath(path) { unsafe unlink($0) == 0 }
    if isFile == true { return }
    for name in (try? File.names(in: path, atMost: 1_000)) ?? [] {
      remove(path + [UInt8(ascii: "/")] + name)
    }
    _ = try? unsafe withPath(path) { unsafe rmdir($0) }
  }
}
