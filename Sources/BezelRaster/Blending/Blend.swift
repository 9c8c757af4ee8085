import BezelCore

// Blending of 8-bit channels in sRGB space onto opaque pixels. Every division by 255 is rounded to
// the nearest, once a channel for a colour; a colour blended over itself stays as it is.

/// Two channels of a pixel, in the lower halves of 16 bits each.
private let lanes: UInt32 = 0x00FF_00FF

/// Divides each of two 16-bit lanes, to which 128 was added, by 255: rounded to the nearest for
/// products of two 8-bit numbers or sums of products that are no greater than 255 · 255.
@inline(always)
private func divideBy255(_ sums: UInt32) -> UInt32 {
  // 65153 + 254 fits a lane, so no carry crosses over.
  (sums &+ ((sums &>> 8) & lanes)) &>> 8 & lanes
}

/// Weighs an alpha by a coverage of 0…65536, rounded to the nearest.
func weigh(_ alpha: UInt8, by coverage: Int32) -> UInt32 {
  // 255 · 65536 + 32768 fits 32 bits.
  (UInt32(alpha) &* UInt32(bitPattern: coverage) &+ 0x8000) &>> 16
}

/// Lays a colour over a run of pixels that it covers alike.
@inline(always)
func lay(
  _ color: Color, coverage: Int32, over pixels: inout MutableSpan<UInt32>, in run: Range<Int>
) {
  let weight = weigh(color.alpha, by: coverage)
  if run.count < Octet.count {
    // At the edges of figures most runs are a pixel, which takes less than choosing a way.
    for index in run { pixels[index] = laid(color.word, over: pixels[index], weight: weight) }
  } else {
    switch weight {
    case 0: break
    case 255: fill(&pixels, in: run, with: 0xFF00_0000 | color.word)
    default: blend(color.word, weight: weight, over: &pixels, in: run)
    }
  }
}

extension Color {
  /// Red, green and blue as in a pixel, 0xRRGGBB.
  var word: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

/// Fills a run of pixels.
func fill(_ pixels: inout MutableSpan<UInt32>, in run: Range<Int>, with word: UInt32) {
  for index in run { pixels[index] = word }
}

/// Lays a colour (0xRRGGBB) over a run of pixels with a weight of 0…255.
private func blend(
  _ color: UInt32, weight: UInt32, over pixels: inout MutableSpan<UInt32>, in run: Range<Int>
) {
  let above = Octet(repeating: color)
  let weights = Octet.Weights(repeating: weight)
  var index = run.lowerBound
  while run.upperBound &- index >= Octet.count {
    let below = Octet(pixels.octet(at: index))
    pixels.set(above.laid(over: below, weights), at: index)
    index &+= Octet.count
  }
  while index < run.upperBound {
    pixels[index] = laid(color, over: pixels[index], weight: weight)
    index &+= 1
  }
}

/// Lays a colour (0xRRGGBB) over a run of pixels, each with its weight of 0…255; `first` is where the
/// run begins in `weights`.
func blend(
  _ color: UInt32, _ weights: Span<UInt8>, from first: Int, over pixels: inout MutableSpan<UInt32>,
  in run: Range<Int>
) {
  let shift = first &- run.lowerBound
  let above = Octet(repeating: color)
  var index = run.lowerBound
  while run.upperBound &- index >= Octet.count {
    let octet = weights.octet(at: index &+ shift)
    if octet != 0 {
      let below = Octet(pixels.octet(at: index))
      pixels.set(above.laid(over: below, Octet.Weights(octet)), at: index)
    }
    index &+= Octet.count
  }
  while index < run.upperBound {
    let weight = UInt32(weights[index &+ shift])
    pixels[index] = laid(color, over: pixels[index], weight: weight)
    index &+= 1
  }
}

/// Weighs levels of 0…255 by an alpha, rounded to the nearest.
func weigh(_ levels: inout [UInt8], by alpha: UInt8) {
  guard alpha < 255 else { return }
  var levels = levels.mutableSpan
  for index in levels.indices {
    let product = UInt32(levels[index]) &* UInt32(alpha)
    levels[index] = UInt8(truncatingIfNeeded: divideBy255(product &+ 0x80))
  }
}

/// Lays opaque pixels, weighed by 0…255, over a run of pixels; `first` is where the run begins in
/// `line`. A pixel laid over itself stays as it is.
func mix(
  _ line: Span<UInt32>, from first: Int, weight: UInt32, over pixels: inout MutableSpan<UInt32>,
  in run: Range<Int>
) {
  let shift = first &- run.lowerBound
  var index = run.lowerBound
  let weights = Octet.Weights(repeating: weight)
  while run.upperBound &- index >= Octet.count {
    var above = line.octet(at: index &+ shift)
    if weight < 255 {
      above = Octet(above).laid(over: Octet(pixels.octet(at: index)), weights)
    }
    pixels.set(above, at: index)
    index &+= Octet.count
  }
  while index < run.upperBound {
    pixels[index] = laid(line[index &+ shift], over: pixels[index], weight: weight)
    index &+= 1
  }
}

/// Lays a pixel, of which only the colour counts, over an opaque one with a weight of 0…255.
@inline(always)
func laid(_ above: UInt32, over below: UInt32, weight: UInt32) -> UInt32 {
  let rest = 255 &- weight
  // In each lane 65153 at most.
  let outer = divideBy255((above & lanes) &* weight &+ (below & lanes) &* rest &+ 0x0080_0080)
  let inner = divideBy255(
    (above &>> 8 & 0xFF) &* weight &+ (below &>> 8 & 0xFF) &* rest &+ 0x80)
  return 0xFF00_0000 | outer | inner &<< 8
}

/// Lays premultiplied pixels, weighed by 0…255, over a run of pixels; `first` is where the run
/// begins in `line`.
func blend(
  _ line: Span<UInt32>, from first: Int, weight: UInt32, over pixels: inout MutableSpan<UInt32>,
  in run: Range<Int>
) {
  let shift = first - run.lowerBound
  for index in run {
    let above = line[index + shift]
    // A product of two 8-bit numbers and 128 fit a lane.
    let outer = divideBy255((above & lanes) &* weight &+ 0x0080_0080)
    let inner = divideBy255((above &>> 8 & lanes) &* weight &+ 0x0080_0080)
    let rest = 255 &- inner &>> 16
    let below = pixels[index]
    // A channel is at most its alpha, so each sum is at most 255.
    let redBlue = outer &+ divideBy255((below & lanes) &* rest &+ 0x0080_0080)
    let green = inner &+ divideBy255((below &>> 8 & 0xFF) &* rest &+ 0x80)
    pixels[index] = 0xFF00_0000 | redBlue & lanes | (green & 0xFF) &<< 8
  }
}
