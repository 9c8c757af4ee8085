package import BezelCore

/// How a device wants its pixels.
package enum PixelFormat: BitwiseCopyable, CaseIterable, Hashable, Sendable {
  /// 32 bits in the machine's order: blue in the lowest byte, the highest unused (written as 0xFF).
  case xrgb8888
  /// 16 bits in the machine's order: red in the five highest bits.
  case rgb565

  package var bytesPerPixel: Int {
    switch self {
    case .xrgb8888: 4
    case .rgb565: 2
    }
  }
}

/// How the memory of a device is laid out.
package struct PixelLayout: BitwiseCopyable, Hashable, Sendable {
  package var format: PixelFormat
  /// The panel's size in pixels, before rotation.
  package var size: PixelSize
  /// Bytes from one row to the next; often more than a row's pixels need.
  package var pitch: Int
  /// How the picture is turned on the panel.
  package var rotation: Rotation

  package init(format: PixelFormat, size: PixelSize, pitch: Int, rotation: Rotation = .none) {
    (self.format, self.size, self.pitch, self.rotation) = (format, size, pitch, rotation)
  }
}
