import BezelCore

/// Which display is asked for: `auto`, `kms[:CARD[:CONNECTOR]]`, `png:FILE`, `none`.
package enum DisplaySpecification: Equatable, Sendable {
  /// The first card with a panel.
  case automatic
  /// That card (`card0`) and that connector (`HDMI-A-1`), or any where nil.
  case kms(card: [UInt8]?, connector: [UInt8]?)
  case png([UInt8])
  case none

  /// Reads what `--display` was given; nil for anything else. A card can be named as `card0`,
  /// `/dev/dri/card0` or `0`.
  package init?(_ text: [UInt8]) {
    let colon = text.firstIndex(of: UInt8(ascii: ":"))
    let word = text[..<(colon ?? text.endIndex)]
    let rest = colon.map { Array(text[($0 + 1)...]) }
    if word.spells("auto"), rest == nil {
      self = .automatic
    } else if word.spells("none"), rest == nil {
      self = .none
    } else if word.spells("png"), let rest, !rest.isEmpty, !rest.contains(0) {
      self = .png(rest)
    } else if word.spells("kms"), let (card, connector) = DisplaySpecification.card(rest) {
      self = .kms(card: card, connector: connector)
    } else {
      return nil
    }
  }

  /// What stands behind `kms:`.
  private static func card(_ text: [UInt8]?) -> (card: [UInt8]?, connector: [UInt8]?)? {
    guard let text else { return (nil, nil) }
    let colon = text.firstIndex(of: UInt8(ascii: ":"))
    var card = text[..<(colon ?? text.endIndex)]
    let connector = colon.map { Array(text[($0 + 1)...]) }
    let folder = Array("/dev/dri/".utf8)
    if card.starts(with: folder) { card = card.dropFirst(folder.count) }
    let prefix = Array("card".utf8)
    let number = card.starts(with: prefix) ? card.dropFirst(prefix.count) : card
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard (1...3).contains(number.count), number.allSatisfy({ digits.contains($0) }) else {
      return nil
    }
    if let connector {
      guard !connector.isEmpty, !connector.contains(UInt8(ascii: ":")) else { return nil }
    }
    return (prefix + number, connector)
  }
}
