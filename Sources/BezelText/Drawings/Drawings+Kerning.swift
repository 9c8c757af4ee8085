extension Drawings {
  /// Glyphs that are to stand closer or wider than their advances say: those on the left, those on
  /// the right, and by how many font units; letters with marks as the letters.
  static let kerning = #"""
    A TVWY -58  A CGOQU -12  A vwy -24  A '"’”‘“ -56
    D AVWYXT -16  D .,… -26
    F A -46  F J -40  F .,…‚„ -86  F aceoqdg -16
    K CGOQ -22  K aceoqdguvwy -18
    L TVWY -84  L vwy -40  L '"’”‘“ -92  L CGOQU -18
    OQ AVWYXTZ -16  OQ .,… -26
    P A -54  P J -40  P .,…‚„ -104  P aceoqdg -14
    R TVWY -14
    T A -58  T J -50  T .,…‚„:; -76  T -–— -56  T aceoqdgs -60  T mnpruxzvwy -46
    V A -58  V J -36  V .,…‚„ -78  V :; -26  V -–— -28  V aceoqdgs -34  V mnpru -24
    W A -44  W J -26  W .,…‚„ -60  W -–— -18  W aceoqdgs -24  W mnpru -16
    X CGOQ -20  X aceoqdg -16
    Y A -64  Y J -46  Y .,…‚„ -84  Y :; -40  Y -–— -58  Y aceoqdgs -60  Y mnpruxzvwy -42
    Z CGOQ -12
    a '"’” -20  bopeh vwxy -8  bopehmn '"’” -30
    f .,… -26  f '"’”?!)]} 24
    kx aceoqdg -16
    r .,…‚„ -62  r aceoqdg -10  r vwy 8
    vwy .,…‚„ -50  vwy aceoqdg -8
    ‘“ A -56  ’ s -20  .,…  ’” -60
    7 .,… -70  7 4 -20
    """#
}
