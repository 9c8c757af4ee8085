package import BezelCore

extension Arrangement {
  /// One line an element that is visible, outermost first: its name, then x, y, width and height in
  /// points before snapping, with two decimals.
  package func description(_ hud: HUD) -> String {
    let style = hud.style
    let size = panel.size
    let screen = Rect(origin: .zero, size: size)
    var lines = [line("screen", screen), line("backdrop", screen)]
    if style.dim.alpha > 0 || style.backgroundStyle == .blur {
      lines.append(line("background", container))
    }
    lines.append(line("bezel", bezel))
    if let indicator { lines.append(line("indicator", indicator.frame)) }
    if let label { lines.append(line("label", label.frame)) }
    if let details { lines.append(line("details", details.frame)) }
    if let button {
      lines.append(line("button", button.frame))
      if hud.isButtonFocused {
        lines.append(line("focus", button.frame.inset(by: -(HUD.focusGap + HUD.focusWidth))))
      }
    }
    return lines.reduce("") { $0 + $1 + "\n" }
  }

  private func line(_ name: String, _ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].reduce(name) { $0 + " " + $1.twoDecimals }
  }
}

extension Fixed {
  /// The value with two decimals, rounded to the nearest hundredth, ties away from zero.
  package var twoDecimals: String {
    let hundredths = (Int64(bits).magnitude * 100 + 0x8000) >> 16
    let sign = bits < 0 && hundredths > 0 ? "-" : ""
    let decimals = hundredths % 100
    return "\(sign)\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }
}
