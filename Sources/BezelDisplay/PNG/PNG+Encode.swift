package import BezelCore
import CPNG

extension PNG {
  /// What a file is written for.
  package enum Purpose: Sendable {
    /// To be there soon.
    case speed
    /// To be kept: it is smaller, and takes several times as long.
    case storage
  }

  /// Writes pixels 0x..RRGGBB (rows from the top without gaps) as an 8-bit RGB file; the same pixels
  /// always give the same bytes. `pixels` must be as many as the size says.
  package static func encode(
    _ pixels: Span<UInt32>, size: PixelSize, for purpose: Purpose = .speed
  ) throws(PNGError) -> [UInt8] {
    precondition(
      size.isUsable && pixels.count == size.width * size.height, "a picture has all its pixels")
    var colors: [UInt8] = []
    colors.reserveCapacity(3 * pixels.count)
    for index in 0..<pixels.count {
      let pixel = pixels[index]
      colors.append(UInt8(truncatingIfNeeded: pixel >> 16))
      colors.append(UInt8(truncatingIfNeeded: pixel >> 8))
      colors.append(UInt8(truncatingIfNeeded: pixel))
    }
    var image = unsafe png_image()
    let most = unsafe bezel_png_prepare(
      &image, UInt32(size.width), UInt32(size.height), purpose == .speed ? 1 : 0)
    var isWhole = false
    let file = unsafe [UInt8](unsafeUninitializedCapacity: most) { memory, filled in
      var length = most
      isWhole = unsafe bezel_png_write(&image, memory.baseAddress, &length, colors) != 0
      filled = isWhole ? length : 0
    }
    guard isWhole else { throw .outOfMemory }
    return file
  }
}
