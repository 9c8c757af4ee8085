import BezelCore
import BezelDemos
import BezelDisplay
import BezelFeeds
import BezelGallery
import BezelHUD
import BezelLinux

/// Draws demos into files of a folder.
struct DemoPictures {
  /// What to draw.
  enum Choice {
    /// One at a time, in nanoseconds from its beginning, or when it tells most.
    case still(Demo, at: Int64?)
    /// All that one shows, as an animated PNG.
    case animated(Demo)
    /// A picture of each, all of them on a sheet, and one of them animated.
    case all
  }

  private let gallery: Gallery
  private let folder: Word
  private let sheetColors: ContactSheet.Colors

  static func run(_ choice: Choice, into folder: Word, _ options: HUDOptions) -> CInt {
    var options = options
    do throws(InputFileError) {
      try options.loadTheme()
      let pictures = try Pictures(of: options)
      var gallery = Gallery(typesetter: try options.demoTypesetter())
      gallery.size = options.size
      gallery.scale = options.scale ?? 1
      gallery.rotation = options.rotation ?? .none
      gallery.prepare = { [options] stage in options.dress(stage, pictures) }
      return DemoPictures(
        gallery: gallery, folder: folder, sheetColors: .around(options.hud.style.backdrop)
      ).draw(choice)
    } catch {
      Output.report(error.message)
      return ExitStatus.badInput
    }
  }

  private func draw(_ choice: Choice) -> CInt {
    do throws(Trouble) {
      switch choice {
      case .still(let demo, let moment): try drawStill(demo, at: moment)
      case .animated(let demo): try drawReel(demo, named: demo.name)
      case .all:
        for demo in Demo.all { try drawStill(demo, at: nil) }
        let sheet = ContactSheet(gallery, colors: sheetColors)
        try save("contact-sheet") { () throws(Errno) in try sheet.picture(of: Demo.all) }
        try drawReel(.telling, named: "animation")
      }
      return ExitStatus.done
    } catch {
      Output.report("'".utf8 + printable(error.path) + "' cannot be written: \(error.reason)".utf8)
      return ExitStatus.cannotCreate
    }
  }

  private func drawStill(_ demo: Demo, at moment: Int64?) throws(Trouble) {
    try save(demo.name) { () throws(Errno) in try gallery.picture(of: demo, at: moment) }
  }

  private func drawReel(_ demo: Demo, named name: String) throws(Trouble) {
    try save(name) { () throws(Errno) in try gallery.reel(of: demo) }
  }

  /// Why a file is not there.
  private struct Trouble: Error {
    let path: Word
    let reason: String
  }

  /// Makes something and writes it into a file; the folder is made if missing.
  private func save<Drawn: PNGConvertible>(
    _ name: String, _ make: () throws(Errno) -> Drawn
  ) throws(Trouble) {
    let path = folder + "/".utf8 + name.utf8 + ".png".utf8
    func refused(_ reason: String) -> Trouble { Trouble(path: path, reason: reason) }
    let drawn: Drawn
    do throws(Errno) { drawn = try make() } catch { throw refused(error.description) }
    let file: [UInt8]
    do throws(PNGError) { file = try drawn.file() } catch { throw refused(error.description) }
    File.makeFolders(above: path)
    do throws(Errno) { try File.replace(path, with: file) } catch {
      throw refused(error.description)
    }
  }
}
