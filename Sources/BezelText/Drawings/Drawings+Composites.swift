extension Drawings {
  /// Letters with marks: the character, its letter and its mark.
  static let composites = #"""
    ÀA`ÁA´ÂAˆÃA˜ÄA¨ÅA˚ÇC¸ÈE`ÉE´ÊEˆËE¨ÌI`ÍI´ÎIˆÏI¨ÑN˜ÒO`ÓO´ÔOˆÕO˜ÖO¨ÙU`ÚU´ÛUˆÜU¨ÝY´ŸY¨ŠSˇŽZˇ\#
    àa`áa´âaˆãa˜äa¨åa˚çc¸èe`ée´êeˆëe¨ìı`íı´îıˆïı¨ñn˜òo`óo´ôoˆõo˜öo¨ùu`úu´ûuˆüu¨ýy´ÿy¨šsˇžzˇ
    """#
}
