package import BezelHUD

/// The themes that come with the program.
package enum BuiltInTheme: BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case light
  case dark
  case classic

  package var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .classic: "classic"
    }
  }

  package init?(name: some Collection<UInt8>) {
    guard let theme = BuiltInTheme.allCases.first(where: { name.elementsEqual($0.name.utf8) })
    else { return nil }
    self = theme
  }

  package var style: Style {
    switch self {
    case .light: .light
    case .dark: .dark
    case .classic: .classic
    }
  }
}
