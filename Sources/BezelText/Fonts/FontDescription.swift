package import BezelLinux

/// What a font file says of one of its faces.
package struct FontDescription: Hashable, Sendable {
  package var path: [UInt8]
  /// The face's number in its file.
  package var index: UInt32
  package var family: [UInt8]
  /// The face's name in its family: Bold, Condensed Oblique.
  package var style: [UInt8]
  /// 400 is regular, 700 bold; from 1 to 1000.
  package var weight: Int32
  package var isItalic: Bool
  /// Whether letters are as wide as the family's ordinary ones.
  package var hasOrdinaryWidth: Bool
  /// The weights that a variable font can be set to.
  package var weights: ClosedRange<Int32>?
  /// Whether its glyphs are mainly pictures in colors, which are not drawn.
  package var isColored: Bool

  /// By what the family is compared.
  var familyKey: [UInt8] { FontDescription.key(family) }

  /// A name without what people write in different ways: case, spaces, hyphens and underscores.
  static func key(_ name: some Sequence<UInt8>) -> [UInt8] {
    var key: [UInt8] = []
    for byte in name {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(byte | 0x20)
      default: key.append(byte)
      }
    }
    return key
  }

  /// The faces of a file that have outlines; none where it is no font.
  package static func faces(of path: [UInt8]) throws(Errno) -> [FontDescription] {
    let file = try RegularFile(path)
    var faces: [FontDescription] = []
    for (index, place) in try FontDirectory.places(in: file).enumerated() {
      if let directory = try FontDirectory(at: place, of: file),
        let face = try FontDescription(path, UInt32(index), directory, file)
      {
        faces.append(face)
      }
    }
    return faces
  }

  private init?(
    _ path: [UInt8], _ index: UInt32, _ directory: FontDirectory, _ file: borrowing RegularFile
  ) throws(Errno) {
    guard directory.has(.quadratic) || directory.has(.cubic) || directory.has(.variableCubic),
      directory.has(.characters),
      let table = try directory.table(.names, atMost: 1 << 16, of: file)
    else { return nil }
    let names = FontNames(table)
    guard let family = names.text([16, 1]) else { return nil }
    (self.path, self.index, self.family) = (path, index, family)
    style = names.text([17, 2]) ?? []
    isColored = directory.has(.colors)

    let windows = try directory.table(.windows, atMost: 96, of: file)
    let selection = windows?.u16(62) ?? 0
    let macStyle = try directory.table(.head, atMost: 54, of: file)?.u16(44) ?? 0
    let weight = windows?.u16(4) ?? (macStyle & 1 != 0 ? 700 : 400)
    // Some fonts count from 1 to 9.
    self.weight = Int32(max(1, min(weight < 10 ? weight * 100 : weight, 1000)))
    isItalic = selection & 1 != 0 || macStyle & 2 != 0
    hasOrdinaryWidth = (windows?.u16(6) ?? 5) == 5
    weights = try FontDescription.weights(directory, file)
  }

  private static func weights(
    _ directory: FontDirectory, _ file: borrowing RegularFile
  ) throws(Errno) -> ClosedRange<Int32>? {
    guard let axes = try directory.table(.axes, atMost: 4096, of: file),
      let start = axes.u16(4), let count = axes.u16(8), let size = axes.u16(10)
    else { return nil }
    // FreeType and HarfBuzz are told all axes at once.
    guard count <= 16 else { return nil }
    for axis in 0..<Int(count) {
      let place = Int(start) + axis * Int(size)
      guard axes.u32(place) == FontTag.weight.rawValue, let least = axes.u32(place + 4),
        let most = axes.u32(place + 12)
      else { continue }
      // Both are 16.16.
      let (low, high) = (Int32(bitPattern: least) >> 16, Int32(bitPattern: most) >> 16)
      return low >= 1 && low <= high && high <= 1000 ? low...high : nil
    }
    return nil
  }
}
