import BezelCore

/// Understands one line of the native protocol at a time, and complains once a verb.
struct LineInterpreter: Sendable {
  /// Whether the words of a channel between our own processes are known, beside the protocol's.
  let isChannel: Bool
  private var complaints = ComplaintLog()

  init(isChannel: Bool) { self.isChannel = isChannel }

  /// Says what the line means; nil for an empty one and for one that was complained about before.
  mutating func interpret(_ line: ArraySlice<UInt8>) -> FeedEvent? {
    var (verb, rest) = Self.firstWord(of: line)
    guard !verb.isEmpty else { return nil }
    if isChannel, rest.isEmpty {
      if verb.spells("SUSPEND") { return .suspend }
      if verb.spells("RESUME") { return .resume }
    }
    var hud = FeedEvent.mainHUD
    if verb.first == UInt8(ascii: "@") {
      hud = Array(verb.dropFirst())
      let address = verb
      (verb, rest) = Self.firstWord(of: rest)
      guard !hud.isEmpty, !verb.isEmpty else {
        return complain(about: address, quoting: address, "needs a name and a verb")
      }
    }
    switch Self.meaning(of: verb, rest) {
    case .update(let update): return .update(update, hud: hud)
    case .unknownVerb: return complain(about: verb, quoting: verb, "is not a known verb")
    case .badValue(let problem):
      return complain(about: verb, quoting: line[verb.startIndex...], problem)
    }
  }

  private enum Meaning {
    case update(Update)
    case unknownVerb
    case badValue(String)
  }

  private static func meaning(of verb: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) -> Meaning {
    if verb.spells("PROGRESS") { return progress(rest.trimmed) }
    if verb.spells("MSG") { return .update(.label(rest.unescaped)) }
    if verb.spells("DETAILS") { return .update(.details(rest.unescaped)) }
    if verb.spells("MODE") {
      return HUDMode(name: rest.trimmed).map { .update(.mode($0)) } ?? .badValue("names no mode")
    }
    if verb.spells("BUTTON") { return .update(.button(rest.unescaped)) }
    if verb.spells("ICON") { return icon(rest.trimmed) }
    if verb.spells("IMAGE") { return .update(.image(rest.unescaped)) }
    if verb.spells("SHOW") { return .update(.show) }
    if verb.spells("HIDE") { return hide(rest.trimmed) }
    if verb.spells("QUIT") { return .update(.quit) }
    if verb.spells("OK") { return .update(.finish(success: true, rest.unescaped)) }
    if verb.spells("FAIL") { return .update(.finish(success: false, rest.unescaped)) }
    if let fraction = percentage(verb), rest.trimmed.isEmpty {
      return .update(.progress(fraction))
    }
    return .unknownVerb
  }

  private static func progress(_ value: ArraySlice<UInt8>) -> Meaning {
    if value.spells("?") { return .update(.progress(nil)) }
    guard let fraction = percentage(value) else { return .badValue("needs a number or ?") }
    return .update(.progress(fraction))
  }

  /// Nothing takes the icon away, as an empty name does with a picture, whose place it has.
  private static func icon(_ name: ArraySlice<UInt8>) -> Meaning {
    if name.isEmpty { return .update(.image([])) }
    return Icon(name: name).map { .update(.icon($0)) } ?? .badValue("names no icon")
  }

  private static func hide(_ value: ArraySlice<UInt8>) -> Meaning {
    if value.isEmpty { return .update(.hide(afterNanoseconds: 0)) }
    guard let delay = Decimal(value) else { return .badValue("needs a number of seconds") }
    return .update(.hide(afterNanoseconds: max(delay.billionths, 0)))
  }

  /// Reads `N` or `N%` as a fraction, limited to 0…1; nil when it is not a number.
  private static func percentage(_ word: ArraySlice<UInt8>) -> Fixed? {
    let number = word.last == UInt8(ascii: "%") ? word.dropLast().trimmed : word
    guard let percent = Decimal(number) else { return nil }
    let whole: Int64 = 100_000_000_000
    return Fixed(max(0, min(percent.billionths, whole)), over: whole)
  }

  /// The line's first word and what comes after the one blank that ends it.
  private static func firstWord(
    of line: ArraySlice<UInt8>
  ) -> (word: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
    let start = line.drop { $0.isBlank }
    let word = start.prefix { !$0.isBlank }
    return (word, start[word.endIndex...].dropFirst())
  }

  private mutating func complain(
    about word: ArraySlice<UInt8>, quoting quote: ArraySlice<UInt8>, _ problem: String
  ) -> FeedEvent? {
    complaints.sentence(about: word, quoting: quote, problem).map { .complaint($0) }
  }
}
