import BezelDisplay
import BezelFeeds
import BezelLinux
import BezelRaster

/// Why a file that was named on the command line cannot be used.
struct InputFileError: Error {
  /// One sentence in UTF-8 that names the file.
  let message: [UInt8]

  init(_ message: [UInt8]) { self.message = message }

  init(_ path: Word, _ reason: String) {
    message = "'".utf8 + printable(path) + "' ".utf8 + reason.utf8
  }
}

/// Files named on the command line.
enum InputFile {
  /// Reads a PNG picture of at most 32 MiB and 16 Mi pixels.
  static func picture(_ path: Word) throws(InputFileError) -> Bitmap {
    let bytes: [UInt8]
    do throws(Errno) {
      bytes = try File.contents(of: path, atMost: PNG.longestFile)
    } catch {
      throw InputFileError(
        path, error == .fileTooLarge ? PNGError.tooLong.description : "cannot be read: \(error)")
    }
    do throws(PNGError) {
      return try PNG.decode(bytes.span)
    } catch {
      throw InputFileError(path, error.description)
    }
  }
}
