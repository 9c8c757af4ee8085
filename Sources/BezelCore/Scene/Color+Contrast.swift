extension Color {
  /// The relative luminance as WCAG 2 defines it, 0…1, without regard to alpha and two thousandths off at
  /// most.
  package var luminance: Fixed {
    func thousandths(_ number: Int64) -> Fixed { Fixed(number, over: 1000) }
    /// The curve of sRGB as a cubic.
    func linear(_ level: UInt8) -> Fixed {
      let x = Fixed(Int64(level), over: 255)
      return x
        * (Fixed(125, over: 10_000) + x
          * (Fixed(6822, over: 10_000) + x * Fixed(3053, over: 10_000)))
    }
    return thousandths(213) * linear(red) + thousandths(715) * linear(green)
      + thousandths(72) * linear(blue)
  }

  /// The contrast of two opaque colours as WCAG 2 reckons it, 1…21.
  package func contrast(to other: Color) -> Fixed {
    let (one, two) = (luminance, other.luminance)
    let flare = Fixed(1, over: 20)
    return (max(one, two) + flare) / (min(one, two) + flare)
  }
}
