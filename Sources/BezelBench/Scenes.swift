import Bezel
import BezelCore
import BezelHUD
import BezelRaster
import BezelText

/// Frames of a HUD which a screen goes through and back again, and what differs from one to the next.
struct Scene {
  let frames: [DisplayList]
  /// What is drawn again for each frame, coming from the one before.
  let damages: [Damage]

  /// Frames of some HUDs, each a `step` of pixels from the one before; all that their lists differ by is
  /// drawn, or `damage` where there is one.
  init(
    _ size: PixelSize, _ typesetter: FontTypesetter,
    backdrop: Backdrop = .color(Style.light.backdrop), step: BezelCore.Point = .zero,
    damage: PixelRect? = nil, count: Int = 2, set: (inout HUD, Int) -> Void
  ) {
    let panel = Panel(pixels: size)
    let there = (0..<count).map { index in
      var hud = HUD()
      set(&hud, index)
      var list = DisplayList(size: size, backdrop: backdrop)
      hud.arrange(on: panel, using: typesetter).draw(
        hud.style, of: hud, phase: index % 12,
        movedBy: BezelCore.Point(x: step.x * Fixed(index), y: step.y * Fixed(index)), into: &list)
      return list
    }
    let frames = there + there.dropFirst().dropLast().reversed()
    self.frames = frames
    damages = frames.indices.map { index in
      damage.map { Damage($0) }
        ?? frames[index].damage(since: frames[(index + frames.count - 1) % frames.count])
    }
  }

  /// Bytes of the picture that a frame writes, on the average.
  var writtenBytes: Int64 {
    damages.reduce(0) { $1.rects.reduce($0) { $0 + $1.area * 4 } } / Int64(damages.count)
  }

  /// Bytes that all layers of a frame lay over one another, on the average.
  var laidBytes: Int64 {
    var sum: Int64 = 0
    for (frame, damage) in zip(frames, damages) {
      for rect in damage.rects {
        sum += rect.area * 4
        for command in frame.commands { sum += command.ink.intersection(rect).area * 4 }
      }
    }
    return sum / Int64(frames.count)
  }
}

/// The HUDs that are drawn.
enum Scenes {
  static func ring(_ size: PixelSize, _ typesetter: FontTypesetter) -> Scene {
    // Steps of half a per cent: no two arcs in a row are the same.
    Scene(size, typesetter, count: 199) { hud, frame in
      (hud.mode, hud.progress) = (.ring, Fixed(Int64(1 + frame), over: 200))
      hud.label = Array("Installing".utf8)
    }
  }

  static func spinner(_ size: PixelSize, _ typesetter: FontTypesetter) -> Scene {
    Scene(size, typesetter, count: 12) { hud, _ in
      hud.mode = .spinner
      hud.label = Array("Installing".utf8)
    }
  }

  static func label(_ size: PixelSize, _ typesetter: FontTypesetter) -> Scene {
    // More texts than a painter remembers: each comes as a new one.
    Scene(size, typesetter, count: 88) { hud, frame in
      (hud.mode, hud.progress) = (.ring, Fixed(40, over: 100))
      hud.label = Array("Installing".utf8)
      hud.details = Array("Block \(12 + frame) of 99".utf8)
    }
  }

  /// The bezel with all that is in it, as it follows a tilting device.
  static func bezel(_ size: PixelSize, _ typesetter: FontTypesetter) -> Scene {
    Scene(size, typesetter, step: BezelCore.Point(x: 2, y: -1), count: 10, set: fill)
  }

  /// The whole screen.
  static func everything(
    _ size: PixelSize, _ typesetter: FontTypesetter,
    backdrop: Backdrop = .color(Style.light.backdrop)
  ) -> Scene {
    Scene(size, typesetter, backdrop: backdrop, damage: PixelRect(size)) { hud, frame in
      fill(&hud, frame)
      hud.progress = Fixed(Int64(40 + frame), over: 100)
    }
  }

  private static func fill(_ hud: inout HUD, _ frame: Int) {
    (hud.mode, hud.progress) = (.ring, Fixed(40, over: 100))
    hud.label = Array("Installing".utf8)
    hud.details = Array("Block 12 of 40, do not switch off".utf8)
    hud.button = Array("Cancel".utf8)
  }

  /// A picture without repetition, as large as the screen.
  static func photo(_ size: PixelSize) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(size.width * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let grain = UInt32(truncatingIfNeeded: x &* 7919 ^ y &* 104_729) & 15
        let (red, green) = (UInt32(x * 200 / size.width), UInt32(y * 220 / size.height))
        pixels.append(0xFF00_0000 | (red + grain) << 16 | (green + grain) << 8 | 90 + grain)
      }
    }
    return Bitmap(size: size, pixels: pixels)
  }
}
