package import BezelCore
package import BezelDemos
package import BezelDisplay
package import BezelLinux

extension Gallery {
  /// A demo from its beginning to its end in frames, at most thirty a second.
  package func reel(of demo: Demo) throws(Errno) -> Reel {
    let rehearsal = try begin(demo, refresh: 30_000)
    var frames: [Reel.Frame] = []
    rehearsal.onFrame = { [unowned(unsafe) rehearsal] moment, rect in
      let pixels = unsafe rehearsal.pixels(in: rect)
      frames.append(Reel.Frame(moment: moment, rect: rect, pixels: pixels))
    }
    // A demo that waited for ever would end with the longest.
    while !rehearsal.isOver, rehearsal.now < Gallery.longest {
      try rehearsal.pass(until: rehearsal.nextMoment ?? Gallery.longest)
    }
    rehearsal.onFrame = nil
    return Reel(size: size, still: try picture(of: demo), frames: frames, end: rehearsal.now)
  }
}

/// What a screen showed, frame by frame.
package struct Reel: PNGConvertible {
  package let size: PixelSize
  /// What it showed when that told most.
  package let still: Picture
  /// In their order; the first covers the screen.
  package let frames: [Frame]
  /// When it was over, in nanoseconds from the start.
  package let end: Int64

  package struct Frame {
    /// Nanoseconds from the start.
    package let moment: Int64
    /// What changed of the screen, and its pixels: 0xFFRRGGBB, rows from the top without gaps.
    package let rect: PixelRect
    package let pixels: [UInt32]
  }

  /// An animated PNG of it, which begins anew without end. Its still picture is the telling one.
  package func file() throws(PNGError) -> [UInt8] {
    var file = try AnimatedPNG(still: still.pixels.span, size: size)
    for frame in frames {
      try file.append(
        frame.pixels.span, in: frame.rect, at: Int(frame.moment / 1_000_000))
    }
    // The empty screen stays for a moment before all begins anew.
    return file.file(until: Int(end / 1_000_000) + 800)
  }
}
