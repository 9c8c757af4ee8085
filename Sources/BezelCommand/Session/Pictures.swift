import Bezel
import BezelRaster

/// The pictures that a command line names.
struct Pictures {
  /// What lies behind everything.
  var backdrop: Bitmap?
  /// What stands for the indicator.
  var indicator: Bitmap?
}

extension Pictures {
  /// Reads them.
  init(of options: HUDOptions) throws(InputFileError) {
    if let path = options.backdropImage {
      backdrop = try InputFile.picture(path)
    } else if options.backdrop == nil {
      backdrop = options.themed.theme.backdrop?.bitmap
    }
    if let path = options.image { indicator = try InputFile.picture(path) }
  }
}
