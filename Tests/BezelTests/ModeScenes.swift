import BezelCore
import BezelHUD

/// Every mode at no, half and full progress, light and dark, small and twice as large.
enum ModeScenes {
  private static let modes:
    [(name: String, width: Int, height: Int, set: @Sendable (inout HUD) -> Void)] = [
      ("spinner", 53, 53, { $0.mode = .spinner }),
      ("round", 53, 53, { $0.mode = .round }),
      ("outline", 53, 53, { ($0.mode, $0.roundStyle) = (.round, .outline) }),
      ("ring", 53, 53, { $0.mode = .ring }),
      ("bar", 136, 26, { $0.mode = .bar }),
      ("text", 80, 36, { ($0.mode, $0.label) = (.text, Array("Ready".utf8)) }),
      ("icon", 53, 53, { $0.icon = .success }),
    ]
  private static let looks: [(name: String, style: Style)] = [("", .light), ("-dark", .dark)]
  private static let scales: [(name: String, scale: Fixed)] = [("", 1), ("-2x", 2)]

  static let all: [GoldenScene] = modes.flatMap { mode in
    looks.flatMap { look in
      scales.flatMap { scale in
        percentages(of: mode.name).map { percent in
          GoldenScene(
            "mode-\(mode.name)\(percent.map { "-\($0)" } ?? "")\(look.name)\(scale.name)",
            mode.width * scale.scale.floor, mode.height * scale.scale.floor, scale: scale.scale
          ) {
            mode.set(&$0)
            ($0.style, $0.margin) = (look.style, 4)
            $0.progress = percent.map { Fixed(Int64($0), over: 100) }
          }
        }
      }
    }
  }

  /// The progress that a mode is drawn at, in per cent; nil where it shows none.
  private static func percentages(of mode: String) -> [Int?] {
    ["round", "outline", "ring", "bar"].contains(mode) ? [0, 50, 100] : [nil]
  }
}
