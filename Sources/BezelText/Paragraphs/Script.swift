import CHarfBuzz

/// The scripts of characters, by HarfBuzz's numbers.
enum Script {
  /// A character's script; nil for what goes with the scripts around it.
  static func of(_ character: UInt32) -> UInt32? {
    let functions = unsafe hb_unicode_funcs_get_default()
    let script = unsafe hb_unicode_script(functions, character)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN, HB_SCRIPT_INVALID: return nil
    default: return script.rawValue
    }
  }

  static let latin = HB_SCRIPT_LATIN.rawValue
}
