import BezelText
import Foundation

/// The fonts that pictures are compared in: those of Debian's packages, and no others that may be there.
enum Fonts {
  private static let folders = ["dejavu", "wqy"].map { "/usr/share/fonts/truetype/\($0)" }

  /// Whether they are there (`Scripts/need fonts`).
  static var areThere: Bool {
    ["dejavu/DejaVuSans-Bold.ttf", "wqy/wqy-microhei.ttc"].allSatisfy {
      FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/\($0)")
    }
  }

  static func typesetter() throws -> FontTypesetter {
    FontTypesetter(builtInBefore: folders.map { Array($0.utf8) })
  }
}
