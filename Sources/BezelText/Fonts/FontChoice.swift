import BezelCore
import BezelLinux

/// Which font text is set in, before others stand in for what it lacks.
package enum FontChoice: Hashable, Sendable {
  /// The first sans-serif family of a short list that is there.
  case standard
  /// The face that comes with the program, and nothing else.
  case builtIn
  case file([UInt8])
  case family([UInt8])

  /// What a person wrote: with a slash it is a file, else a family's name, `built-in` or a file here.
  package init(_ words: [UInt8]) {
    if words.spells("built-in") {
      self = .builtIn
      return
    }
    let isFile =
      words.contains(UInt8(ascii: "/"))
      || FontFolders.isFont(words) && (try? RegularFile(words)) != nil
    self = isFile ? .file(words) : .family(words)
  }

  /// The family that is meant; nil for the built-in face, also where no font for it is there.
  func family(in catalog: FontCatalog) throws(FontError) -> FontFamily? {
    switch self {
    case .builtIn: return nil
    case .standard:
      if let family = catalog.first(of: FontPreferences.sans) { return family }
      return catalog.inOrder.first { family in
        "A0z".utf8.allSatisfy { family.covers(UInt32($0)) }
      }
    case .family(let name):
      guard let family = catalog.first(of: [FontDescription.key(name)]) else {
        throw .noSuchFamily
      }
      return family
    case .file(let path): return try FontChoice.family(of: path)
    }
  }

  /// The family of a file's first face, with the bold face that lies beside it.
  private static func family(of path: [UInt8]) throws(FontError) -> FontFamily {
    let faces: [FontDescription]
    do throws(Errno) {
      faces = try FontDescription.faces(of: path)
    } catch {
      throw .unreadable(error)
    }
    guard let regular = faces.first else { throw .notAFont }
    let folder = path[..<(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)]
    let names =
      (try? File.names(in: folder.isEmpty ? [UInt8(ascii: ".")] : Array(folder), atMost: 8192))
      ?? []
    let beside = names.filter {
      FontFolders.isFont($0) && FontCatalog.isNamed($0, regular.familyKey)
    }
    let near = beside.flatMap { (try? FontDescription.faces(of: folder + $0)) ?? [] }
    let bold = FontFamily([regular] + near.filter { $0.familyKey == regular.familyKey })?.bold
    return FontFamily(regular, bold: regular.weight >= 600 ? nil : bold)
  }
}
