package import BezelLinux

/// Why a font cannot be used.
package enum FontError: Error, Hashable, Sendable {
  case unreadable(Errno)
  /// The file is no font, or a font without outlines.
  case notAFont
  /// No font has the family's name.
  case noSuchFamily
}

extension FontError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .notAFont: "not a font with outlines"
    case .noSuchFamily: "no font of that name"
    }
  }
}
