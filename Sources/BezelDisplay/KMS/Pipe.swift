import BezelCore
import BezelLinux
import BezelRaster

/// An open way through a card: its buffers and the mode in which they are shown.
///
/// A picture is written to the buffer that is not on the screen, which is then flipped to. Where
/// there is memory for one buffer only, or the card is not atomic, it is written in place.
final class Pipe<C: Card> {
  let card: C
  let route: Route
  let mode: Mode
  /// Which of the route's modes and formats this is; the next one is tried when it fails.
  let attempt: Int
  /// Whether the next frame must set the mode: at first, and whenever the state of the card is in doubt.
  var needsModeset = true

  let objects: CardObjects
  private let modeBlob: ModeBlob<C>
  private var buffers: [ScanoutBuffer<C>]
  /// Whether the driver takes the cleaning along with the modeset.
  private var cleans = true
  /// The buffer on the screen; before the first frame, the one that will be written second.
  private var front = 1
  /// The buffer written last.
  private var latest = 0
  private var rotation: Rotation?
  /// What the buffer to be shown next has that the screen has not, in the panel's pixels.
  private var written: [PixelRect] = []
  /// What the last flip changed.
  private var changes: [Setting] = []
  /// Whether the driver wants to be told of bytes written on the screen.
  private var wantsDirty = true

  private var flipNumber: UInt64 = 0

  /// What showing came to.
  enum Progress {
    case shown
    /// A flip of the current number will tell.
    case inFlight
  }

  /// Opens the way in the best mode and format from `first` on that the card takes.
  ///
  /// - Throws: Why the last one was refused; `cause`, why the one before was, if none is left.
  init(
    _ card: C, _ objects: CardObjects, _ route: Route, from first: Int = 0,
    because cause: PipeError = PipeError(step: .setMode, errno: .invalidArgument)
  ) throws(PipeError) {
    var last = cause
    for attempt in first..<max(first, route.modes.count * route.formats.count) {
      do throws(PipeError) {
        let mode = route.modes[attempt / route.formats.count]
        let format = route.formats[attempt % route.formats.count]
        let blob = try ModeBlob(mode, on: card, isNeeded: objects.isAtomic)
        let buffers = try Pipe.buffers(mode.size, format, on: card, isAtomic: objects.isAtomic)
        let cleans = try Pipe.test(card, objects, route, mode, blob.id, buffers[0].framebufferID)
        (self.card, self.objects, self.route) = (card, objects, route)
        (self.mode, self.attempt, self.buffers, self.cleans) = (mode, attempt, buffers, cleans)
        modeBlob = blob
        return
      } catch {
        last = error
        // What is not for us to drive is so in every mode.
        if error.errno.isAboutPermission || error.errno.meansGone { break }
      }
    }
    throw last
  }

  private static func buffers(
    _ size: PixelSize, _ format: PixelFormat, on card: C, isAtomic: Bool
  ) throws(PipeError) -> [ScanoutBuffer<C>] {
    do throws(Errno) {
      let first = try ScanoutBuffer(size, format, on: card)
      guard isAtomic, let second = try? ScanoutBuffer(size, format, on: card) else {
        return [first]  // One is enough where there is no memory for two.
      }
      return [first, second]
    } catch {
      throw PipeError(step: .createBuffer, errno: error)
    }
  }

  /// Asks whether the modeset would be taken; true if with the cleaning.
  private static func test(
    _ card: C, _ objects: CardObjects, _ route: Route, _ mode: Mode, _ blob: UInt32,
    _ framebuffer: UInt32
  ) throws(PipeError) -> Bool {
    guard objects.isAtomic else { return false }
    guard
      let settings = route.modeset(
        on: objects, mode: mode, modeBlob: blob, framebuffer: framebuffer)
    else { throw PipeError(step: .describe, errno: .notSupported) }
    do throws(Errno) {
      if !settings.cleaning.isEmpty {
        do throws(Errno) {
          try card.commit(settings.mandatory + settings.cleaning, .test)
          return true
        } catch {
          if error.isAboutPermission || error.meansGone { throw error }
        }
      }
      try card.commit(settings.mandatory, .test)
      return false
    } catch {
      throw PipeError(step: .setMode, errno: error)
    }
  }

  var panel: DisplayPanel {
    let isInvented = objects.driver.spells("simpledrm")
    return DisplayPanel(
      size: mode.size,
      millimeters: isInvented ? nil : route.connector.believedMillimeters, refresh: mode.refresh,
      orientation: route.connector.orientation)
  }

  private var flips: Bool { buffers.count > 1 }

  /// Writes a frame to the buffer that is shown next.
  func write(_ surface: borrowing Surface, damage: Damage, rotation: Rotation) {
    precondition(
      surface.size == rotation.apply(to: mode.size), "a frame is as large as the panel, turned")
    let whole = PixelRect(surface.size)
    for buffer in buffers {
      if self.rotation == rotation {
        buffer.stale.add(damage, clippedTo: whole)
      } else {
        buffer.stale = Damage(whole)
      }
    }
    self.rotation = rotation
    latest = flips ? 1 - front : 0
    buffers[latest].update(from: surface, rotation: rotation, noting: &written)
  }

  /// Brings the buffer written last onto the screen. After a failure it can be tried again.
  func show() throws(Errno) -> Progress {
    if needsModeset {
      try setMode()
      needsModeset = false
      front = latest
      written.removeAll(keepingCapacity: true)
      return .shown
    }
    guard flips else {
      if !written.isEmpty { try markDirty() }
      written.removeAll(keepingCapacity: true)
      return .shown
    }
    try flip()
    return .inFlight
  }

  /// Takes note of a flip that has happened; false if it is not the one in flight.
  func ended(_ flip: Flip) -> Bool {
    guard flip.number == flipNumber else { return false }
    front = latest
    written.removeAll(keepingCapacity: true)
    return true
  }

  private func setMode() throws(Errno) {
    let framebuffer = buffers[latest].framebufferID
    guard objects.isAtomic else {
      try card.setCRTC(
        route.crtc.id, framebuffer: framebuffer, connector: route.connector.id, mode: mode)
      written = [PixelRect(mode.size)]
      try markDirty()
      return
    }
    guard
      let settings = route.modeset(
        on: objects, mode: mode, modeBlob: modeBlob.id, framebuffer: framebuffer)
    else { throw .notSupported }
    if cleans {
      do throws(Errno) {
        try card.commit(settings.mandatory + settings.cleaning, .modeset)
        return
      } catch {
        if error.isAboutPermission || error.meansGone || error == .busy { throw error }
        cleans = false
      }
    }
    try card.commit(settings.mandatory, .modeset)
  }

  private func flip() throws(Errno) {
    flipNumber += 1
    let kind = CommitKind.flip(number: flipNumber)
    guard let plane = route.plane, let property = plane.properties.named("FB_ID") else {
      throw .notSupported
    }
    changes.removeAll(keepingCapacity: true)
    changes.append(
      Setting(
        object: plane.id, property: property.id, value: UInt64(buffers[latest].framebufferID)))
    guard let clips = plane.properties.named("FB_DAMAGE_CLIPS"), !written.isEmpty,
      let blob = try? card.createBlob(.clips(written))  // Without clips all of it counts as new.
    else {
      try card.commit(changes, kind)
      return
    }
    defer { card.destroyBlob(blob) }
    changes.append(Setting(object: plane.id, property: clips.id, value: UInt64(blob)))
    try card.commit(changes, kind)
  }

  private func markDirty() throws(Errno) {
    guard wantsDirty else { return }
    do throws(Errno) {
      try card.markDirty(framebuffer: buffers[latest].framebufferID, written)
    } catch {
      guard error.meansUnknown else { throw error }
      wantsDirty = false
    }
  }
}

/// A step that the card refused.
struct PipeError: Error {
  var step: DisplayError.Step
  var errno: Errno
}

/// A mode as the card keeps it for us, given back when its owner ends.
struct ModeBlob<C: Card>: ~Copyable {
  let card: C
  /// 0 where none is needed.
  let id: UInt32

  init(_ mode: Mode, on card: C, isNeeded: Bool) throws(PipeError) {
    self.card = card
    guard isNeeded else {
      id = 0
      return
    }
    do throws(Errno) { id = try card.createBlob(.mode(mode)) } catch {
      throw PipeError(step: .setMode, errno: error)
    }
  }

  deinit { if id != 0 { card.destroyBlob(id) } }
}
