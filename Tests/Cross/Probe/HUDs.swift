import BezelCore
import BezelHUD
import BezelText

func walkHUDs(_ chance: inout Chance, _ digest: inout Digest) {
  let typesetter = BuiltInTypesetter()
  for _ in 0..<20 {
    let hud = chance.hud()
    let panel = Panel(
      pixels: PixelSize(width: 1 + chance.below(16_384), height: 1 + chance.below(16_384)),
      scale: chance.fixed().clamped(to: Panel.scales))
    let arrangement = hud.arrange(
      on: panel, in: chance.flag() ? chance.rect() : nil, using: typesetter)
    digest.add(arrangement.description(hud).utf8)
    if let moved = arrangement.moved(to: chance.hud(), from: hud) {
      digest.add(moved.description(hud).utf8)
    }
    for width in [chance.fixed(), 100] {
      let style = TextStyle(size: chance.fixed(), isBold: chance.flag())
      let block = typesetter.set(hud.details, style, width: width, lines: chance.below(5))
      for number in [block.size.width, block.size.height, block.ascent, block.descent] {
        digest.add(number.bits)
      }
      for glyph in block.glyphs { digest.add(glyph.x.bits) }
    }
  }
}

func walkMachine(_ chance: inout Chance, _ digest: inout Digest) {
  var machine = HUDMachine()
  var now: Int64 = 0
  for _ in 0..<500 {
    if chance.below(8) == 0 {
      machine.settings.graceTime = chance.time()
      machine.settings.minShowTime = chance.time()
      machine.settings.animation = chance.one(of: Animation.allCases)
      machine.settings.removesOnHide = chance.flag()
    }
    now = chance.below(50) == 0 ? chance.long() : now &+ Int64(chance.below(400_000_000))
    let event: HUDMachine.Event =
      switch chance.below(8) {
      case 0: .attach
      case 1: chance.below(9) == 0 ? .detach : .tick
      case 2, 3: .show(animated: chance.flag())
      case 4: .hide(animated: chance.flag())
      case 5: .hide(animated: chance.flag(), after: chance.time())
      case 6: .progress(chance.flag() ? chance.fixed() : nil)
      default: .icon(chance.flag() ? chance.one(of: Icon.allCases) : nil)
      }
    let moment = Instant(nanoseconds: now)
    for effect in machine.handle(event, at: moment) {
      digest.add(effect.act.rawValue)
      digest.add(effect.cycle)
    }
    let looks = machine.appearance(at: moment)
    for number in [looks.bezelAlpha, looks.bezelScale, looks.backgroundAlpha, looks.iconDrawn] {
      digest.add(number.bits)
    }
    digest.add(machine.progress(at: moment)?.bits ?? -1)
    digest.add(machine.nextDeadline?.nanoseconds ?? -1)
  }
}

extension Chance {
  /// Some nanoseconds, mostly below a second.
  fileprivate mutating func time() -> Int64 {
    below(8) == 0 ? long() : Int64(below(1_000_000_000)) - 100_000_000
  }

  fileprivate mutating func hud() -> HUD {
    var hud = HUD()
    hud.mode = one(of: HUDMode.allCases)
    if flag() { hud.progress = fixed().clamped(to: 0...1) }
    if flag() { hud.icon = one(of: Icon.allCases) }
    hud.label = Array(one(of: ["", "Title", "A longer title that may be cut"]).utf8)
    hud.details =
      Array(one(of: ["", "one\ntwo", "many words that do not fit in a line"]).utf8) + bytes(9)
    hud.button = Array(one(of: ["", "Cancel"]).utf8)
    (hud.isButtonPressed, hud.isButtonFocused) = (flag(), flag())
    if flag() { hud.buttonHold = fixed() }
    hud.position = one(of: HUD.Position.allCases)
    hud.offset = point()
    hud.margin = fixed()
    hud.minSize = Size(width: fixed(), height: fixed())
    if flag() { hud.maxSize = Size(width: fixed(), height: fixed()) }
    hud.isSquare = flag()
    hud.spacing = fixed()
    hud.insets = EdgeInsets(top: fixed(), right: fixed(), bottom: fixed(), left: fixed())
    hud.ringWidth = fixed()
    hud.style.cornerRadius = fixed()
    return hud
  }
}
