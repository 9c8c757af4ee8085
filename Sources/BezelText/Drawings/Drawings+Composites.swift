extension Drawings {
  /// Letters with marks: the character, its letter and its mark.
  static let composites =
    "ÀA`ÁA´ÂAˆÃA˜ÄA¨ÅA˚ĀA¯ĂA˘ĄA˛ÇC¸ĆC´ČCˇĎDˇÈE`ÉE´ÊEˆËE¨ĒE¯ĖE˙ĘE˛ĚEˇĞG˘ĠG˙ÌI`ÍI´ÎIˆÏI¨ĪI¯ĮI˛İI˙"
    + "ŃN´ŇNˇÑN˜ÒO`ÓO´ÔOˆÕO˜ÖO¨ŌO¯ŐO˝ŔR´ŘRˇŚS´ŞS¸ȘS¸ŠSˇŢT¸ȚT¸ŤTˇÙU`ÚU´ÛUˆÜU¨ŪU¯ŮU˚ŰU˝ŲU˛ŴWˆÝY´ŶYˆŸY¨"
    + "ŹZ´ŻZ˙ŽZˇàa`áa´âaˆãa˜äa¨åa˚āa¯ăa˘ąa˛çc¸ćc´čcˇèe`ée´êeˆëe¨ēe¯ėe˙ęe˛ěeˇğg˘ġg˙ìı`íı´îıˆïı¨īı¯įi˛"
    + "ńn´ňnˇñn˜òo`óo´ôoˆõo˜öo¨ōo¯őo˝ŕr´řrˇśs´şs¸șs¸šsˇţt¸țt¸ùu`úu´ûuˆüu¨ūu¯ůu˚űu˝ųu˛ŵwˆýy´ŷyˆÿy¨"
    + "źz´żz˙žzˇ"
}
