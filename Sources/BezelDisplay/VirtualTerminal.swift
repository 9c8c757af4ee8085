import BezelCore
package import BezelLinux
import CLinux

/// Which virtual terminal's text makes way for the picture.
package enum TerminalChoice: Equatable, Sendable {
  /// The controlling terminal if it is a virtual one, else the one on the screen if we may.
  case automatic
  case number(Int)
  case none

  /// Reads what `--vt` was given: `auto`, 1…63 or `none`; nil for anything else.
  package init?(_ text: [UInt8]) {
    if text.spells("auto") {
      self = .automatic
    } else if text.spells("none") {
      self = .none
    } else {
      var number = 0
      for byte in text {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), number < 64 else {
          return nil
        }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      }
      guard (1...63).contains(number), text.first != UInt8(ascii: "0") else { return nil }
      self = .number(number)
    }
  }
}

/// A virtual terminal that shows pictures instead of text, until its owner ends; a trap also gives the
/// text back.
///
/// Switching to another terminal is off meanwhile, as the kernel has it for programs that do not take
/// part in it.
@safe @usableFromInline
package struct VirtualTerminal: ~Copyable {
  /// The n of /dev/ttyn.
  package let number: Int
  // Before the file, through which it is given back.
  private var keyboard: SilentKeyboard?
  private let file: FileDescriptor
  private let act: CInt

  /// Takes the terminal's screen; nil where there is none to take, which is an ordinary case.
  ///
  /// `announce` is told the number before the text is hidden, and nil where it then was not: so that
  /// somebody knows even if this process ends in between.
  /// - Throws: Why one that was named by its number cannot be had.
  package static func take(
    _ choice: TerminalChoice, announce: (Int?) -> Void
  ) throws(Errno) -> VirtualTerminal? {
    guard let number = choice.number else { return nil }
    announce(number)
    do throws(Errno) {
      if let terminal = try VirtualTerminal(number) { return terminal }
      // Whoever shows pictures there already will also take them away.
      throw .busy
    } catch {
      announce(nil)
      // One that nobody named is as good as not there.
      if case .automatic = choice { return nil }
      throw error
    }
  }

  /// Hides the terminal's text; nil if it is hidden already.
  private init?(_ number: Int) throws(Errno) {
    let file = try VirtualTerminal.open(number)
    guard bezel_screen_mode(file.raw) == KD_TEXT else { return nil }
    let raw = file.raw
    try retrying { bezel_ioctl_value(raw, UInt(KDSETMODE), Int(KD_GRAPHICS)) }
    self.number = number
    keyboard = nil
    self.file = file
    act = TrapHandler.arm(raw, request: UInt(KDSETMODE), value: Int(KD_TEXT))
  }

  /// Has keys type nothing into the terminal, or what they did before.
  ///
  /// `announce` is told the keyboard's mode before it is turned off, and nil once it has that again. A
  /// keyboard that is off already, or cannot be, stays as it is.
  package mutating func silence(_ isSilent: Bool, announce: (Int?) -> Void) {
    guard isSilent != (keyboard != nil) else { return }
    if isSilent {
      guard let mode = SilentKeyboard.mode(of: file.raw) else { return }
      announce(mode)
      keyboard = try? SilentKeyboard(file.raw, restoring: mode)
      if keyboard != nil { return }
    }
    keyboard = nil
    announce(nil)
  }

  /// Whether it is the terminal on the screen, or nobody says which one that is.
  package var isOnScreen: Bool { VirtualTerminal.onScreen.map { $0 == number } ?? true }

  deinit {
    _ = bezel_ioctl_value(file.raw, UInt(KDSETMODE), Int(KD_TEXT))
    TrapHandler.disarm(act)
  }

  /// Opens /dev/ttyn. While a terminal is being hung up, that fails for moments.
  private static func open(_ number: Int) throws(Errno) -> FileDescriptor {
    for _ in 0..<5 {
      do throws(Errno) { return try openOnce(number) } catch {
        guard error == .inputOutput else { throw error }
        usleep(10_000)
      }
    }
    return try openOnce(number)
  }

  private static func openOnce(_ number: Int) throws(Errno) -> FileDescriptor {
    try FileDescriptor(
      opening: Array("/dev/tty\(number)".utf8), for: .readingAndWriting,
      [.noControllingTerminal, .nonBlocking])
  }

  fileprivate static var controlling: Int? {
    // Without a controlling terminal there is nothing behind the name.
    guard
      let file = try? FileDescriptor(opening: Array("/dev/tty".utf8), for: .readingAndWriting)
    else { return nil }
    let number = Int(bezel_virtual_terminal(file.raw))
    return number > 0 ? number : nil
  }

  fileprivate static var onScreen: Int? {
    let path = Array("/sys/class/tty/tty0/active".utf8)
    // Kernels without virtual terminals do not have it.
    guard let text = try? File.contents(of: path, atMost: 64) else { return nil }
    let prefix = Array("tty".utf8)
    guard text.starts(with: prefix) else { return nil }
    let digits = text.dropFirst(prefix.count).prefix { $0 != UInt8(ascii: "\n") }
    guard case .number(let number)? = TerminalChoice(Array(digits)) else { return nil }
    return number
  }
}

extension TerminalChoice {
  /// The n of /dev/ttyn that is chosen; nil where there is none.
  fileprivate var number: Int? {
    switch self {
    case .none: nil
    case .number(let number): number
    case .automatic: VirtualTerminal.controlling ?? VirtualTerminal.onScreen
    }
  }
}
