/// The pairs of glyphs that stand closer or wider than their advances say.
struct Kerning {
  /// Ascending.
  private let pairs: [Pair]

  private struct Pair: BitwiseCopyable {
    /// The left character times 65536 and the right one.
    var key: UInt32
    var distance: Int32
  }

  init() {
    let text = Array(Drawings.kerning.utf8)
    var words = Words(text, in: 0..<text.count)
    var pairs: [Pair] = []
    while words.peek() != nil {
      let (lefts, rights) = (words.characters(), words.characters())
      let distance = Int32(words.number())
      for left in lefts {
        for right in rights {
          let pair = Pair(key: Kerning.key(left, right), distance: distance)
          pairs.insert(pair, at: firstIndex(in: 0..<pairs.count) { pairs[$0].key > pair.key })
        }
      }
    }
    self.pairs = pairs
  }

  /// By how many font units more two glyphs stand apart; letters with marks as the letters.
  func distance(_ left: FaceGlyph, _ right: FaceGlyph) -> Int32 {
    let key = Kerning.key(left.base, right.base)
    let place = firstIndex(in: 0..<pairs.count) { pairs[$0].key >= key }
    return place < pairs.count && pairs[place].key == key ? pairs[place].distance : 0
  }

  private static func key(_ left: UInt32, _ right: UInt32) -> UInt32 {
    left << 16 | right & 0xFFFF
  }
}

/// The first place in a range from which on something holds, found by halving; the range's end if
/// there is none.
func firstIndex(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
  var (low, high) = (range.lowerBound, range.upperBound)
  while low < high {
    let middle = low + (high - low) / 2
    if holds(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
