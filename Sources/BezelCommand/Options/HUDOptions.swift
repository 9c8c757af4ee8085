import BezelCore
import BezelDisplay
import BezelFeeds
import BezelHUD
import BezelText
import BezelTheme

/// The options of every verb that shows a HUD.
struct HUDOptions {
  /// The HUD as the options have it; its style is put together by `finish`.
  var hud = HUD()
  /// A PNG file to show as the indicator.
  var image: Word?
  /// A PNG file to lie behind everything.
  var backdropImage: Word?
  /// What text is set in.
  var font = FontChoice.standard
  /// How the HUD comes and goes, if it does not do so at once.
  var animation = Animation.fade
  var isAnimated = true
  /// How long the HUD waits before it is shown, in nanoseconds.
  var grace: Int64 = 0
  /// How long the HUD is up at least, in nanoseconds.
  var minShow: Int64 = 0
  /// How long until the HUD hides by itself, in nanoseconds; nil is never.
  var hideAfter: Int64?
  /// How long a final icon stays, in nanoseconds.
  var linger: Int64 = 1_000_000_000
  var display = DisplaySpecification.automatic
  var requiresDisplay = false
  var text = TextWish.auto
  /// Pixels a point; nil is by the panel's density.
  var scale: Fixed?
  /// How the picture is turned; nil is as the panel is built in.
  var rotation: Rotation?
  /// What an accelerometer is to do.
  var motion = MotionOptions()
  /// The panel's pixels for `render` and `png:`.
  var size = PixelSize(width: 800, height: 480)
  /// The virtual terminal to put into graphics mode.
  var terminal = TerminalChoice.automatic
  var input = InputOptions()

  var themed = ThemeChoice()
  /// The color that lies behind everything; nil is the theme's.
  private(set) var backdrop: Color?
  private var dim: Color?
  private var bezelStyle: Style.BezelStyle?
  private var bezelColor: Color?
  private var contentColor: Color?
  private var indicatorColor: Color?
  private var cornerRadius: Fixed?
  private var shadow: Shadow??

  /// When progress is written as text on standard error.
  enum TextWish {
    case auto, always, never
  }

  /// Takes an option if it is one of these; whether it was.
  mutating func take(
    _ option: OptionReader.Option, from reader: inout OptionReader
  ) throws(UsageError) -> Bool {
    themed.note(option)
    if try takeContent(option, from: &reader) { return true }
    if try takeTiming(option, from: &reader) { return true }
    if try takeLayout(option, from: &reader) { return true }
    return try takeSurroundings(option, from: &reader)
  }

  /// Takes an option if it is about how HUDs look or where; whether it was.
  mutating func takeSurroundings(
    _ option: OptionReader.Option, from reader: inout OptionReader
  ) throws(UsageError) -> Bool {
    themed.note(option)
    if try takeStyle(option, from: &reader) { return true }
    if try motion.take(option, from: &reader) { return true }
    if try input.take(option, from: &reader) { return true }
    return try takeScreen(option, from: &reader)
  }

  private mutating func takeContent(
    _ option: OptionReader.Option, from reader: inout OptionReader
  ) throws(UsageError) -> Bool {
    switch option.name {
    case "--mode":
      hud.mode = try reader.value(
        of: option, "auto, spinner, round, ring, bar, text or custom",
        { (word) in HUDMode(name: word) })
    case "--round-style":
      hud.roundStyle = try reader.choice(
        of: option, ("pie", .pie), ("outline", .outline))
    case "--ring-width":
      hud.ringWidth = try reader.value(
        of: option, "points from 0.5 to 18",
        { (word) in Values.number(word, Fixed.half...18) })
    case "--label": hud.label = try reader.value(of: option)[...].unescaped
    case "--details": hud.details = try reader.value(of: option)[...].unescaped
    case "--button": hud.button = try reader.value(of: option)[...].unescaped
    case "--progress":
      hud.progress = try reader.value(
        of: option, "a fraction from 0 to 1; for per cent write 42%", Values.progress)
    case "--icon":
      hud.icon = try reader.value(
        of: option, "success, error, warning or info", { (word) in Icon(name: word) })
    case "--image": image = try reader.value(of: option)
    default: return false
    }
    return true
  }

  private mutating func takeTiming(
    _ option: OptionReader.Option, from reader: inout OptionReader
  ) throws(UsageError) -> Bool {
    func seconds() throws(UsageError) -> Int64 {
      try reader.value(of: option, "seconds from 0", Values.seconds)
    }
    switch option.name {
    case "--animation":
      (animation, isAnimated) = try reader.value(
        of: option, "fade, zoom, zoom-in, zoom-out or none", Values.animation)
    case "--grace": grace = try seconds()
    case "--min-show": minShow = try seconds()
    case "--hide-after": hideAfter = try seconds()
    case "--linger": linger = try seconds()
    default: return false
    }
    return true
  }

  private mutating func takeLayout(
    _ option: OptionReader.Option, from reader: inout OptionReader
  ) throws(UsageError) -> Bool {
    switch option.name {
    case "--position":
      hud.position = try reader.value(
        of: option, "center, top, bottom, left, right, or a corner such as top-left",
        Values.position)
    case "--offset":
      hud.offset = try reader.value(of: option, "points as X,Y", Values.offset)
    case "--margin": hud.margin = try reader.value(of: option, "points from 0", Values.length)
    case "--min-size": hud.minSize = try reader.value(of: option, "points as WxH", Values.size)
    case "--max-size": hud.maxSize = try reader.value(of: option, "points as WxH", Values.size)
    case "--inset":
      hud.insets = try reader.value(of: option, "points as T,R,B,L", Values.insets)
    case "--square":
      try reader.flag(option)
      hud.isSquare = true
    default: return false
    }
    return true
  }

  private mutating func takeStyle(
    _ option: OptionReader.Option, from reader: inout OptionReader
  ) throws(UsageError) -> Bool {
    func color() throws(UsageError) -> Color {
      try reader.value(of: option, "#RRGGBB or #RRGGBBAA", { (word) in Color(hex: word) })
    }
    switch option.name {
    case "--theme":
      themed = themed.choosing(
        try reader.value(
          of: option, "light, dark, classic or a theme file", { $0.isEmpty ? nil : $0 }))
    case "--shadow":
      shadow = try reader.value(
        of: option, "none, on, or points as RADIUS,DROP,#RRGGBBAA", Values.shadow)
    case "--bezel-style":
      bezelStyle = try reader.choice(
        of: option, ("blur", .blur), ("solid", .solid))
    case "--font": font = FontChoice(try reader.value(of: option))
    case "--bezel-color": bezelColor = try color()
    case "--content-color": contentColor = try color()
    case "--indicator-color": indicatorColor = try color()
    case "--corner-radius":
      cornerRadius = try reader.value(of: option, "points from 0", Values.length)
    case "--dim": dim = try color()
    case "--backdrop":
      let word = try reader.value(of: option)
      if word.first == UInt8(ascii: "#") {
        guard word.count == 7, let color = Color(hex: word) else {
          throw .badValue(word, of: option.name, expected: "#RRGGBB or a PNG file")
        }
        (backdrop, backdropImage) = (color, nil)
      } else {
        (backdrop, backdropImage) = (nil, word)
      }
    default: return false
    }
    return true
  }

  private mutating func takeScreen(
    _ option: OptionReader.Option, from reader: inout OptionReader
  ) throws(UsageError) -> Bool {
    switch option.name {
    case "--display":
      display = try reader.value(
        of: option, "auto, kms, kms:CARD, kms:CARD:CONNECTOR, png:FILE or none",
        { (word) in DisplaySpecification(word) })
    case "--require-display":
      try reader.flag(option)
      requiresDisplay = true
    case "--text":
      text = try reader.choice(
        of: option, ("auto", .auto), ("always", .always), ("never", .never))
    case "--scale":
      scale = try reader.value(
        of: option, "a number from 0.25 to 8", { (word) in Values.number(word, Panel.scales) })
    case "--rotate":
      (rotation, motion.turnsPicture) = try reader.value(
        of: option, "0, 90, 180, 270, auto or sensor", Values.rotation)
    case "--size":
      size = try reader.value(
        of: option, "pixels as WxH, 1 to 16384 each and 64 Mi together", Values.pixels)
    case "--vt":
      terminal = try reader.value(
        of: option, "auto, none or a number from 1 to 63",
        { (word) in TerminalChoice(word) })
    default: return false
    }
    return true
  }

  /// Checks what goes together and puts the style together, once all options are known.
  mutating func finish() throws(UsageError) {
    let hasPicture = hud.icon != nil || image != nil
    if hud.mode == .custom, !hasPicture {
      throw .contradiction("'--mode custom' needs '--icon' or '--image'")
    }
    if hasPicture, hud.mode != .custom, hud.mode != .auto {
      throw .contradiction("'--icon' and '--image' go with '--mode custom' or 'auto' only")
    }
    if hud.icon != nil, image != nil {
      throw .contradiction("'--icon' and '--image' exclude one another")
    }
    dress()
  }

  /// Puts together how the HUD looks: the theme, and what options say against it.
  mutating func dress() {
    hud.take(themed.description, except: themed.given)
    var style = hud.style
    style.backdrop = backdrop ?? style.backdrop
    style.dim = dim ?? style.dim
    style.bezelStyle = bezelStyle ?? style.bezelStyle
    style.bezelColor = bezelColor ?? style.bezelColor
    style.contentColor = contentColor ?? style.contentColor
    style.indicatorColor = indicatorColor ?? style.indicatorColor
    style.cornerRadius = cornerRadius ?? style.cornerRadius
    style.shadow = shadow ?? style.shadow
    hud.style = style
  }
}
