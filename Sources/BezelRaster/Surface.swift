package import BezelCore

/// A picture in ordinary memory: one word a pixel, 0xFFRRGGBB, rows from the top without gaps.
///
/// Keep surfaces in locals or hand them on `inout`: through a class every access would be checked.
package struct Surface: Sendable {
  package let size: PixelSize
  private var storage: [UInt32]

  /// Makes a black surface. The size must be usable (`PixelSize.isUsable`).
  package init(size: PixelSize) {
    precondition(size.isUsable, "a surface's size is usable")
    self.size = size
    storage = Array(repeating: 0xFF00_0000, count: size.width * size.height)
  }

  package var width: Int { size.width }
  package var height: Int { size.height }

  package var pixels: Span<UInt32> {
    @_lifetime(borrow self) get { storage.span }
  }

  package var mutablePixels: MutableSpan<UInt32> {
    @_lifetime(&self) mutating get { storage.mutableSpan }
  }
}
