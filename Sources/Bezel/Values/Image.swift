import BezelCore
import BezelDisplay
import BezelLinux
package import BezelRaster

/// A picture in memory, which never changes: it can be made in any thread. A pixel is a point where it is
/// shown as an indicator.
public final class Image: Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// Makes a picture of pixels 0xAARRGGBB with premultiplied alpha, rows from the top without gaps;
  /// nil unless the sides are 1…16384 and there are as many pixels as they say.
  public convenience init?(width: Int, height: Int, premultipliedPixels pixels: [UInt32]) {
    let size = PixelSize(width: width, height: height)
    guard size.isUsable, pixels.count == width * height else { return nil }
    self.init(Bitmap(size: size, pixels: pixels))
  }

  /// Reads a PNG file of at most 32 MiB and 16 Mi pixels.
  ///
  /// - Throws: ``ImageError`` when it cannot be read.
  public convenience init(contentsOf path: String) throws(ImageError) {
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try File.contents(of: path, atMost: PNG.longestFile)
    } catch {
      throw ImageError(
        error == .fileTooLarge ? PNGError.tooLong.description : "cannot be read: \(error)")
    }
    try self.init(png: bytes)
  }

  /// Reads a PNG file that must be one with a length: nothing is waited for.
  package convenience init(file path: [UInt8]) throws(ImageError) {
    let bytes: [UInt8]
    do throws(Errno) {
      let file = try RegularFile(path)
      guard file.count <= PNG.longestFile else { throw .fileTooLarge }
      bytes = try file.bytes(at: 0, count: Int(file.count))
    } catch {
      switch error {
      case .fileTooLarge: throw ImageError(PNGError.tooLong.description)
      case .invalidArgument: throw ImageError("is not a file")
      default: throw ImageError("cannot be read: \(error)")
      }
    }
    try self.init(png: bytes)
  }

  /// Reads the bytes of a PNG file.
  ///
  /// - Throws: ``ImageError`` when they are not a picture that can be used.
  public convenience init(png bytes: [UInt8]) throws(ImageError) {
    do throws(PNGError) {
      self.init(try PNG.decode(bytes.span))
    } catch {
      throw ImageError(error.description)
    }
  }

  /// The width in pixels.
  public var width: Int { bitmap.size.width }
  /// The height in pixels.
  public var height: Int { bitmap.size.height }
}

/// Why a picture cannot be used.
public struct ImageError: Error, CustomStringConvertible, Sendable {
  /// The reason, as the end of a sentence that begins with the picture's name.
  public let description: String

  init(_ description: String) { self.description = description }
}
