package import BezelCore
package import BezelLinux
package import BezelRaster
import CLinux

/// The display of `png:FILE`: a file that is replaced, whole and at once, by every frame.
package final class PNGDisplay: Display {
  package let name: [UInt8]
  package private(set) var panel: DisplayPanel?
  package var handler: ((DisplayEvent) -> Void)?

  private let path: [UInt8]
  private let size: PixelSize
  private let loop: EventLoop
  private var picture: PanelPicture?
  private var flight: Timer?
  /// Whether it has been told that the file cannot be written.
  private var isTold = false

  /// Makes a display of a panel of that usable size (`PixelSize.isUsable`).
  package init(path: [UInt8], size: PixelSize, loop: EventLoop) {
    name = Array("png:".utf8) + path
    (self.path, self.size, self.loop) = (path, size, loop)
  }

  package var isReady: Bool { panel != nil && flight == nil }

  package func activate() {
    guard panel == nil else { return }
    do throws(Errno) {
      try File.tryReplacing(path)
      panel = DisplayPanel(size: size)
      picture = PanelPicture(size: size)
      isTold = false
    } catch {
      handler?(.failed(.unwritable(path, error)))
    }
  }

  package func deactivate() {
    if let flight { loop.cancel(flight) }
    (panel, picture, flight) = (nil, nil, nil)
  }

  package func submit(_ surface: borrowing Surface, damage: Damage, rotation: Rotation) {
    precondition(isReady, "a frame is submitted to a display that is ready")
    guard let panel else { return }
    let start = loop.now
    picture?.take(surface, damage, rotation)
    let trouble = write()
    let moment = Instant(nanoseconds: loop.now)
    flight = loop.schedule(at: start + panel.period) { [self] in
      flight = nil
      handler?(.shown(at: moment))
    }
    if let trouble, !isTold { handler?(.failed(trouble)) }
    isTold = trouble != nil
  }

  private func write() -> DisplayError? {
    guard let picture else { return nil }
    do throws(PNGError) {
      let file = try PNG.encode(picture.pixels.span, size: size)
      do throws(Errno) { try File.replace(path, with: file) } catch {
        return .unwritable(path, error)
      }
      return nil
    } catch {
      return .unwritable(path, .outOfMemory)
    }
  }
}

extension File {
  /// Fails as replacing the file would, as far as that can be known before.
  fileprivate static func tryReplacing(_ path: [UInt8]) throws(Errno) {
    let beside = path + Array(".new-\(getpid())".utf8)
    _ = try FileDescriptor(opening: beside, for: .writing, .create)
    try unsafe withPath(beside) { (path) throws(Errno) in _ = try retrying { unsafe unlink(path) } }
  }
}
