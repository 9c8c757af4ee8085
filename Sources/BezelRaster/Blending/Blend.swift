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
func lay(
  _ color: Color, coverage: Int32, over pixels: inout MutableSpan<UInt32>, in run: Range<Int>
) {
  let word = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  switch weigh(color.alpha, by: coverage) {
  case 0: break
  case 255: fill(&pixels, in: run, with: 0xFF00_0000 | word)
  case let alpha: blend(word, alpha: alpha, over: &pixels, in: run)
  }
}

/// Fills a run of pixels.
func fill(_ pixels: inout MutableSpan<UInt32>, in run: Range<Int>, with word: UInt32) {
  for index in run { pixels[index] = word }
}

/// Lays a colour (0xRRGGBB) of an alpha of 0…255 over a run of pixels.
func blend(
  _ color: UInt32, alpha: UInt32, over pixels: inout MutableSpan<UInt32>, in run: Range<Int>
) {
  let rest = 255 &- alpha
  // In each lane c · alpha + d · (255 − alpha) + 128 is at most 65153.
  let redBlue = (color & lanes) &* alpha &+ 0x0080_0080
  let green = (color &>> 8 & 0xFF) &* alpha &+ 0x80
  if run.count == 1 {
    // At the edges of figures most runs are a pixel, which takes less than setting out for many.
    let below = pixels[run.lowerBound]
    let outer = divideBy255((below & lanes) &* rest &+ redBlue)
    let inner = divideBy255((below &>> 8 & 0xFF) &* rest &+ green)
    pixels[run.lowerBound] = 0xFF00_0000 | outer | inner &<< 8
    return
  }
  for index in run {
    let below = pixels[index]
    let outer = divideBy255((below & lanes) &* rest &+ redBlue)
    let inner = divideBy255((below &>> 8 & 0xFF) &* rest &+ green)
    pixels[index] = 0xFF00_0000 | outer | inner &<< 8
  }
}

/// Lays opaque pixels, weighed by 0…255, over a run of pixels; `first` is where the run begins in
/// `line`. A pixel laid over itself stays as it is.
func mix(
  _ line: Span<UInt32>, from first: Int, weight: UInt32, over pixels: inout MutableSpan<UInt32>,
  in run: Range<Int>
) {
  let shift = first - run.lowerBound
  guard weight < 255 else {
    for index in run { pixels[index] = line[index + shift] }
    return
  }
  let rest = 255 &- weight
  for index in run {
    let (above, below) = (line[index + shift], pixels[index])
    // As in blending a color: in each lane 65153 at most.
    let outer = divideBy255(
      (above & lanes) &* weight &+ (below & lanes) &* rest &+ 0x0080_0080)
    let inner = divideBy255(
      (above &>> 8 & 0xFF) &* weight &+ (below &>> 8 & 0xFF) &* rest &+ 0x80)
    pixels[index] = 0xFF00_0000 | outer | inner &<< 8
  }
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
