import CHarfBuzz

/// Which families are taken first where there are several.
enum FontPreferences {
  /// For text in general.
  static let sans = keys(
    """
    Inter, Inter Variable, Noto Sans, DejaVu Sans, Liberation Sans, Roboto, Open Sans, Cantarell,
    Ubuntu, Source Sans 3, Arimo, Droid Sans, FreeSans, Nimbus Sans, Bitstream Vera Sans
    """)

  /// For what the first family lacks, whatever it is.
  static let fallbacks = keys(
    """
    Noto Sans, DejaVu Sans, Noto Sans Symbols, Noto Sans Symbols 2, Noto Emoji, Symbola, FreeSans,
    Noto Sans Math
    """)

  /// For the characters of a script, ahead of `fallbacks`.
  static func families(for script: UInt32) -> [[UInt8]] {
    switch script {
    case HB_SCRIPT_ARABIC.rawValue: arabic
    case HB_SCRIPT_HEBREW.rawValue: hebrew
    case HB_SCRIPT_DEVANAGARI.rawValue: devanagari
    case HB_SCRIPT_THAI.rawValue: thai
    case HB_SCRIPT_HAN.rawValue, HB_SCRIPT_BOPOMOFO.rawValue: chinese
    case HB_SCRIPT_HIRAGANA.rawValue, HB_SCRIPT_KATAKANA.rawValue: japanese
    case HB_SCRIPT_HANGUL.rawValue: korean
    default: []
    }
  }

  private static let arabic = keys(
    "Noto Sans Arabic, Noto Sans Arabic UI, Noto Naskh Arabic, Vazirmatn, Amiri, KacstOne")
  private static let hebrew = keys("Noto Sans Hebrew, Open Sans Hebrew, Nachlieli CLM")
  private static let devanagari = keys(
    "Noto Sans Devanagari, Lohit Devanagari, Noto Serif Devanagari")
  private static let thai = keys("Noto Sans Thai, Noto Sans Thai UI, Loma, Garuda, Waree, Umpush")
  private static let chinese = keys(
    """
    Noto Sans CJK SC, Noto Sans SC, Source Han Sans SC, WenQuanYi Micro Hei, WenQuanYi Zen Hei,
    Noto Sans CJK TC, Noto Sans TC, Noto Sans CJK JP, Noto Sans JP, Droid Sans Fallback
    """)
  private static let japanese = keys(
    """
    Noto Sans CJK JP, Noto Sans JP, Source Han Sans, Source Han Sans JP, VL Gothic, IPAexGothic,
    IPAGothic, TakaoGothic, WenQuanYi Micro Hei, Droid Sans Fallback
    """)
  private static let korean = keys(
    """
    Noto Sans CJK KR, Noto Sans KR, Source Han Sans KR, NanumGothic, UnDotum, Baekmuk Dotum,
    WenQuanYi Micro Hei, Droid Sans Fallback
    """)

  private static func keys(_ names: String) -> [[UInt8]] {
    names.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }.map {
      FontDescription.key($0)
    }.filter { !$0.isEmpty }
  }
}
