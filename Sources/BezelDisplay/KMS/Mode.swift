package import BezelCore

/// One way in which a panel can be driven: a size and the timings behind it.
package struct Mode: BitwiseCopyable, Hashable, Sendable {
  /// Where along a line or down a frame the picture and the pulse of synchronisation lie.
  package struct Timing: BitwiseCopyable, Hashable, Sendable {
    package var visible: UInt16
    package var pulseStart: UInt16
    package var pulseEnd: UInt16
    package var total: UInt16

    package init(visible: UInt16, pulseStart: UInt16, pulseEnd: UInt16, total: UInt16) {
      (self.visible, self.total) = (visible, total)
      (self.pulseStart, self.pulseEnd) = (pulseStart, pulseEnd)
    }
  }

  /// Pixels a second, in thousands.
  package var clock: UInt32
  /// In pixels.
  package var horizontal: Timing
  /// In lines.
  package var vertical: Timing
  package var skew: UInt16 = 0
  /// How often each line is sent; 0 and 1 are once.
  package var scans: UInt16 = 0
  /// Frames a second as the kernel rounds them.
  package var roundedRefresh: UInt32
  /// DRM_MODE_FLAG_ bits.
  package var flags: UInt32 = 0
  /// DRM_MODE_TYPE_ bits.
  package var kind: UInt32 = 0

  package init(clock: UInt32, horizontal: Timing, vertical: Timing, roundedRefresh: UInt32) {
    (self.clock, self.roundedRefresh) = (clock, roundedRefresh)
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  package static let preferred: UInt32 = 1 << 3
  /// Asked for on the kernel's command line.
  package static let wanted: UInt32 = 1 << 5
  package static let interlaced: UInt32 = 1 << 4
  package static let doubleScanned: UInt32 = 1 << 5
  /// Any of the layouts for two eyes.
  package static let stereo: UInt32 = 0x1F << 14

  package var size: PixelSize {
    PixelSize(width: Int(horizontal.visible), height: Int(vertical.visible))
  }

  /// Frames a second, in thousandths, limited to 32 bits; 60000 where the timings say nothing.
  package var refresh: Int {
    let total = Int64(horizontal.total) * Int64(vertical.total)
    guard total > 0, clock > 0 else { return 60_000 }
    var refresh = Int64(clock) * 1_000_000
    if flags & Mode.interlaced != 0 { refresh *= 2 }
    var frame = total
    if flags & Mode.doubleScanned != 0 { frame *= 2 }
    if scans > 1 { frame *= Int64(scans) }
    return Int(Int32(clamping: max(1, (refresh + frame / 2) / frame)))
  }

  /// Whether each line of the picture is sent once a frame, to both eyes.
  package var isPlain: Bool {
    flags & (Mode.interlaced | Mode.doubleScanned | Mode.stereo) == 0
  }

  /// Whether the panel shows the same by both: all but the names and origins of the modes.
  package func drives(as other: Mode) -> Bool {
    clock == other.clock && horizontal == other.horizontal && vertical == other.vertical
      && scans == other.scans && flags & 0x3FFF == other.flags & 0x3FFF
  }
}
