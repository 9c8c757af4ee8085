/// Why a display cannot be opened or driven. Names are as in /dev/dri and /sys/class/drm.
package enum DisplayError: Error, Equatable, Sendable {
  /// There is no graphics card.
  case noCard
  /// No connector of any card reports a panel.
  case noPanel
}

extension DisplayError: CustomStringConvertible {
  /// One sentence without its period: what is wrong with what, and where it helps, the way out.
  package var description: String {
    switch self {
    case .noCard: "no graphics card is here; waiting for one"
    case .noPanel: "no screen is connected; waiting for one"
    }
  }
}
