/// The nodes that we may not read: a new one is root's alone until udev has given it away, so that each
/// gets a second before it is told of, and is told of once.
struct RefusedNodes: Sendable {
  /// How long a node is tried again, in nanoseconds, and how often.
  static let patience: Int64 = 1_000_000_000
  static let pause: Int64 = 200_000_000

  private var nodes: [Node] = []

  private struct Node: Sendable {
    let path: [UInt8]
    /// When it is to be told of; nil once it was.
    var deadline: Int64?
  }

  /// Those to be tried again.
  var waiting: [[UInt8]] { nodes.filter { $0.deadline != nil }.map { $0.path } }

  /// A node could not be opened at that moment.
  mutating func refuse(_ path: [UInt8], at now: Int64) {
    guard !nodes.contains(where: { $0.path == path }), nodes.count < NodeFolder.capacity else {
      return
    }
    nodes.append(Node(path: path, deadline: now + RefusedNodes.patience))
  }

  /// A node was opened, or is gone: another refusal is news.
  mutating func forget(_ path: [UInt8]) { nodes.removeAll { $0.path == path } }

  /// Nobody waits for any of them now.
  mutating func stopWaiting() { nodes.removeAll { $0.deadline != nil } }

  /// Those whose second is over; each comes once.
  mutating func takeOverdue(at now: Int64) -> [[UInt8]] {
    var paths: [[UInt8]] = []
    for place in nodes.indices {
      guard let deadline = nodes[place].deadline, deadline <= now else { continue }
      nodes[place].deadline = nil
      paths.append(nodes[place].path)
    }
    return paths
  }
}
