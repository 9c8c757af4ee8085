package import BezelCore

extension Update {
  /// The line of the native protocol that says this to the HUD of that name, with its end.
  ///
  /// `LineParser.channel` reads it back to the same update where texts have no NUL and
  /// no more than `lineLimit` bytes.
  package func line(for hud: [UInt8] = FeedEvent.mainHUD) -> [UInt8] {
    var line: [UInt8] = []
    if hud != FeedEvent.mainHUD { line += [UInt8(ascii: "@")] + hud + [UInt8(ascii: " ")] }
    let (verb, value) = words
    line += Array(verb.utf8)
    if !value.isEmpty { line += [UInt8(ascii: " ")] + value }
    // Of two CRs the reader drops one.
    if line.last == UInt8(ascii: "\r") { line.append(UInt8(ascii: "\r")) }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  private var words: (verb: String, value: [UInt8]) {
    switch self {
    case .progress(let fraction): ("PROGRESS", fraction.map(Self.percent) ?? [UInt8(ascii: "?")])
    case .label(let text): ("MSG", text.escaped)
    case .details(let text): ("DETAILS", text.escaped)
    case .button(let title): ("BUTTON", title.escaped)
    case .mode(let mode): ("MODE", Array(mode.name.utf8))
    case .icon(let icon): ("ICON", Array(icon.name.utf8))
    case .image(let name): ("IMAGE", name.escaped)
    case .show: ("SHOW", [])
    case .hide(let delay): ("HIDE", delay > 0 ? decimal(delay, places: 9) : [])
    case .quit: ("QUIT", [])
    case .finish(let success, let text): (success ? "OK" : "FAIL", text.escaped)
    }
  }

  /// Per cent to four places: finer than a step of `Fixed`, so that nothing is lost.
  private static func percent(_ fraction: Fixed) -> [UInt8] {
    let bits = Int64(fraction.clamped(to: .zero ... .one).bits)
    return decimal(divideRounding(bits * 1_000_000, 65_536), places: 4)
  }
}

/// Writes `value / 10^places`, not negative, without needless zeros.
private func decimal(_ value: Int64, places: Int) -> [UInt8] {
  var digits = Array("\(value)".utf8)
  let missing = places + 1 - digits.count
  if missing > 0 { digits = Array(repeating: UInt8(ascii: "0"), count: missing) + digits }
  let whole = digits.dropLast(places)
  var rest = digits.suffix(places)
  while rest.last == UInt8(ascii: "0") { rest.removeLast() }
  return rest.isEmpty ? Array(whole) : whole + [UInt8(ascii: ".")] + rest
}
