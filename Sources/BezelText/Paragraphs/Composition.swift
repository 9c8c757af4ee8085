import CHarfBuzz

/// Characters put together to those that Unicode has for them: letters and marks, syllables of Hangul.
enum Composition {
  /// The composed form of a cluster, by which fonts are chosen: what a font lacks of it, HarfBuzz
  /// takes apart again.
  static func of(_ cluster: ArraySlice<UInt32>) -> ArraySlice<UInt32> {
    guard cluster.count > 1 else { return cluster }
    let functions = unsafe hb_unicode_funcs_get_default()
    var composed: [UInt32] = []
    for character in cluster {
      var both: UInt32 = 0
      if let last = composed.last,
        unsafe hb_unicode_compose(functions, last, character, &both) != 0
      {
        composed[composed.count - 1] = both
      } else {
        composed.append(character)
      }
    }
    return composed[...]
  }
}
