import BezelCore
import BezelInput
import BezelLinux

/// Nodes of devices that tests make up.
final class PretendNodes: InputNodes {
  var devices: [[UInt8]: PretendDevice] = [:]
  var refusals: [[UInt8]: Errno] = [:]
  var awaitsUdev = false
  /// The nodes that were opened, in order.
  var journal: [String] = []

  func open(_ path: [UInt8]) throws(Errno) -> any InputNode {
    journal.append(String(decoding: path.suffix(6), as: UTF8.self))
    if let errno = refusals[path] { throw errno }
    guard let device = devices[path] else { throw .noSuchFile }
    return try PretendNode(device, path)
  }
}

/// A device that says what a test has it say.
final class PretendDevice {
  var name: String
  var place = ""
  var capabilities: Capabilities
  var held: [KeyCode] = []
  var contacts = ContactState()
  /// What udev knows of it, as in its database.
  var record: UdevRecord?
  /// Why the next attempt to grab it fails.
  var grabError: Errno?
  var isGrabbed = false
  fileprivate(set) var openCount = 0
  private var words: [Result<NodeWord, Errno>] = []
  fileprivate let pipe: Pipe

  fileprivate final class Pipe {
    let pair: DescriptorPair
    init() throws { pair = try DescriptorPair.pipe() }
  }

  init(_ name: String, _ capabilities: Capabilities) throws {
    (self.name, self.capabilities) = (name, capabilities)
    pipe = try Pipe()
  }

  func say(_ events: [InputEvent]) throws { try say(events.map { .success(.event($0)) }) }

  func say(_ words: [Result<NodeWord, Errno>]) throws {
    if self.words.isEmpty, !words.isEmpty { try pipe.pair.second.writeAll([0]) }
    self.words += words
  }

  /// It is gone: whoever has it open is told so from now on.
  func vanish() throws { try say([.failure(.noSuchDevice)]) }

  func next() throws(Errno) -> NodeWord? {
    guard let word = words.first else { return nil }
    if case .failure(let errno) = word { throw errno }
    words.removeFirst()
    if words.isEmpty {
      var byte: [UInt8] = [0]
      _ = try pipe.pair.first.read(into: &byte)
    }
    return try word.get()
  }
}

private final class PretendNode: InputNode {
  private let device: PretendDevice
  private(set) var description: DeviceDescription
  private let file: FileDescriptor

  init(_ device: PretendDevice, _ path: [UInt8]) throws(Errno) {
    self.device = device
    file = try device.pipe.pair.first.duplicated()
    var identity = DeviceIdentity()
    identity.place = Array(device.place.utf8)
    description = DeviceDescription(
      path: path, name: Array(device.name.utf8), identity: identity,
      capabilities: device.capabilities)
    device.openCount += 1
    lookUp()
  }

  deinit {
    device.openCount -= 1
    device.isGrabbed = false
  }

  var descriptor: CInt { file.raw }
  var heldKeys: [KeyCode] { device.held }
  var contacts: ContactState { device.contacts }

  func next() throws(Errno) -> NodeWord? { try device.next() }

  func setGrabbed(_ isGrabbed: Bool) throws(Errno) {
    if let errno = device.grabError { throw errno }
    device.isGrabbed = isGrabbed
  }

  func lookUp() { if let record = device.record { description.follow(record) } }
}
