/// Leaves out what a device says while the kernel had no room for its events.
package struct DropFilter: BitwiseCopyable, Sendable {
  private var isDropping = false

  package init() {}

  /// What is to be done about an event.
  package enum Step: Hashable, Sendable {
    case handle(InputEvent)
    case skip
    /// Events were lost, and the device's present state is to be read.
    case resynchronize
  }

  /// Decides about the next event: those from SYN_DROPPED up to the next report are half a story.
  package mutating func next(_ event: InputEvent) -> Step {
    let isDrop =
      event.kind == InputEvent.synchronization && event.code == InputEvent.Synchronization.dropped
    if isDrop {
      isDropping = true
      return .skip
    }
    guard isDropping else { return .handle(event) }
    guard event.isReport else { return .skip }
    isDropping = false
    return .resynchronize
  }
}
