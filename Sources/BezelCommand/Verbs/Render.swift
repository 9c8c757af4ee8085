import Bezel
import BezelCore
import BezelDisplay
import BezelFeeds
import BezelHUD
import BezelLinux
import BezelRaster
import BezelText
import BezelTheme

/// What `bezel render` was told.
struct RenderOptions {
  var shared = HUDOptions()
  /// Seconds since the HUD was shown, in nanoseconds; nil is when all entries are over.
  var time: Int64?
  var format = PixelFormat.xrgb8888
  /// The file to write; nil is to describe instead.
  var output: Word?

  init(_ words: [Word]) throws(UsageError) {
    var reader = OptionReader(words)
    var describes = false
    while let option = try reader.option() {
      if try shared.take(option, from: &reader) { continue }
      switch option.name {
      case "--at": time = try reader.value(of: option, "seconds from 0", Values.seconds)
      case "--format":
        format = try reader.choice(
          of: option, ("RGB565", .rgb565), ("XRGB8888", .xrgb8888))
      case "--button-state":
        shared.hud = try reader.value(
          of: option, "pressed, focused, or N% as held so far",
          { (word) in shared.hud.withButton(word) })
      case "--output": output = try reader.value(of: option)
      case "--describe":
        try reader.flag(option)
        describes = true
      default: throw .unknownOption(option.name, verb: "render")
      }
    }
    if let word = reader.rest.first { throw .unexpected(word) }
    guard describes == (output == nil) else {
      throw .contradiction("'render' needs exactly one of '--output FILE.png' and '--describe'")
    }
    try shared.finish()
  }
}

/// `bezel render`: one frame without any hardware.
enum Render {
  static func run(_ options: RenderOptions) -> CInt {
    var options = options
    var scene: Scene
    let typesetter: FontTypesetter
    do throws(InputFileError) {
      try options.shared.loadTheme()
      scene = try Scene(options.shared.hud, Pictures(of: options.shared))
      typesetter = try options.shared.typesetter()
    } catch {
      Output.report(error.message)
      return ExitStatus.badInput
    }
    let rotation = options.shared.rotation ?? .none
    let panel = Panel(
      pixels: rotation.apply(to: options.shared.size), scale: options.shared.scale ?? 1)
    let arrangement = scene.hud.arrange(on: panel, using: typesetter)
    scene.addScreen(of: options)
    let screen = scene.screen.arrange(on: panel, using: typesetter)
    guard let output = options.output else {
      Output.write(Array((arrangement.description(scene.hud) + screen.description).utf8), to: 1)
      return ExitStatus.done
    }

    let (appearance, phase) = options.moment
    let everything = Damage(PixelRect(panel.pixels))
    var surface = Surface(size: panel.pixels)
    var painter = Painter()
    painter.paint(
      scene.displayList(arrangement, as: appearance, phase: phase, beside: screen),
      images: scene.images, typesetter: typesetter, damage: everything, on: &surface)
    var picture = PanelPicture(size: options.shared.size, format: options.format)
    picture.take(surface, everything, rotation)
    do throws(PNGError) {
      let file = try PNG.encode(picture.pixels.span, size: picture.size)
      return write(file, to: output)
    } catch {
      Output.report("'".utf8 + printable(output) + "' cannot be written: \(error)".utf8)
      return ExitStatus.cannotCreate
    }
  }

  private static func write(_ file: [UInt8], to path: Word) -> CInt {
    do throws(Errno) {
      File.makeFolders(above: path)
      try File.replace(path, with: file)
      return ExitStatus.done
    } catch {
      Output.report("'".utf8 + printable(path) + "' cannot be written: \(error)".utf8)
      return ExitStatus.cannotCreate
    }
  }
}

extension RenderOptions {
  /// What the HUD looks like at the time asked for, and the spinner's step.
  fileprivate var moment: (Appearance, phase: Int) {
    guard let time else { return (.visible, 0) }
    var machine = HUDMachine()
    machine.settings = shared.settings
    let start = Instant(nanoseconds: 0)
    _ = machine.handle(.attach, at: start)
    _ = machine.handle(.icon(shared.hud.iconShown), at: start)
    _ = machine.handle(.show(animated: shared.isAnimated), at: start)
    if let delay = shared.hideAfter {
      _ = machine.handle(.hide(animated: shared.isAnimated, after: delay), at: start)
    }
    // What is due happens when it is due, as if someone had watched all along.
    while let deadline = machine.nextDeadline, deadline.nanoseconds <= time {
      _ = machine.handle(.tick, at: deadline)
    }
    let spinner = SpinnerClock(start: Instant(nanoseconds: shared.grace))
    let now = Instant(nanoseconds: time)
    return (machine.appearance(at: now), spinner.phase(at: now))
  }
}

extension HUD {
  /// The HUD with something done to its button; nil for other words.
  fileprivate func withButton(_ state: Word) -> HUD? {
    var hud = self
    switch state {
    case "pressed": hud.isButtonPressed = true
    case "focused": hud.isButtonFocused = true
    default:
      guard state.last == UInt8(ascii: "%"), let part = Values.progress(state) else { return nil }
      (hud.isButtonPressed, hud.buttonHold) = (true, part)
    }
    return hud
  }
}

extension Scene {
  /// What a command line asks to be seen.
  init(_ hud: HUD, _ pictures: Pictures) {
    self.init(hud)
    if let backdrop = pictures.backdrop { setBackdrop(backdrop) }
    if let indicator = pictures.indicator { setIndicator(indicator) }
  }
}
