import CHarfBuzz

/// Parts a passage into runs and shapes them, as far as they are asked for.
struct RunMaker {
  let passage: Passage
  private let words: WordSetter
  private let isBold: Bool
  private(set) var runs: [Run] = []
  /// The script of the last character that has one.
  private var script: UInt32
  /// The script by which fonts for Chinese characters are chosen.
  private let chineseScript: UInt32

  /// How many characters around a word can matter for its shape.
  private static let contextLength = 5

  init(_ passage: Passage, _ words: WordSetter, isBold: Bool) {
    (self.passage, self.words, self.isBold) = (passage, words, isBold)
    var (first, chinese): (UInt32?, UInt32) = (nil, HB_SCRIPT_HAN.rawValue)
    for character in passage.characters {
      guard let script = Script.of(character) else { continue }
      if first == nil { first = script }
      // Japanese and Korean show by their own letters.
      switch script {
      case HB_SCRIPT_HIRAGANA.rawValue, HB_SCRIPT_KATAKANA.rawValue, HB_SCRIPT_HANGUL.rawValue:
        if chinese == HB_SCRIPT_HAN.rawValue { chinese = script }
      default: break
      }
    }
    script = first ?? Script.latin
    chineseScript = chinese
  }

  /// Whether there is a run of that number.
  mutating func has(_ number: Int) -> Bool {
    while number >= runs.count {
      guard let run = next() else { return false }
      runs.append(run)
    }
    return true
  }

  /// The number of the run that has a character, among those made so far.
  func run(of character: Int) -> Int {
    firstIndex(in: 0..<runs.count) { runs[$0].characters.upperBound > character }
  }

  private struct Traits: Equatable {
    var level: Int8
    var script: UInt32
    var face: UInt16
  }

  private mutating func next() -> Run? {
    let start = runs.last?.characters.upperBound ?? 0
    guard start < passage.characters.count else { return nil }
    var end = clusterEnd(from: start)
    var traits = self.traits(of: start..<end)
    while end < passage.characters.count, end - start < Shaper.longest {
      let next = clusterEnd(from: end)
      // Words are shaped by themselves, so that one that changes leaves the others as they are.
      if passage.characters[end - 1] == 0x20 && passage.characters[end] != 0x20 { break }
      if let found = self.traits(of: end..<next) {
        if let known = traits, found != known { break }
        traits = found
      }
      end = next
    }
    let found =
      traits
      ?? Traits(
        level: passage.levels[start], script: script, face: words.stack.firstFace(isBold: isBold))
    script = found.script
    let word = word(start..<end, found)
    return Run(start..<end, level: found.level, face: found.face, words.shape(word, found.face))
  }

  private func clusterEnd(from start: Int) -> Int {
    // A cluster longer than a word is no longer one to readers.
    let most = min(passage.characters.count, start + Shaper.longest)
    return (start + 1..<most).first { passage.isBoundary[$0] } ?? most
  }

  /// What a cluster needs of its run; nil for one that shows nothing, which goes with any.
  private mutating func traits(of cluster: Range<Int>) -> Traits? {
    let visible = passage.characters[cluster].filter { !CharacterTraits($0).isIgnorable }
    guard !visible.isEmpty else { return nil }
    if let own = visible.lazy.compactMap({ Script.of($0) }).first { script = own }
    let fontScript = script == HB_SCRIPT_HAN.rawValue ? chineseScript : script
    let face = words.stack.face(for: visible[...], script: fontScript, isBold: isBold)
    return Traits(level: passage.levels[cluster.lowerBound], script: script, face: face)
  }

  private func word(_ range: Range<Int>, _ traits: Traits) -> Word {
    let characters = passage.characters
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, range.lowerBound - start < RunMaker.contextLength,
      characters[start - 1] != 0x20
    {
      start -= 1
    }
    while end < characters.count, end - range.upperBound < RunMaker.contextLength,
      characters[end] != 0x20, characters[end - 1] != 0x20
    {
      end += 1
    }
    return Word(
      characters: Array(characters[start..<end]),
      range: range.lowerBound - start..<range.upperBound - start, script: traits.script,
      isRightToLeft: traits.level % 2 != 0)
  }
}
