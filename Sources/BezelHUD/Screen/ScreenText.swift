import BezelCore

/// A text with fields that stand for what is so at the time, as `{hostname}`.
package struct ScreenText: Hashable, Sendable {
  package private(set) var parts: [Part] = []
  /// The text as it was written.
  package let source: [UInt8]

  /// The most parts that a text may have.
  package static let mostParts = 32

  package enum Part: Hashable, Sendable {
    case words([UInt8])
    case field(Field)
  }

  /// What a field stands for.
  package enum Field: UInt8, BitwiseCopyable, CaseIterable, Hashable, Sendable {
    /// The machine's name.
    case hostname
    /// Its addresses in the network.
    case ip
    /// The kernel's name and release.
    case kernel
    /// Hours and minutes of the day.
    case time
    /// How far the work is, with its sign; nothing while it is unknown.
    case percent
    /// How long something has been shown, in minutes and seconds.
    case elapsed

    /// The word between the braces.
    package var name: String {
      switch self {
      case .hostname: "hostname"
      case .ip: "ip"
      case .kernel: "kernel"
      case .time: "time"
      case .percent: "percent"
      case .elapsed: "elapsed"
      }
    }
  }

  /// Why a text cannot be read, and at which of its bytes.
  package enum Flaw: Error, Hashable, Sendable {
    case unknownField([UInt8], at: Int)
    case openBrace(at: Int)
    case tooManyParts
  }

  /// Reads a text; `{{` is a brace.
  package init(_ text: [UInt8]) throws(Flaw) {
    source = text
    var words: [UInt8] = []
    var place = 0
    func flush(_ parts: inout [Part]) {
      if !words.isEmpty { parts.append(.words(words)) }
      words = []
    }
    while place < text.count {
      let byte = text[place]
      guard byte == UInt8(ascii: "{") else {
        words.append(byte)
        place += 1
        continue
      }
      if place + 1 < text.count, text[place + 1] == byte {
        words.append(byte)
        place += 2
        continue
      }
      guard let end = text[place...].firstIndex(of: UInt8(ascii: "}")) else {
        throw .openBrace(at: place)
      }
      let name = text[(place + 1)..<end]
      guard let field = Field.allCases.first(where: { name.spells($0.name) }) else {
        throw .unknownField(Array(name), at: place)
      }
      flush(&parts)
      parts.append(.field(field))
      place = end + 1
    }
    flush(&parts)
    guard parts.count <= ScreenText.mostParts else { throw .tooManyParts }
  }

  /// Whether the text has a field.
  package func has(_ field: Field) -> Bool { parts.contains(.field(field)) }

  /// The text with its fields filled in.
  package func filled(_ value: (Field) -> [UInt8]) -> [UInt8] {
    parts.reduce([]) { text, part in
      switch part {
      case .words(let words): text + words
      case .field(let field): text + value(field)
      }
    }
  }
}
