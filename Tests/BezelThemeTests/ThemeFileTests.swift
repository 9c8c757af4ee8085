import BezelCore
import BezelHUD
import BezelTheme
import Testing

/// The theme of a text and what is wrong in it, a line each.
func parse(_ text: String) -> (theme: ThemeDescription, complaints: [String]) {
  parse(Array(text.utf8))
}

func parse(_ text: [UInt8]) -> (theme: ThemeDescription, complaints: [String]) {
  var complaints: [ThemeComplaint] = []
  let theme = ThemeDescription(parsing: text, complaints: &complaints)
  return (theme, complaints.map(\.description))
}

@Suite("Theme files")
struct ThemeFileTests {
  @Test(
    "An empty one is the light theme",
    arguments: ["", "\n\n", "# nothing\n  # at all", "\u{FEFF}\r\n"])
  func empty(text: String) {
    let (theme, complaints) = parse(text)
    #expect(complaints.isEmpty)
    #expect(theme == ThemeDescription(.light))
  }

  @Test(
    "Each built-in theme can be inherited, wherever that stands", arguments: BuiltInTheme.allCases)
  func inherit(base: BuiltInTheme) {
    let (theme, complaints) = parse("corner-radius = 7\ninherit = \(base.name)\n")
    #expect(complaints.isEmpty)
    #expect(theme.base == base)
    #expect(theme.hud.style.cornerRadius == 7)
    #expect(theme.hud.style.contentColor == base.style.contentColor)
  }

  private static let settings: [(String, @Sendable (ThemeDescription) -> Bool)] = [
    ("backdrop = #102030", { $0.hud.style.backdrop == Color(red: 16, green: 32, blue: 48) }),
    ("backdrop = art/sky.png", { $0.backdropPicture?.name == Array("art/sky.png".utf8) }),
    ("dim = #00000080", { $0.hud.style.dim == Color(white: 0, alpha: 128) }),
    ("bezel-style = solid", { $0.hud.style.bezelStyle == .solid }),
    ("bezel-color = #FFFFFF40", { $0.hud.style.bezelColor == Color(white: 255, alpha: 64) }),
    ("shadow = none", { $0.hud.style.shadow == nil }),
    ("shadow = on", { $0.hud.style.shadow == .standard }),
    (
      "shadow = 20,4,#00000080",
      { $0.hud.style.shadow == Shadow(radius: 20, drop: 4, color: Color(white: 0, alpha: 128)) }
    ),
    ("content-color = #FFFFFF", { $0.hud.style.contentColor == Color(white: 255) }),
    ("indicator-color = #FFFFFF", { $0.hud.style.indicatorColor == Color(white: 255) }),
    ("track-color = #FFFFFF", { $0.hud.style.indicatorTrackColor == Color(white: 255) }),
    ("label-color = #FFFFFF", { $0.hud.style.labelColor == Color(white: 255) }),
    ("details-color = #FFFFFF", { $0.hud.style.detailsColor == Color(white: 255) }),
    ("button-color = #FFFFFF", { $0.hud.style.buttonColor == Color(white: 255) }),
    ("font = DejaVu Sans", { $0.font?.name == Array("DejaVu Sans".utf8) && $0.font?.column == 8 }),
    ("label-size = 20.5", { $0.hud.labelStyle.size == Fixed(41, over: 2) }),
    ("details-weight = regular", { $0.hud.detailsStyle == TextStyle(size: 12, isBold: false) }),
    ("button-weight=bold", { $0.hud.buttonStyle.isBold }),
    ("position = bottom-left", { $0.hud.position == .bottomLeft }),
    ("offset = -3,4.5", { $0.hud.offset == Point(x: -3, y: Fixed(9, over: 2)) }),
    ("margin\t=\t12", { $0.hud.margin == 12 }),
    ("inset = 1,2,3,4", { $0.hud.insets == EdgeInsets(top: 1, right: 2, bottom: 3, left: 4) }),
    ("spacing = 6", { $0.hud.spacing == 6 }),
    ("min-size = 150x100", { $0.hud.minSize == Size(width: 150, height: 100) }),
    ("max-size = 300x200", { $0.hud.maxSize == Size(width: 300, height: 200) }),
    ("square = yes", { $0.hud.isSquare }),
    ("round-style = outline", { $0.hud.roundStyle == .outline }),
    ("ring-width = 4", { $0.hud.ringWidth == 4 }),
    ("logo = a.png", { $0.logoPicture?.name == Array("a.png".utf8) }),
    ("logo-layer = above", { $0.logo.isAbove }),
    ("logo-position = top", { $0.logo.position == .top }),
    ("logo-size = 64x64", { $0.logo.size == Size(width: 64, height: 64) }),
    ("text-top-left = {hostname}", { $0.texts.has(.hostname) && !$0.texts.has(.ip) }),
    ("text-color = #808080", { $0.texts.color == Color(white: 128) }),
    ("text-size = 9", { $0.texts.style.size == 9 }),
    ("text-margin = 5", { $0.texts.margin == 5 }),
    ("dim = #10203040 # a comment", { $0.hud.style.dim.alpha == 64 }),
    ("  margin=3  # and a blank\r", { $0.hud.margin == 3 }),
  ]

  @Test("Each key sets what it names", arguments: settings.indices)
  func keys(index: Int) {
    let (text, isSet) = ThemeFileTests.settings[index]
    let (theme, complaints) = parse(text)
    #expect(complaints.isEmpty)
    #expect(isSet(theme), "\(text)")
  }

  @Test(
    "What is wrong is told with its line and its column",
    arguments: [
      ("margin 20", "line 1, column 10: a line is 'key = value', and '#' begins a comment"),
      (
        "\n colour = red",
        "line 2, column 2: 'colour' is not a key; 'bezel help theme' lists them all"
      ),
      ("margin =", "line 1, column 9: 'margin' needs a value"),
      ("margin = # none", "line 1, column 9: 'margin' needs a value"),
      ("margin = -2", "line 1, column 10: '-2' does not fit 'margin': points from 0"),
      ("[colors]", "line 1, column 1: a theme file has no sections"),
      ("margin = 1\nmargin = 2", "line 2, column 1: 'margin' is set already, in line 1"),
      ("dim = #12345", "line 1, column 7: '#12345' does not fit 'dim': #RRGGBB or #RRGGBBAA"),
      (
        "backdrop = #10203040",
        "line 1, column 12: '#10203040' does not fit 'backdrop': #RRGGBB or a PNG file"
      ),
      (
        "inherit = blue",
        "line 1, column 11: 'blue' does not fit 'inherit': light, dark or classic"
      ),
      (
        "logo = ../../etc/logo.png",
        "line 1, column 8: '../../etc/logo.png' does not fit 'logo': "
          + "a file in the theme's folder, or in a folder within it"
      ),
      (
        "backdrop = /etc/a.png",
        "line 1, column 12: '/etc/a.png' does not fit 'backdrop': "
          + "a file in the theme's folder, or in a folder within it"
      ),
      (
        "text-top-left = at {host}",
        "line 1, column 20: '{host}' is no field: "
          + "{hostname}, {ip}, {kernel}, {time}, {percent} or {elapsed}"
      ),
      (
        "text-top-left = at {ip",
        "line 1, column 20: '{' begins a field and needs its '}'; '{{' is a brace"
      ),
      ("label-size = 3", "line 1, column 14: '3' does not fit 'label-size': points from 4 to 400"),
      ("dim = \u{1}", "line 1, column 7: a control character has no meaning here"),
    ])
  func wrong(text: String, complaint: String) {
    #expect(parse(text).complaints == [complaint])
  }

  @Test("What is right is taken though something else is wrong, and all that is wrong is told")
  func goesOn() {
    let (theme, complaints) = parse("margin = 9\nnonsense\ncorner-radius = x\nspacing = 5\n")
    #expect(theme.hud.margin == 9 && theme.hud.spacing == 5)
    #expect(theme.hud.style.cornerRadius == 5)
    #expect(complaints.count == 2)
  }

  @Test("Bytes that are no UTF-8, long lines, long files and endless complaints are bounded")
  func bounds() {
    #expect(
      parse(Array("margin = ".utf8) + [0xFF]).complaints == ["line 1, column 10: this is not UTF-8"]
    )
    let long = "text-top-left = " + String(repeating: "x", count: 1100)
    #expect(parse(long).complaints == ["line 1, column 1025: a line has at most 1024 bytes"])
    let lines = String(repeating: "nonsense\n", count: 1000)
    #expect(parse(lines).complaints.count == ThemeDescription.mostComplaints)
    let file = String(repeating: "# long\n", count: 20_000)
    #expect(parse(file).complaints == ["a theme file has at most 64 KiB"])
  }

  @Test("Random and damaged texts are read without harm, and bad lines never without a word")
  func fuzz() {
    var random = SystemRandomNumberGenerator()
    let good = ThemeFileTests.settings.map { $0.0 }
    for _ in 0..<4000 {
      var text = Array(good.shuffled().prefix(Int.random(in: 0...12)).joined(separator: "\n").utf8)
      for _ in 0..<Int.random(in: 0...8) where !text.isEmpty {
        let place = text.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0...3) {
        case 0: text[place] = UInt8.random(in: 0...255)
        case 1: text.remove(at: place)
        case 2: text.insert(UInt8.random(in: 0...255), at: place)
        default: text.insert(contentsOf: text[place...].prefix(20), at: place)
        }
      }
      let (theme, complaints) = parse(text)
      #expect(complaints.count <= ThemeDescription.mostComplaints)
      #expect(theme.texts.texts.count == 4)
      let lines = text.split(separator: 10).count { !$0.starts(with: "#".utf8) }
      let set = ThemeKey.allCases.count { theme.keys.contains($0) }
      #expect(set <= lines)
    }
  }
}

@Suite("Taking a theme")
struct ThemeTakingTests {
  @Test("A HUD takes what the theme sets, and nothing that is given already")
  func given() {
    let (theme, _) = parse("inherit = dark\nmargin = 9\nposition = top\nspacing = 2\n")
    var hud = HUD()
    hud.margin = 33
    hud.minSize = Size(width: 5, height: 5)
    var given = ThemeKeys()
    given.insert(.margin)
    hud.take(theme, except: given)
    #expect(hud.margin == 33 && hud.position == .top && hud.spacing == 2)
    #expect(hud.minSize == Size(width: 5, height: 5))
    #expect(hud.style == .dark)
  }

  @Test("Plates of texts are filled as bezels, in the colours of the theme inherited")
  func plates() {
    let (theme, _) = parse(
      "inherit = dark\nbezel-style = solid\nbezel-color = #FFFFFF\ncontent-color = #FFFFFF\n")
    #expect(theme.plateStyle.bezelFill == Style.dark.solidBezelColor)
    #expect(theme.plateStyle.contentColor == Style.dark.contentColor)
  }

  @Test("Every key has a name of its own that leads back to it")
  func names() {
    for key in ThemeKey.allCases { #expect(ThemeKey(name: Array(key.name.utf8)) == key) }
    #expect(Set(ThemeKey.allCases.map(\.name)).count == ThemeKey.allCases.count)
    #expect(ThemeKey.allCases.count <= 64)
  }
}
