import BezelCore
import CFreeType

/// Follows FreeType's contours and writes them down in steps of half a font unit.
struct OutlinePen {
  private(set) var outline: GlyphOutline

  init(_ outline: GlyphOutline) { self.outline = outline }

  /// Adds the contours; what is damaged ends the outline (`FT_Outline_Decompose`).
  @unsafe mutating func follow(_ contours: UnsafeMutablePointer<FT_Outline>) {
    var functions = FT_Outline_Funcs()
    // Places are doubled on their way.
    functions.shift = 1
    unsafe functions.move_to = { place, user in
      unsafe OutlinePen.add(.move(OutlinePen.place(place)), user)
    }
    unsafe functions.line_to = { place, user in
      unsafe OutlinePen.add(.line(OutlinePen.place(place)), user)
    }
    unsafe functions.conic_to = { control, place, user in
      unsafe OutlinePen.add(.quadratic(OutlinePen.place(control), OutlinePen.place(place)), user)
    }
    unsafe functions.cubic_to = { first, second, place, user in
      unsafe OutlinePen.add(
        .cubic(OutlinePen.place(first), OutlinePen.place(second), OutlinePen.place(place)), user)
    }
    _ = unsafe withUnsafeMutablePointer(to: &outline.segments) { segments in
      unsafe FT_Outline_Decompose(contours, &functions, segments)
    }
  }

  private static func add(_ segment: GlyphOutline.Segment, _ user: UnsafeMutableRawPointer?) -> CInt
  {
    unsafe user?.assumingMemoryBound(to: [GlyphOutline.Segment].self).pointee.append(segment)
    return 0
  }

  private static func place(_ vector: UnsafePointer<FT_Vector>?) -> GlyphOutline.Place {
    guard let vector = unsafe vector?.pointee else { return GlyphOutline.Place(0, 0) }
    // Beyond a thousand ems nothing is meant to be seen.
    func clamp(_ value: FT_Pos) -> Int32 { Int32(max(-(1 << 24), min(value, 1 << 24))) }
    return GlyphOutline.Place(clamp(vector.x), clamp(vector.y))
  }
}
