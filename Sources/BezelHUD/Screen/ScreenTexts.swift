package import BezelCore

/// Texts in the corners of a stage's screens.
package struct ScreenTexts: Hashable, Sendable {
  /// By corner: top left, top right, bottom left, bottom right; nil is none.
  package var texts: [ScreenText?] = [nil, nil, nil, nil]
  package var style = TextStyle(size: 12, isBold: false)
  /// Nil is black or white at 70 %, whichever the backdrop lets stand out; over a picture it is that of
  /// content, on plates.
  package var color: Color?
  /// From the edges of the screen, in points.
  package var margin: Fixed = 12

  package init() {}

  /// The corners in the order of the texts.
  package static let corners: [HUD.Position] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  package var isEmpty: Bool { texts.allSatisfy { $0 == nil } }

  /// Whether a text has a field.
  package func has(_ field: ScreenText.Field) -> Bool {
    texts.contains { $0?.has(field) == true }
  }
}
