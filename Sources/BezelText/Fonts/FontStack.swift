import BezelLinux

/// The fonts that text is set in: the first family, then those that stand in for what it lacks.
///
/// Faces have numbers: 0 and 1 are the built-in face's weights, then come faces as they are opened.
final class FontStack {
  /// The family that is asked first; nil for the built-in face.
  let first: FontFamily?
  /// Drawn when it is needed first.
  lazy var builtIn = BuiltInTypesetter()
  private let catalog: FontCatalog
  /// The families in use.
  private var families: [OpenFamily] = []
  private var faces: [FontFace] = []
  private var files = FontFiles()
  private var choices = FontChoices()

  /// The number of the first face that comes from a file.
  private static let firstNumber = 2
  private static let mostFaces = 256
  /// How many families are tried for a cluster of several characters.
  private static let mostTries = 4

  init(_ first: FontFamily?, _ catalog: FontCatalog) {
    (self.first, self.catalog) = (first, catalog)
  }

  /// A face that was opened; nil for the built-in one.
  func face(_ number: UInt16) -> FontFace? {
    let place = Int(number) - FontStack.firstNumber
    return faces.indices.contains(place) ? faces[place] : nil
  }

  /// The first family's face; the built-in one where that cannot be opened.
  func firstFace(isBold: Bool) -> UInt16 {
    first.flatMap { number($0, isBold: isBold, covering: []) }
      ?? FontStack.builtIn(isBold: isBold)
  }

  /// The face for a cluster: one that has all of it, else one that has its first character, else
  /// the built-in face. Scripts have HarfBuzz's numbers.
  func face(for characters: ArraySlice<UInt32>, script: UInt32, isBold: Bool) -> UInt16 {
    let cluster = Composition.of(characters)
    let builtIn = FontStack.builtIn(isBold: isBold)
    guard let character = cluster.first else { return builtIn }
    if let found = firstNumber(isBold: isBold, covering: cluster) { return found }
    let base = cluster.prefix(1)
    if cluster.count > 1 {
      let able = candidates(script).lazy.filter { $0.covers(character) }
      for family in able.prefix(FontStack.mostTries) {
        if let found = number(family, isBold: isBold, covering: cluster) { return found }
      }
      if let found = firstNumber(isBold: isBold, covering: base) { return found }
    }
    guard let family = choose(character, script) else { return builtIn }
    return number(family, isBold: isBold, covering: base) ?? builtIn
  }

  /// What of a cluster no face has, the built-in one included.
  func missing(in cluster: [UInt32]) -> [UInt32] {
    guard let first = cluster.first else { return [] }
    let number = face(for: cluster[...], script: Script.of(first) ?? Script.latin, isBold: false)
    let composed = Composition.of(cluster[...])
    guard let face = face(number) else {
      let face = builtIn.face
      return composed.filter { face.glyph($0).character != $0 }
    }
    return composed.filter { !face.covers($0) }
  }

  /// The number of the first family's face, or the built-in one, if that has all of a cluster.
  private func firstNumber(isBold: Bool, covering cluster: ArraySlice<UInt32>) -> UInt16? {
    if let first { return number(first, isBold: isBold, covering: cluster) }
    let face = builtIn.face
    return cluster.allSatisfy { face.glyph($0).character == $0 }
      ? FontStack.builtIn(isBold: isBold) : nil
  }

  static func builtIn(isBold: Bool) -> UInt16 { isBold ? 1 : 0 }

  /// Families that may stand in for the first, best first.
  func candidates(_ script: UInt32) -> [FontFamily] {
    let preferred = FontPreferences.families(for: script) + FontPreferences.fallbacks
    return preferred.compactMap { catalog.family($0) } + catalog.inOrder
  }

  /// The family that stands in for the first where that lacks a character.
  private func choose(_ character: UInt32, _ script: UInt32) -> FontFamily? {
    switch choices.find(character, script) {
    case .family(let family)?: return family
    case .builtIn?: return nil
    case nil: break
    }
    for family in candidates(script) where family.covers(character) {
      // What a family's file says of its characters may not be true.
      guard number(family, isBold: false, covering: [character]) != nil else { continue }
      choices.keep(.family(family), for: character, script)
      return family
    }
    choices.keep(.builtIn, for: character, script)
    return nil
  }

  /// The number of a family's face if that has all of a cluster.
  private func number(
    _ family: FontFamily, isBold: Bool, covering cluster: ArraySlice<UInt32>
  ) -> UInt16? {
    if !isBold { return number(family, .regular, covering: cluster) }
    return number(family, .bold, covering: cluster)
      ?? number(family, .emboldened, covering: cluster)
  }

  private func number(
    _ family: FontFamily, _ weight: FontWeight, covering cluster: ArraySlice<UInt32>
  ) -> UInt16? {
    guard let number = open(family, weight), let face = face(number), face.covers(cluster) else {
      return nil
    }
    return number
  }

  private func open(_ family: FontFamily, _ weight: FontWeight) -> UInt16? {
    let place = families.firstIndex { $0.family === family } ?? families.count
    if place == families.count { families.append(OpenFamily(family)) }
    switch families[place].faces[weight.rawValue] {
    case .open(let number): return number
    case .unusable: return nil
    case .unopened: break
    }
    families[place].faces[weight.rawValue] = .unusable
    guard let recipe = weight.recipe(for: family), faces.count < FontStack.mostFaces,
      let face = try? files.open(recipe)
    else { return nil }
    let number = UInt16(faces.count + FontStack.firstNumber)
    faces.append(face)
    families[place].faces[weight.rawValue] = .open(number)
    return number
  }
}

/// A family and the faces of it that have been opened.
private struct OpenFamily {
  let family: FontFamily
  /// By weight.
  var faces = Array(repeating: FaceState.unopened, count: FontWeight.allCases.count)

  enum FaceState {
    case unopened, unusable
    case open(UInt16)
  }

  init(_ family: FontFamily) { self.family = family }
}
