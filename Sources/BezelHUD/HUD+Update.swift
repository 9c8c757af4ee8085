package import BezelCore

extension HUD {
  /// Takes what a feed says into what is shown. Visibility and finding pictures are the stage's
  /// business; such updates change nothing here.
  package mutating func apply(_ update: Update) {
    switch update {
    case .progress(let fraction): progress = fraction?.clamped(to: 0...1)
    case .label(let text): label = text
    case .details(let text): details = text
    case .button(let text): button = text
    case .mode(let new):
      mode = new
      // An indicator asked for by name takes the place of a picture shown before.
      if new != .custom, new != .auto { (icon, image, drawing) = (nil, nil, nil) }
    case .icon(let new): show(icon: new)
    case .finish(let success, let text):
      show(icon: success ? .success : .error)
      if !text.isEmpty { label = text }
    // An empty name takes the picture away, and the icon that has its place.
    case .image(let name): if name.isEmpty { (icon, image, drawing) = (nil, nil, nil) }
    case .show, .hide, .quit: break
    }
  }

  /// Shows an icon in place of whatever indicator there is.
  package mutating func show(icon new: Icon) {
    (icon, image, drawing) = (new, nil, nil)
    if mode != .auto { mode = .custom }
  }

  /// Shows a picture in place of whatever indicator there is.
  package mutating func show(image new: ImageReference) {
    (icon, image, drawing) = (nil, new, nil)
    if mode != .auto { mode = .custom }
  }
}
