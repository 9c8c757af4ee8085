import BezelCore

/// A rounded rectangle in slices one above the other, and how a Gaussian spreads each of them along the
/// columns. Lengths are in steps of 1/65536 pixel.
struct ShadowSlices: Sendable {
  private var rect = Rect(origin: .zero, size: .zero)
  private var radius: Int64 = 0
  private var spread: Int64 = 1
  private var columns = 0..<0
  /// The slices of a corner.
  private var count = 0
  /// How dark each column is in each slice, those of the corners from the outside in, then the straight
  /// part: slice by slice, in steps of 1/65536.
  private var profiles: [Int32] = []
  private var weights: [Int64] = []
  private var sums: [Int64] = []

  /// The most slices that a corner has.
  private static let most = 64

  /// Prepares for a rectangle, unless it is the one before.
  mutating func set(_ rect: Rect, radius: Fixed, spread: Fixed, in columns: Range<Int>) {
    let limited = Int64(radius.clamped(to: 0...rect.size.shorterSide.halved).bits)
    guard
      rect != self.rect || limited != self.radius || columns != self.columns
        || Int64(spread.bits) != self.spread
    else { return }
    (self.rect, self.radius, self.columns) = (rect, limited, columns)
    self.spread = max(1, Int64(spread.bits))
    // Slices of half a pixel are fine enough for any shadow, of an eighth of the deviation for a soft one.
    let height = max(1 << 15, self.spread / 8)
    count = Int(min((limited + height - 1) / height, Int64(ShadowSlices.most)))
    profiles.removeAll(keepingCapacity: true)
    for slice in 0...count {
      let inset = slice < count ? insetOfCorner(slice) : 0
      let (left, right) = (Int64(rect.minX.bits) + inset, Int64(rect.maxX.bits) - inset)
      for column in columns {
        profiles.append(Int32(clamping: mass(from: left, to: right, at: column)))
      }
    }
  }

  /// How far the ends of a corner's slice lie within the rectangle's sides.
  private func insetOfCorner(_ slice: Int) -> Int64 {
    // In its middle the slice is so far from the corner's centre.
    let distance = radius - radius * Int64(2 * slice + 1) / Int64(2 * count)
    let square = UInt64(radius * radius - distance * distance)
    return radius - Int64(squareRoot(square))
  }

  /// How dark the columns are in a row, in steps of 1/65536.
  mutating func sum(row: Int, into line: inout [Int32]) {
    weigh(row)
    // Taken out, so that both can be reached at once.
    var sums = self.sums
    self.sums = []
    sums.removeAll(keepingCapacity: true)
    for _ in columns { sums.append(1 << 15) }
    for slice in 0...count where weights[slice] > 0 {
      add(profiles.span, from: slice * columns.count, times: weights[slice], to: &sums)
    }
    for place in sums.indices { line[place] = Int32(min(sums[place] >> 16, 1 << 16)) }
    self.sums = sums
  }

  /// How much of each slice, and of the one mirrored below, a Gaussian brings to a row.
  private mutating func weigh(_ row: Int) {
    weights.removeAll(keepingCapacity: true)
    let (top, bottom) = (Int64(rect.minY.bits), Int64(rect.maxY.bits))
    for slice in 0..<count {
      let near = radius * Int64(slice) / Int64(count)
      let far = radius * Int64(slice + 1) / Int64(count)
      weights.append(
        mass(from: top + near, to: top + far, at: row)
          + mass(from: bottom - far, to: bottom - near, at: row))
    }
    weights.append(mass(from: top + radius, to: bottom - radius, at: row))
  }

  /// The part of a Gaussian about a pixel's middle that lies between two places, in steps of 1/65536.
  private func mass(from start: Int64, to end: Int64, at pixel: Int) -> Int64 {
    guard start < end else { return 0 }
    let middle = Int64(pixel) << 16 + 0x8000
    return integral(end - middle) - integral(start - middle)
  }

  /// The part of the Gaussian that lies below a distance from its middle.
  private func integral(_ distance: Int64) -> Int64 {
    // Sixteenths of the deviation, with 16 bits behind the point; beyond four deviations is nothing.
    let place = min((Int64(distance.magnitude) << 20) / spread, 64 << 16)
    let (index, part) = (Int(place >> 16), place & 0xFFFF)
    let low = Int64(ShadowSlices.table[index])
    let high = Int64(ShadowSlices.table[min(index + 1, 64)])
    let value = low + ((high - low) * part + 0x8000) >> 16
    return distance < 0 ? 65_536 - value : value
  }

  /// The integral of the Gaussian from the far left to so many sixteenths of its deviation, in steps of
  /// 1/65536. Between two of them a straight line is off by less than 1/8000.
  private static let table: [Int32] = [
    32_768, 34_401, 36_028, 37_642, 39_237, 40_807, 42_347, 43_852, 45_316, 46_735, 48_104,
    49_422, 50_684, 51_888, 53_033, 54_116, 55_138, 56_099, 56_997, 57_835, 58_612, 59_331,
    59_994, 60_602, 61_158, 61_664, 62_123, 62_537, 62_911, 63_245, 63_544, 63_810, 64_045,
    64_253, 64_435, 64_595, 64_735, 64_856, 64_961, 65_051, 65_129, 65_195, 65_252, 65_300,
    65_341, 65_375, 65_404, 65_428, 65_448, 65_464, 65_478, 65_489, 65_498, 65_506, 65_512,
    65_517, 65_521, 65_524, 65_527, 65_529, 65_530, 65_531, 65_533, 65_534, 65_536,
  ]
}

/// Adds a stretch of numbers, multiplied, to as many sums.
private func add(
  _ numbers: Span<Int32>, from first: Int, times factor: Int64, to sums: inout [Int64]
) {
  var sums = sums.mutableSpan
  for place in sums.indices { sums[place] &+= factor &* Int64(numbers[first &+ place]) }
}
