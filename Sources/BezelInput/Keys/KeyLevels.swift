package import BezelCore

/// The keys that are down, without the bouncing of their contacts.
///
/// An edge counts at once; for 25 ms the key is then not listened to, after which its level counts.
package struct KeyLevels: Sendable {
  /// How long contacts may bounce, in nanoseconds.
  package static let bounceTime: Int64 = 25_000_000

  /// The keys that are followed at most: nobody has more fingers, broken devices do.
  package static let capacity = 64

  private var keys: [State] = []

  private struct State: Sendable {
    let key: KeyID
    /// What the device says.
    var level: Bool
    /// What is believed.
    var isDown: Bool
    /// Whether nothing is told of it until it is up.
    var isMuted: Bool
    var quietUntil: Instant?
  }

  package init() {}

  /// When `tick` is to be called; nil if there is nothing to wait for.
  package var deadline: Instant? {
    keys.lazy.filter { $0.level != $0.isDown }.compactMap { $0.quietUntil }.min()
  }

  /// Takes in a key event's value: 1 down, 0 up. Repeats and anything else say nothing new.
  package mutating func handle(_ key: KeyID, value: Int32, at now: Instant) -> KeyEdge? {
    guard value == 0 || value == 1 else { return nil }
    forgetIdle(at: now)
    guard let place = keys.firstIndex(where: { $0.key == key }) else {
      guard value == 1, keys.count < KeyLevels.capacity else { return nil }
      keys.append(
        State(
          key: key, level: true, isDown: true, isMuted: false,
          quietUntil: now.advanced(byNanoseconds: KeyLevels.bounceTime)))
      return KeyEdge(key: key, isDown: true)
    }
    keys[place].level = value == 1
    return settle(place, at: now)
  }

  /// Lets time pass; gives the edges that it brings.
  package mutating func tick(at now: Instant) -> [KeyEdge] {
    let edges = keys.indices.compactMap { settle($0, at: now) }
    forgetIdle(at: now)
    return edges
  }

  /// Makes the keys of a device those that it says are down; none of them acts until it was up.
  ///
  /// It is for a device that is opened, whose events were lost or, with no keys, that vanished.
  package mutating func reset(_ device: UInt32, holding held: some Sequence<KeyCode>) {
    keys.removeAll { $0.key.device == device }
    for code in held where keys.count < KeyLevels.capacity {
      let key = KeyID(device: device, code: code)
      keys.append(State(key: key, level: true, isDown: true, isMuted: true, quietUntil: nil))
    }
  }

  /// Whether a key is believed to be down.
  package func isDown(_ key: KeyID) -> Bool { keys.contains { $0.key == key && $0.isDown } }

  /// Adopts a key's level unless it may be bouncing.
  private mutating func settle(_ place: Int, at now: Instant) -> KeyEdge? {
    let state = keys[place]
    guard state.level != state.isDown else { return nil }
    if let end = state.quietUntil, now < end { return nil }
    keys[place].isDown = state.level
    keys[place].quietUntil = now.advanced(byNanoseconds: KeyLevels.bounceTime)
    guard state.isMuted else { return KeyEdge(key: state.key, isDown: state.level) }
    keys[place].isMuted = state.level
    return nil
  }

  private mutating func forgetIdle(at now: Instant) {
    keys.removeAll { state in
      guard !state.level, !state.isDown else { return false }
      return state.quietUntil.map { $0 <= now } ?? true
    }
  }
}
