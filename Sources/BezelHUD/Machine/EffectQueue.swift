/// Hands effects on one by one and in the order in which they came up, though what is done for one may
/// cause others.
///
/// ```
/// guard queue.add(machine.handle(event, at: now)) else { return }
/// while let effect = queue.next() { … }
/// ```
package struct EffectQueue: Sendable {
  private var waiting: [HUDMachine.Effect] = []
  private var isHandingOn = false

  package init() {}

  /// Takes effects in. Whether the caller is to hand on until `next` says nil; if not, one further up
  /// the stack is doing it.
  package mutating func add(_ effects: [HUDMachine.Effect]) -> Bool {
    waiting += effects
    guard !isHandingOn, !waiting.isEmpty else { return false }
    isHandingOn = true
    return true
  }

  /// The effect that is next; nil when all are handed on.
  package mutating func next() -> HUDMachine.Effect? {
    guard !waiting.isEmpty else {
      isHandingOn = false
      return nil
    }
    return waiting.removeFirst()
  }
}
