import BezelLinux

/// The event nodes of /dev/input, as they come, change and go. It never wakes without that.
final class NodeFolder {
  /// What happens to the node of that path.
  enum Sign {
    /// It is there, or is there again.
    case found([UInt8])
    /// Its permissions may be others.
    case changed([UInt8])
    case deleted([UInt8])
  }

  /// The nodes that are looked at, at most.
  static let capacity = 1_024

  private let folder: [UInt8]
  private let parent: [UInt8]
  private let handler: (Sign) -> Void
  private var files: FileWatch?
  /// The watch of the folder, and that of its parent while it is not there.
  private var watch: CInt?
  private var parentWatch: CInt?

  /// Begins to watch below a root ("" for the system's); `scan` tells of what is there.
  init(under root: [UInt8], on loop: EventLoop, _ handler: @escaping (Sign) -> Void) {
    parent = root + Array("/dev".utf8)
    folder = parent + Array("/input".utf8)
    self.handler = handler
    // Without it the devices that are here are all there will be.
    files = try? FileWatch(on: loop) { [unowned(unsafe) self] in unsafe handle($0) }
    watchFolder()
  }

  /// The paths of the nodes that are below a root, the lower numbers first.
  static func nodes(under root: [UInt8]) -> [[UInt8]] {
    nodes(in: root + Array("/dev/input".utf8))
  }

  /// Tells of every node that is there.
  func scan() { for path in NodeFolder.nodes(in: folder) { handler(.found(path)) } }

  private static func nodes(in folder: [UInt8]) -> [[UInt8]] {
    let names = (try? File.names(in: folder, atMost: capacity)) ?? []
    return names.filter { isNode($0) }
      .sorted { $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1) }
      .map { folder + [UInt8(ascii: "/")] + $0 }
  }

  /// Whether it is `event` and a number; the folder has other kinds of nodes and links too.
  private static func isNode(_ name: [UInt8]) -> Bool {
    let prefix = Array("event".utf8)
    let digits = name.dropFirst(prefix.count)
    return name.starts(with: prefix) && (1...6).contains(digits.count)
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private func watchFolder() {
    watch = try? files?.add(folder: folder, for: [.created, .attributes, .deleted])
    if watch == nil {
      parentWatch = try? files?.add(folder: parent, for: .created)
      // It may have come before its parent was watched.
      watch = try? files?.add(folder: folder, for: [.created, .attributes, .deleted])
    }
    guard watch != nil, let parent = parentWatch else { return }
    files?.remove(parent)
    parentWatch = nil
  }

  private func handle(_ events: [FileWatch.Event]) {
    for event in events {
      let isOurs = event.number == watch
      if event.change.isAny(of: .overflow) || isOurs && event.change.isAny(of: .ended) {
        watchFolder()
        scan()
      } else if isOurs {
        handle(event)
      } else if event.number == parentWatch, event.name.elementsEqual("input".utf8) {
        watchFolder()
        scan()
      }
    }
  }

  private func handle(_ event: FileWatch.Event) {
    guard NodeFolder.isNode(event.name) else { return }
    let path = folder + [UInt8(ascii: "/")] + event.name
    if event.change.isAny(of: .created) { handler(.found(path)) }
    if event.change.isAny(of: .attributes) { handler(.changed(path)) }
    if event.change.isAny(of: .deleted) { handler(.deleted(path)) }
  }
}
