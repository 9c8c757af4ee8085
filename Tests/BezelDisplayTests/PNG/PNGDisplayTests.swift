import BezelCore
import BezelDisplay
import BezelLinux
import BezelRaster
import Foundation
import Testing

/// Handlers that note what displays tell, in words.
final class EventNotes {
  private(set) var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func note(_ event: DisplayEvent) {
    switch event {
    case .shown(let moment): lines.append("shown \(moment.nanoseconds / 1_000_000)")
    case .panelChanged: lines.append("panel")
    case .failed(let error): lines.append("\(error)")
    }
  }
}

/// A surface with a colour of its own in every pixel.
func gradient(_ size: PixelSize, seed: UInt32 = 0) -> Surface {
  var surface = Surface(size: size)
  var pixels = surface.mutablePixels
  for index in 0..<pixels.count {
    pixels[index] = 0xFF00_0000 | (UInt32(index) &+ seed) &* 0x01_0305
  }
  return surface
}

@Suite("Displays that are files or memory")
struct PNGDisplayTests {
  @Test("A frame replaces the file, paced to the panel's refresh")
  func frames() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "bezel-png-\(getpid())-\(UInt32.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "screen.png").path
    var now: Int64 = 5_000_000
    let loop = try EventLoop { now }
    let notes = EventNotes()
    let size = PixelSize(width: 6, height: 4)
    let display = PNGDisplay(path: Array(path.utf8), size: size, loop: loop)
    display.handler = { notes.note($0) }
    #expect(!display.isReady)
    display.activate()
    #expect(display.isReady)
    #expect(display.panel == DisplayPanel(size: size))

    let surface = gradient(size)
    display.submit(surface, damage: Damage(), rotation: .none)
    #expect(!display.isReady)
    now = 21_000_000
    try loop.turn(waitingAtMost: 0)
    #expect(notes.take() == [])
    now = 22_000_000
    try loop.turn(waitingAtMost: 0)
    #expect(notes.take() == ["shown 5"])
    #expect(display.isReady)
    #expect(try pixels(of: path) == surface.bitmapPixels)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["screen.png"])

    display.submit(
      gradient(size, seed: 9),
      damage: Damage(PixelRect(left: 1, top: 1, right: 2, bottom: 2)), rotation: .none)
    let second = try pixels(of: path)
    let changed = second.indices.filter { second[$0] != surface.bitmapPixels[$0] }
    #expect(changed == [7])
    display.deactivate()
    #expect(display.panel == nil)
    now = 99_000_000
    try loop.turn(waitingAtMost: 0)
    #expect(notes.take() == [])
  }

  private func pixels(of path: String) throws -> [UInt32] {
    let file = try File.contents(of: path, atMost: 100_000)
    return try PNG.decode(file.span).pixels
  }

  @Test("A file that cannot be written is told, and there is no panel")
  func unwritable() throws {
    let notes = EventNotes()
    let display = PNGDisplay(
      path: Array("/nowhere/screen.png".utf8), size: PixelSize(width: 2, height: 2),
      loop: try EventLoop())
    display.handler = { notes.note($0) }
    display.activate()
    #expect(notes.take() == ["cannot write /nowhere/screen.png: No such file or directory"])
    #expect(display.panel == nil && !display.isReady)
  }

  @Test("A picture is turned clockwise onto the panel", arguments: Rotation.allCases)
  func rotations(rotation: Rotation) {
    let panel = PixelSize(width: 3, height: 2)
    let display = MemoryDisplay(DisplayPanel(size: panel))
    display.activate()
    let surface = gradient(rotation.apply(to: panel))
    display.submit(surface, damage: Damage(), rotation: rotation)
    let corner = surface.bitmapPixels[0]
    let places: [Rotation: Int] = [.none: 0, .quarter: 2, .half: 5, .threeQuarters: 3]
    #expect(display.pixels.firstIndex(of: corner) == places[rotation])
    #expect(Set(display.pixels) == Set(surface.bitmapPixels))
  }

  @Test("A panel in memory comes and goes")
  func plugging() {
    let notes = EventNotes()
    let display = MemoryDisplay(nil)
    display.handler = { notes.note($0) }
    display.activate()
    #expect(!display.isReady)
    display.plug(DisplayPanel(size: PixelSize(width: 2, height: 2)))
    #expect(notes.take() == ["panel"])
    display.submit(
      gradient(PixelSize(width: 2, height: 2)), damage: Damage(), rotation: .none)
    display.plug(nil)
    display.finishFrame(at: Instant(nanoseconds: 1))
    #expect(notes.take() == ["panel"])
  }
}

extension Surface {
  /// All pixels, from the top row down.
  var bitmapPixels: [UInt32] {
    var all: [UInt32] = []
    for index in pixels.indices { all.append(pixels[index]) }
    return all
  }
}
