import BezelCore
import BezelLinux
import BezelRaster

/// The card's memory behind a buffer, given back when its owner ends.
struct CardMemory<C: Card>: ~Copyable {
  let card: C
  let facts: BufferFacts

  init(_ size: PixelSize, bitsPerPixel: Int, on card: C) throws(Errno) {
    facts = try card.createBuffer(size, bitsPerPixel: bitsPerPixel)
    self.card = card
  }

  deinit { card.destroyBuffer(facts.handle) }
}

/// A right to show a buffer, taken back when its owner ends; what shows it then goes dark.
struct Framebuffer<C: Card>: ~Copyable {
  let card: C
  let id: UInt32

  init(
    _ memory: borrowing CardMemory<C>, size: PixelSize, format: PixelFormat
  ) throws(Errno) {
    id = try memory.card.addFramebuffer(memory.facts, size: size, format: format)
    card = memory.card
  }

  deinit { card.removeFramebuffer(id) }
}

/// A buffer that the CPU writes and the card shows.
///
/// Its bytes may lie in memory that is slow to read: they are only ever written.
final class ScanoutBuffer<C: Card> {
  let layout: PixelLayout
  /// The rectangles of the picture, in the surface's pixels, in which it is behind.
  var stale = Damage()

  // Released in this order: first it is not shown any more, last the memory goes.
  private let framebuffer: Framebuffer<C>
  private var mapping: Mapping
  private let memory: CardMemory<C>

  init(_ size: PixelSize, _ format: PixelFormat, on card: C) throws(Errno) {
    let memory = try CardMemory(size, bitsPerPixel: 8 * format.bytesPerPixel, on: card)
    let mapping = try card.mapBuffer(memory.facts)
    let framebuffer = try Framebuffer(memory, size: size, format: format)
    layout = PixelLayout(format: format, size: size, pitch: memory.facts.pitch)
    self.framebuffer = framebuffer
    self.mapping = mapping
    self.memory = memory
  }

  var framebufferID: UInt32 { framebuffer.id }

  /// Brings it up to date with the surface, and adds what was written to a list, in the panel's pixels.
  func update(
    from surface: borrowing Surface, rotation: Rotation, noting written: inout [PixelRect]
  ) {
    var layout = layout
    layout.rotation = rotation
    var bytes = mapping.mutableBytes
    for rect in stale.rects {
      surface.copy(rect, to: &bytes, layout)
      written.append(rotation.panelRect(of: rect, on: layout.size))
    }
    stale.removeAll()
  }
}
