import CFriBidi

/// The directions of a paragraph's characters, by Unicode's bidirectional algorithm.
enum BidiLevels {
  /// The level of each character, and whether the paragraph runs from right to left. Where that is
  /// not known, nil, the first letter with a direction says it; without one it is left to right.
  static func find(
    in characters: [UInt32], _ isRightToLeft: Bool?
  ) -> (levels: [Int8], isRightToLeft: Bool) {
    var levels = [Int8](repeating: 0, count: characters.count)
    guard isRightToLeft == true || characters.contains(where: mattersForDirection) else {
      return (levels, false)
    }
    var direction =
      isRightToLeft.map { $0 ? bezel_right_to_left() : bezel_left_to_right() }
      ?? bezel_direction_by_text()
    var types = [UInt32](repeating: 0, count: characters.count)
    var brackets = types
    let count = Int32(characters.count)
    let isFound =
      unsafe bezel_levels(characters, count, &direction, &types, &brackets, &levels) != 0
    guard isFound else { return (Array(repeating: 0, count: characters.count), false) }
    return (levels, direction == bezel_right_to_left() || direction == bezel_weak_right_to_left())
  }

  /// Whether a character can make a text other than one from left to right: it lies in a block of
  /// letters from right to left, or it is a mark, embedding, override or isolate.
  private static func mattersForDirection(_ character: UInt32) -> Bool {
    switch character {
    case 0x0590...0x08FF, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
      0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }

  /// The order in which pieces of a line stand from left to right, by their levels.
  static func order(_ levels: [Int8]) -> [Int] {
    var order = Array(levels.indices)
    guard let most = levels.max(), let least = levels.filter({ $0 % 2 != 0 }).min() else {
      return order
    }
    for level in stride(from: most, through: least, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
