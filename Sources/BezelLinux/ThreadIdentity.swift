import CLinux

/// A thread, as it can be told from others while it lives (`pthread_self`).
package struct ThreadIdentity: Sendable {
  private let thread = bezel_thread()

  /// That of the caller.
  package init() {}

  /// Whether the caller is on it.
  package var isCurrent: Bool { bezel_thread() == thread }
}
