package import BezelCore
package import BezelHUD

/// Readers of values as people write them, in options and in themes; each gives nil for what does not
/// fit.
package enum Values {
  /// A decimal in a range.
  package static func number(
    _ word: some Collection<UInt8>, _ range: ClosedRange<Fixed>
  ) -> Fixed? {
    guard let value = Decimal(word)?.fixed, range.contains(value) else { return nil }
    return value
  }

  /// Points from the origin, however many, limited to ±16384.
  package static func coordinate(_ word: some Collection<UInt8>) -> Fixed? {
    Decimal(word)?.fixed.clamped(to: HUD.offsets)
  }

  /// A length in points, however large, limited to 16384.
  package static func length(_ word: some Collection<UInt8>) -> Fixed? {
    coordinate(word).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// `X,Y`.
  package static func offset(_ word: [UInt8]) -> Point? {
    guard let (first, second) = word.cut(at: UInt8(ascii: ",")), let x = coordinate(first),
      let y = coordinate(second)
    else { return nil }
    return Point(x: x, y: y)
  }

  /// `WxH` in points.
  package static func size(_ word: [UInt8]) -> Size? {
    guard let (first, second) = word.cut(at: UInt8(ascii: "x")), let width = length(first),
      let height = length(second)
    else { return nil }
    return Size(width: width, height: height)
  }

  /// `T,R,B,L` in points.
  package static func insets(_ word: [UInt8]) -> EdgeInsets? {
    let parts = word.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .compactMap { length($0) }
    guard parts.count == 4, word.count(where: { $0 == UInt8(ascii: ",") }) == 3 else { return nil }
    return EdgeInsets(top: parts[0], right: parts[1], bottom: parts[2], left: parts[3])
  }

  package static func position(_ word: [UInt8]) -> HUD.Position? {
    for position in HUD.Position.allCases where word.spells(position.name) { return position }
    return nil
  }

  /// `none`, `on`, or `R[,DROP[,#RRGGBB[AA]]]` in points; nil within is none.
  package static func shadow(_ word: [UInt8]) -> Shadow?? {
    if word.spells("none") { return .some(nil) }
    if word.spells("on") { return Shadow.standard }
    let parts = word.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard parts.count <= 3, let radius = number(parts[0], Shadow.radii) else { return nil }
    var shadow = Shadow.standard
    (shadow.radius, shadow.drop) = (radius, radius / 4)
    if parts.count > 1 {
      guard let drop = number(parts[1], -100...100) else { return nil }
      shadow.drop = drop
    }
    if parts.count > 2 {
      guard let color = Color(hex: parts[2]) else { return nil }
      shadow.color = color
    }
    return shadow
  }
}
