package import BezelCore

/// A colour that lies over part of the backdrop: a HUD's background.
struct Veil: BitwiseCopyable, Sendable {
  let rect: PixelRect
  let color: Color
}

extension Painter {
  /// Paints the blurred backdrop for the command of that number; `clip` lies in its ink.
  ///
  /// A blurred backdrop under a colour is what blurring both would give, so the backgrounds are laid
  /// on afterwards and a change of theirs costs no blur.
  mutating func paintBlur(
    _ number: Int, of list: DisplayList, tint: Color, in clip: PixelRect, on surface: inout Surface
  ) {
    let command = list.commands[number]
    let plain = backdrop == nil ? list.plainBackdrop : nil
    if let plain, tint.leaves(plain), list.isBare(below: number, in: clip) { return }

    list.collectVeils(below: number, in: clip, into: &veils)
    while blurLine.count < clip.width { blurLine.append(0) }
    backdrop?.blur(command.ink.intersection(PixelRect(list.size)), deviation: list.blurDeviation)
    coverage.begin(with: command.shape, in: clip)
    while let row = coverage.nextRow() {
      var start = clip.left
      if let plain {
        var line = blurLine.mutableSpan
        lay(plain, coverage: Run.whole, over: &line, in: 0..<clip.width)
      } else if let drawn = backdrop?.drawBlurred(
        row: row, clip.left..<clip.right, into: &blurLine)
      {
        start = drawn
      }
      layVeils(veils, row: row, over: &blurLine, from: start)
      var line = blurLine.mutableSpan
      lay(tint, coverage: Run.whole, over: &line, in: clip.left - start..<clip.right - start)
      surface.mix(blurLine, from: start, coverage.runs, of: row, alpha: command.color.alpha)
    }
  }
}

extension Painter {
  /// The bytes that blurring a picture takes on a screen of that size, beside the picture.
  package static func blurByteCount(for size: PixelSize) -> Int64 {
    // A sixteenth of the pixels with 6 bytes each; strips and lines are small beside them.
    PixelRect(size).area * 6 / 16 + Int64(size.width + size.height) * 64
  }
}

/// Lays what there is of veils in a row over a line that begins with the column `start`.
private func layVeils(_ veils: [Veil], row: Int, over line: inout [UInt32], from start: Int) {
  var line = line.mutableSpan
  for veil in veils where veil.rect.top <= row && row < veil.rect.bottom {
    lay(
      veil.color, coverage: Run.whole, over: &line,
      in: veil.rect.left - start..<veil.rect.right - start)
  }
}

extension DisplayList {
  /// The colour of the backdrop where that is one; black for a picture that is not there.
  fileprivate var plainBackdrop: Color {
    switch backdrop {
    case .color(let color): color.laidOnBlack
    case .image: Color(white: 0)
    }
  }

  /// Whether nothing but the backdrop lies below a command in a rectangle.
  fileprivate func isBare(below number: Int, in clip: PixelRect) -> Bool {
    commands[..<number].allSatisfy { !$0.ink.intersects(clip) }
  }

  /// Collects the backgrounds below a command, as far as they lie in a rectangle.
  fileprivate func collectVeils(below number: Int, in clip: PixelRect, into veils: inout [Veil]) {
    veils.removeAll(keepingCapacity: true)
    for command in commands[..<number] where command.key.element == .background {
      guard case .roundedRect = command.shape else { continue }
      let rect = command.ink.intersection(clip)
      if !rect.isEmpty { veils.append(Veil(rect: rect, color: command.color)) }
    }
  }
}

extension Color {
  /// The opaque colour that this one is over black.
  var laidOnBlack: Color { laid(over: Color(white: 0)) }

  /// Whether laying this colour over an opaque one changes nothing.
  func leaves(_ other: Color) -> Bool { alpha == 0 || with(alpha: 255) == other }
}

extension Surface {
  /// Lays opaque pixels over covered stretches of a row; `start` is the column of the first.
  fileprivate mutating func mix(
    _ line: [UInt32], from start: Int, _ runs: [Run], of row: Int, alpha: UInt8
  ) {
    let base = row * width
    let (runs, line) = (runs.span, line.span)
    var pixels = mutablePixels
    for index in runs.indices {
      let run = runs[index]
      BezelRaster.mix(
        line, from: run.start - start, weight: weigh(alpha, by: run.coverage), over: &pixels,
        in: base + run.start..<base + run.end)
    }
  }
}
