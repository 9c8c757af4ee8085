package import BezelCore

/// A PNG file that moves: an APNG. Programs that do not know of that show its still picture.
///
/// Each frame draws a rectangle over what the frames before it drew, so that a file grows with what changes.
package struct AnimatedPNG {
  private let size: PixelSize
  /// The chunks before the first one of pixels, and those of the still picture's pixels.
  private let head: [PNGChunk]
  private let still: [PNGChunk]
  private var frames: [Frame] = []

  private struct Frame {
    let rect: PixelRect
    let pixels: [PNGChunk]
    /// Milliseconds from the start.
    let moment: Int
  }

  /// The longest that a frame is shown, in milliseconds.
  private static let longestFrame = 65_535

  /// Begins a file with its still picture, which is no part of what moves: pixels 0x..RRGGBB, as many
  /// as the size says.
  package init(still pixels: Span<UInt32>, size: PixelSize) throws(PNGError) {
    let chunks = PNGChunk.all(in: try PNG.encode(pixels, size: size, for: .storage))
    self.size = size
    head = Array(chunks.prefix { !$0.isNamed("IDAT") })
    still = chunks.filter { $0.isNamed("IDAT") }
  }

  /// Appends a frame that begins so many milliseconds from the start, no earlier than the one before it; the
  /// first one covers the whole picture.
  package mutating func append(
    _ pixels: Span<UInt32>, in rect: PixelRect, at moment: Int
  ) throws(PNGError) {
    precondition(
      !rect.isEmpty && rect.intersection(PixelRect(size)) == rect
        && (!frames.isEmpty || rect == PixelRect(size)), "a frame lies in the picture")
    precondition(moment >= frames.last?.moment ?? 0, "frames come one after the other")
    let file = try PNG.encode(
      pixels, size: PixelSize(width: rect.width, height: rect.height), for: .storage)
    let chunks = PNGChunk.all(in: file).filter { $0.isNamed("IDAT") }
    frames.append(Frame(rect: rect, pixels: chunks, moment: moment))
  }

  /// The file; what moves ends so many milliseconds from its start, and begins anew without end.
  package func file(until end: Int) -> [UInt8] {
    var writer = PNGWriter()
    for (place, chunk) in head.enumerated() {
      writer.append(chunk)
      if place == 0, !frames.isEmpty {
        writer.append("acTL", UInt32(frames.count).highestFirst + UInt32(0).highestFirst)
      }
    }
    for chunk in still { writer.append(chunk) }
    var number: UInt32 = 0
    for (place, frame) in frames.enumerated() {
      let next = place + 1 < frames.count ? frames[place + 1].moment : end
      writer.append("fcTL", control(frame, lasting: next - frame.moment, number: number))
      number += 1
      for chunk in frame.pixels {
        writer.append("fdAT", number.highestFirst + chunk.content)
        number += 1
      }
    }
    writer.append("IEND", [])
    return writer.file
  }

  /// A frame's place and time. It stays when it is over, and replaces what was there.
  private func control(_ frame: Frame, lasting time: Int, number: UInt32) -> [UInt8] {
    let rect = frame.rect
    let words = [number] + [rect.width, rect.height, rect.left, rect.top].map { UInt32($0) }
    let delay = UInt16(min(max(0, time), AnimatedPNG.longestFrame))
    return words.flatMap { $0.highestFirst } + delay.highestFirst + UInt16(1000).highestFirst + [
      0, 0,
    ]
  }
}

/// A chunk of a file that libpng wrote.
struct PNGChunk {
  let name: [UInt8]
  let content: [UInt8]

  func isNamed(_ word: String) -> Bool { name.spells(word) }

  /// The chunks of a whole file.
  static func all(in file: [UInt8]) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var start = PNGChunks.signature.count
    while start + 12 <= file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - start - 12 else { break }
      chunks.append(
        PNGChunk(
          name: Array(file[start + 4..<start + 8]),
          content: Array(file[start + 8..<start + 8 + length])))
      start += 12 + length
    }
    return chunks
  }
}
