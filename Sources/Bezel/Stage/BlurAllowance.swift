import BezelCore
import BezelLinux
import BezelRaster

/// Decides whether there is memory for a blurred backdrop. It is asked for every frame and looks once
/// for each size, so that a blur that is there does not come and go.
struct BlurAllowance {
  private var size: PixelSize?
  private var isAllowed = true
  /// Bytes that can be had; nil where nobody knows.
  private let spareMemory: () -> Int64?

  /// What must be left over, in bytes.
  static let reserve: Int64 = 8 << 20

  init(spareMemory: @escaping () -> Int64? = { SpareMemory.byteCount() }) {
    self.spareMemory = spareMemory
  }

  mutating func allows(_ list: DisplayList) -> Bool {
    guard case .image = list.backdrop, list.blurDeviation > 0 else { return true }
    guard size != list.size else { return isAllowed }
    size = list.size
    let needed = Painter.blurByteCount(for: list.size)
    isAllowed = spareMemory().map { $0 >= needed + BlurAllowance.reserve } ?? true
    return isAllowed
  }
}
