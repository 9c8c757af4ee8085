import CFreeType

/// FreeType itself, which its faces need as long as they are there.
@safe
final class FontLibrary {
  let raw: FT_Library

  /// Nil where memory ran out.
  init?() {
    var opened: FT_Library?
    guard unsafe FT_Init_FreeType(&opened) == 0, let opened = unsafe opened else { return nil }
    unsafe raw = opened
  }

  deinit { _ = unsafe FT_Done_FreeType(raw) }
}
