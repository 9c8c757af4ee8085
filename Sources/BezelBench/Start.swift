import BezelCore
import BezelLinux
import BezelRaster
import BezelText
import CBench

/// Draws the same scenes with Bezel and with cairo and says how long each took; 1 where something that
/// is wanted was missed.
@c(BezelBench_main)
func start(
  _ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  let path: StaticString = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
  let font = path.withUTF8Buffer { unsafe Array($0) }
  let hasFont = unsafe bench_cairo_font(
    UnsafeRawPointer(path.utf8Start).assumingMemoryBound(to: CChar.self))
  guard hasFont != 0, let typesetter = try? FontTypesetter(.file(font)) else {
    unsafe bench_print("The font DejaVu Sans Bold is not there.\n")
    return 1
  }
  var report = Report()
  let screen = PixelSize(width: 1920, height: 1080)
  compareSteps(screen, typesetter, &report)
  compareFrames(screen, typesetter, &report)
  printCosts(typesetter, &report)
  countAllocations(&report)
  report.say(
    report.isGood ? "All that is wanted was reached.\n" : "NOT all that is wanted was reached.\n")
  return report.isGood ? 0 : 1
}

/// The small steps that a HUD is made of, against cairo.
private func compareSteps(
  _ size: PixelSize, _ typesetter: FontTypesetter, _ report: inout Report
) {
  report.say("1920 × 1080, Bezel and cairo, the same damage:\n")
  compare("ring step", Scenes.ring(size, typesetter), typesetter, wanted: 6, nil, &report)
  compare("spinner frame", Scenes.spinner(size, typesetter), typesetter, wanted: 6, nil, &report)
  compare(
    "bezel redraw with text", Scenes.bezel(size, typesetter), typesetter, wanted: 6, nil, &report)
  compare("label change", Scenes.label(size, typesetter), typesetter, wanted: 0, nil, &report)
  compare("full frame", Scenes.everything(size, typesetter), typesetter, wanted: 0, nil, &report)
  let photo = Scenes.photo(size)
  compare(
    "full frame, picture", Scenes.everything(size, typesetter, backdrop: .image(0)), typesetter,
    wanted: 0, photo, &report)
}

private func compare(
  _ name: StaticString, _ scene: Scene, _ typesetter: FontTypesetter, wanted: Double,
  _ picture: Bitmap?, _ report: inout Report
) {
  let size = scene.frames[0].size
  guard bench_cairo_begin(Int32(size.width), Int32(size.height)) != 0 else { return }
  let images = picture.map { [$0] } ?? []
  let whole = Damage(PixelRect(size))
  var surface = Surface(size: size)
  var painter = Painter()
  let player = CairoPlayer(picture: picture)
  // cairo cannot blur: over a picture both leave that out.
  let frames = scene.frames.map { list in
    var list = list
    list.blurDeviation = 0
    return list
  }
  // A HUD has been drawn some times when it is up: while it came.
  let last = frames[frames.count - 1]
  for _ in 0..<3 {
    painter.paint(last, images: images, typesetter: typesetter, damage: whole, on: &surface)
    player.draw(last, whole)
  }
  var (mine, theirs) = (0, 0)
  let times = Comparison(
    {
      painter.paint(
        frames[mine], images: images, typesetter: typesetter, damage: scene.damages[mine],
        on: &surface)
      mine = (mine + 1) % frames.count
    },
    {
      player.draw(frames[theirs], scene.damages[theirs])
      theirs = (theirs + 1) % frames.count
    })
  report.add(name, times, wanted: wanted, scene)

  painter.paint(frames[0], images: images, typesetter: typesetter, damage: whole, on: &surface)
  player.draw(frames[0], whole)
  let difference = difference(surface, frames[0])
  report.add(name, meanDifference: difference.mean, most: difference.most)
  bench_cairo_end()
}

/// How far the two pictures are from one another where a HUD is drawn.
private func difference(_ surface: Surface, _ list: DisplayList) -> (mean: Double, most: Int) {
  let ink = list.commands.reduce(PixelRect.empty) { $0.union($1.ink) }
  let theirs = unsafe UnsafeBufferPointer(
    start: bench_cairo_pixels(), count: surface.width * surface.height)
  let pixels = surface.pixels
  var (sum, most): (Int64, Int) = (0, 0)
  for row in ink.top..<ink.bottom {
    for place in row * surface.width + ink.left..<row * surface.width + ink.right {
      for shift in [0, 8, 16] as [UInt32] {
        let step = unsafe Int(pixels[place] >> shift & 0xFF) - Int(theirs[place] >> shift & 0xFF)
        sum += Int64(step.magnitude)
        most = max(most, Int(step.magnitude))
      }
    }
  }
  return (Double(sum) / Double(3 * ink.area), most)
}

/// Whole frames, against plain loops over as many pixels.
private func compareFrames(
  _ size: PixelSize, _ typesetter: FontTypesetter, _ report: inout Report
) {
  report.say("1920 × 1080, Bezel and a plain loop in C:\n")
  let whole = Damage(PixelRect(size))
  let count = Int64(size.width * size.height)
  let photo = Scenes.photo(size)
  var plain = [UInt32](repeating: 0, count: Int(count))
  var surface = Surface(size: size)
  var painter = Painter()
  let frame = Scenes.everything(size, typesetter).frames[0]
  let filled = Comparison(
    {
      painter.paint(frame, images: [], typesetter: typesetter, damage: whole, on: &surface)
    },
    {
      unsafe plain.withUnsafeMutableBufferPointer {
        unsafe bench_fill($0.baseAddress, count, 0xFFF2_F2F5)
      }
    })
  report.add("full frame, and a fill", filled, most: 1.2, bytes: count * 4)

  func copy() {
    unsafe plain.withUnsafeMutableBufferPointer { target in
      unsafe photo.pixels.withUnsafeBufferPointer { source in
        unsafe bench_copy(target.baseAddress, source.baseAddress, count)
      }
    }
  }
  let blurred = Scenes.everything(size, typesetter, backdrop: .image(0)).frames[0]
  let later = Comparison(
    {
      painter.paint(blurred, images: [photo], typesetter: typesetter, damage: whole, on: &surface)
    }, copy)
  report.add("full blurred frame, and a copy", later, most: 0, bytes: count * 4)
  let first = Comparison(
    {
      // A painter that has seen no picture yet has all to do.
      var painter = Painter()
      painter.paint(blurred, images: [photo], typesetter: typesetter, damage: whole, on: &surface)
    }, copy)
  report.add("first blurred frame, and a copy", first, most: 10, bytes: count * 4)
}

/// What frames cost on screens of several sizes.
private func printCosts(_ typesetter: FontTypesetter, _ report: inout Report) {
  let sizes = [(640, 480), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160)].map {
    PixelSize(width: $0.0, height: $0.1)
  }
  report.say("Bezel by the size of the screen: 480p, 720p, 1080p, 1440p, 4K\n")
  func costs(_ scene: (PixelSize, FontTypesetter) -> Scene) -> [Double] {
    sizes.map { size in
      let scene = scene(size, typesetter)
      var surface = Surface(size: size)
      var painter = Painter()
      var index = 0
      for _ in 0..<3 {
        painter.paint(
          scene.frames[scene.frames.count - 1], images: [], typesetter: typesetter,
          damage: Damage(PixelRect(size)), on: &surface)
      }
      return Comparison(
        {
          painter.paint(
            scene.frames[index], images: [], typesetter: typesetter, damage: scene.damages[index],
            on: &surface)
          index = (index + 1) % scene.frames.count
        }, {}
      ).first
    }
  }
  report.add("ring step", costs: costs { Scenes.ring($0, $1) })
  report.add("spinner frame", costs: costs { Scenes.spinner($0, $1) })
  report.add("label change", costs: costs { Scenes.label($0, $1) })
  report.add("bezel redraw with text", costs: costs { Scenes.bezel($0, $1) })
  report.add("full frame", costs: costs { Scenes.everything($0, $1) })
}
