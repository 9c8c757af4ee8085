extension Drawings {
  /// Letters with marks: the character, its letter and its mark.
  static let composites = """
    ÀA` ÁA´ ÂAˆ ÃA˜ ÄA¨ ÅA˚ ĀA¯ ĂA˘ ĄA˛ ÇC¸ ĆC´ ČCˇ ĎDˇ ÈE` ÉE´ ÊEˆ
    ËE¨ ĒE¯ ĖE˙ ĘE˛ ĚEˇ ĞG˘ ĠG˙ ÌI` ÍI´ ÎIˆ ÏI¨ ĪI¯ ĮI˛ İI˙ ŃN´ ŇNˇ
    ÑN˜ ÒO` ÓO´ ÔOˆ ÕO˜ ÖO¨ ŌO¯ ŐO˝ ŔR´ ŘRˇ ŚS´ ŞS¸ ȘS¸ ŠSˇ ŢT¸ ȚT¸
    ŤTˇ ÙU` ÚU´ ÛUˆ ÜU¨ ŪU¯ ŮU˚ ŰU˝ ŲU˛ ŴWˆ ÝY´ ŶYˆ ŸY¨ ŹZ´ ŻZ˙ ŽZˇ
    àa` áa´ âaˆ ãa˜ äa¨ åa˚ āa¯ ăa˘ ąa˛ çc¸ ćc´ čcˇ èe` ée´ êeˆ ëe¨
    ēe¯ ėe˙ ęe˛ ěeˇ ğg˘ ġg˙ ìı` íı´ îıˆ ïı¨ īı¯ įi˛ ńn´ ňnˇ ñn˜ òo`
    óo´ ôoˆ õo˜ öo¨ ōo¯ őo˝ ŕr´ řrˇ śs´ şs¸ șs¸ šsˇ ţt¸ țt¸ ùu` úu´
    ûuˆ üu¨ ūu¯ ůu˚ űu˝ ųu˛ ŵwˆ ýy´ ŷyˆ ÿy¨ źz´ żz˙ žzˇ
    """
}
