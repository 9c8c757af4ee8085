/// The PNG file format, read and written through libpng's simplified API.
package enum PNG {
  /// The longest file that is read, in bytes.
  package static let longestFile = 32 << 20

  /// The most pixels that are read.
  package static let mostPixels: Int64 = 16 << 20
}

/// Why a picture cannot be used.
package enum PNGError: Error, Equatable, Sendable {
  /// It does not begin as a PNG file does.
  case notPNG
  /// It ends before it is complete.
  case cutShort
  /// It has more bytes than `PNG.longestFile`.
  case tooLong
  /// A side is longer than 16384 pixels, or there are more pixels than `PNG.mostPixels`.
  case tooLarge(width: UInt32, height: UInt32)
  /// What it says contradicts itself or the format.
  case damaged
  /// There is not enough memory for it.
  case outOfMemory
}

extension PNGError: CustomStringConvertible {
  /// The reason as the end of a sentence that begins with the file's name.
  package var description: String {
    switch self {
    case .notPNG: "is not a PNG picture"
    case .cutShort: "is cut short"
    case .tooLong: "is longer than \(PNG.longestFile >> 20) MiB"
    case .tooLarge(let width, let height): "is too large a picture: \(width) x \(height) pixels"
    case .damaged: "is a damaged PNG picture"
    case .outOfMemory: "needs more memory than there is"
    }
  }
}
