import BezelCore
import BezelTestSupport

extension SeededRandom {
  /// Some update, with texts that need escapes.
  mutating func update() -> Update {
    switch Int.random(in: 0..<12, using: &self) {
    case 0: .progress(Fixed(bits: Int32.random(in: 0...65_536, using: &self)))
    case 1: .progress(nil)
    case 2: .label(text())
    case 3: .details(text())
    case 4: .button(text())
    case 5: .mode(HUDMode.allCases.randomElement(using: &self) ?? .auto)
    case 6: .icon(Icon.allCases.randomElement(using: &self) ?? .info)
    case 7: .image(text())
    case 8: .show
    case 9: .hide(afterNanoseconds: Int64.random(in: 0...9_000_000_000_000, using: &self))
    case 10: .quit
    default: .finish(success: Bool.random(using: &self), text())
    }
  }

  private mutating func text() -> [UInt8] {
    let pieces = ["\n", "\\", "n", " ", "ü", "進", "\r", "\t", "@", "%", "a", "\u{1B}"]
    return (0..<Int.random(in: 0...12, using: &self)).flatMap { _ in
      Array((pieces.randomElement(using: &self) ?? "").utf8)
    }
  }
}
