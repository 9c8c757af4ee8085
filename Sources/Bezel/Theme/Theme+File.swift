import BezelCore
import BezelDisplay
import BezelHUD
import BezelLinux
package import BezelText
package import BezelTheme

extension Theme {
  /// Reads a theme file, and the pictures that it names, which lie in its folder or in folders within
  /// that. `bezel help theme` tells what such a file can say, and `bezel doctor --theme FILE` what one
  /// means.
  ///
  /// - Throws: ``ThemeError`` with all that is wrong, if anything is.
  public init(file path: String) throws(ThemeError) {
    var complaints: [ThemeComplaint] = []
    self.init(file: Array(path.utf8), &complaints)
    guard complaints.isEmpty else { throw ThemeError(path, complaints) }
  }

  /// Reads a theme file as far as it can be used, and tells what is wrong.
  package init(file path: [UInt8], _ complaints: inout [ThemeComplaint]) {
    self.init(.light)
    file = path
    let text: [UInt8]
    do throws(Errno) {
      text = try RegularFile(path).bytes(at: 0, count: ThemeDescription.longestFile + 1)
    } catch {
      let reason = error == .invalidArgument ? "not a file" : error.description
      complaints.append(ThemeComplaint("cannot be read: \(reason)"))
      return
    }
    description = ThemeDescription(parsing: text, complaints: &complaints)
    backdrop = Theme.picture(description.backdropPicture, beside: path, &complaints)
    logo = Theme.picture(description.logoPicture, beside: path, &complaints)
    if case .file(let font) = fontChoice, let reference = description.font,
      !Theme.keeps(font, beside: path) || (try? RegularFile(font)) == nil
    {
      complaints.append(
        ThemeComplaint(
          line: reference.line, column: reference.column,
          "there is no font file " + String(quoting: reference.name) + " in the theme's folder"))
      description.font = nil
    }
  }

  /// The font that the theme asks for; nil is none. A name with a slash or a font's ending is a file in
  /// the theme's folder, any other a family.
  package var fontChoice: FontChoice? {
    guard let name = description.font?.name else { return nil }
    if name.spells("built-in") { return .builtIn }
    let isFile = name.contains(UInt8(ascii: "/")) || FontFolders.isFont(name)
    guard isFile, let file else { return .family(name) }
    return .file(ThemeFolder.path(of: name, beside: file))
  }

  /// A picture in the theme's folder, as a line protocol names it; nil where the theme has no folder or
  /// the name leads out of it.
  package func path(of name: [UInt8]) -> [UInt8]? {
    guard let file, ThemeFolder.holds(name) else { return nil }
    let path = ThemeFolder.path(of: name, beside: file)
    return Theme.keeps(path, beside: file) ? path : nil
  }

  /// Whether a file is in the folder of a theme file, even where links are followed: that of its path, or
  /// where the file itself is one, that to which it leads. What is not there leads nowhere.
  private static func keeps(_ path: [UInt8], beside file: [UInt8]) -> Bool {
    guard let place = File.place(of: path) else { return true }
    let home = ThemeFolder.path(of: Array(".".utf8), beside: file)
    let homes = [File.place(of: home), File.place(of: file).map { ThemeFolder.folder(of: $0) }]
    return homes.contains { home in home.map { ThemeFolder.holds(place, in: $0) } ?? false }
  }

  private static func picture(
    _ reference: ThemeDescription.Reference?, beside file: [UInt8],
    _ complaints: inout [ThemeComplaint]
  ) -> Image? {
    guard let reference else { return nil }
    func complain(_ reason: String) {
      complaints.append(
        ThemeComplaint(
          line: reference.line, column: reference.column,
          String(quoting: reference.name) + " " + reason))
    }
    let path = ThemeFolder.path(of: reference.name, beside: file)
    guard keeps(path, beside: file) else {
      complain("is a link that leads out of the theme's folder")
      return nil
    }
    do throws(ImageError) {
      return try Image(file: path)
    } catch {
      complain("\(error)")
      return nil
    }
  }
}
