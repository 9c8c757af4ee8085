/// What the renderer says to the supervisor, a line each.
enum RendererWord: Equatable {
  /// `READY`: there is a display.
  case ready
  /// `DRAWN`: a frame was presented.
  case drawn
  /// `PRESSED`: the button was pressed.
  case pressed
  /// `VT /dev/ttyN`: that virtual terminal was put into graphics mode. `VT` alone: it shows text
  /// again.
  case terminal([UInt8]?)
  /// `KEYS MODE`: the keyboard of that terminal was turned off, and had that mode. `KEYS` alone: it has
  /// it again.
  case keyboard(Int?)
  /// `BYE`: it leaves and wants no successor.
  case bye

  /// Reads a line without its end; nil for what is none of these.
  init?(_ line: ArraySlice<UInt8>) {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard let verb = words.first else { return nil }
    if verb.elementsEqual("READY".utf8) {
      self = .ready
    } else if verb.elementsEqual("DRAWN".utf8) {
      self = .drawn
    } else if verb.elementsEqual("PRESSED".utf8) {
      self = .pressed
    } else if verb.elementsEqual("VT".utf8) {
      self = .terminal(words.count > 1 ? Array(words[1]) : nil)
    } else if verb.elementsEqual("KEYS".utf8) {
      self = .keyboard(words.count > 1 ? Int(String(decoding: words[1], as: UTF8.self)) : nil)
    } else if verb.elementsEqual("BYE".utf8) {
      self = .bye
    } else {
      return nil
    }
  }

  /// The line that says it, with its end.
  var line: [UInt8] {
    switch self {
    case .ready: Array("READY\n".utf8)
    case .drawn: Array("DRAWN\n".utf8)
    case .pressed: Array("PRESSED\n".utf8)
    case .terminal(nil): Array("VT\n".utf8)
    case .terminal(let path?): Array("VT ".utf8) + path + [UInt8(ascii: "\n")]
    case .keyboard(nil): Array("KEYS\n".utf8)
    case .keyboard(let mode?): Array("KEYS \(mode)\n".utf8)
    case .bye: Array("BYE\n".utf8)
    }
  }
}
