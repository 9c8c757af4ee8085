/// A part of a font file, read as big-endian numbers; nil where it is too short.
struct FontTable {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  func u8(_ place: Int) -> UInt8? {
    place >= 0 && place < bytes.count ? bytes[place] : nil
  }

  func u16(_ place: Int) -> UInt16? {
    guard place >= 0, place <= bytes.count - 2 else { return nil }
    return UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
  }

  func u32(_ place: Int) -> UInt32? {
    guard let high = u16(place), let low = u16(place + 2) else { return nil }
    return UInt32(high) << 16 | UInt32(low)
  }

  /// The bytes of a run, as far as the table reaches.
  func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8> {
    guard start >= 0, start < bytes.count, count > 0 else { return [] }
    return bytes[start..<start + min(count, bytes.count - start)]
  }
}

/// The four letters by which a font file names its tables and axes.
enum FontTag: UInt32 {
  case collection = 0x7474_6366  // ttcf
  case names = 0x6E61_6D65  // name
  case characters = 0x636D_6170  // cmap
  case windows = 0x4F53_2F32  // OS/2
  case head = 0x6865_6164
  case axes = 0x6676_6172  // fvar
  case weight = 0x7767_6874  // wght
  case quadratic = 0x676C_7966  // glyf
  case cubic = 0x4346_4620  // CFF
  case variableCubic = 0x4346_4632  // CFF2
  case colors = 0x434F_4C52  // COLR
}
