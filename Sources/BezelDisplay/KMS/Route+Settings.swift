import BezelCore

/// What a modeset changes: what it must, and what it should besides.
package struct ModesetSettings: Equatable, Sendable {
  package var mandatory: [Setting] = []
  /// The last program's traces: other layers, colours, turns. A driver may refuse some of it.
  package var cleaning: [Setting] = []
}

extension Route {
  /// The settings that bring a framebuffer of the mode's size onto the panel, as one commit; nil when
  /// the card lacks a property that every atomic card has.
  package func modeset(
    on card: CardObjects, mode: Mode, modeBlob: UInt32, framebuffer: UInt32
  ) -> ModesetSettings? {
    guard let plane else { return nil }
    var settings = ModesetSettings()
    let size = (width: UInt64(mode.horizontal.visible), height: UInt64(mode.vertical.visible))
    let needed: [(UInt32, [Property], String, UInt64)] = [
      (connector.id, connector.properties, "CRTC_ID", UInt64(crtc.id)),
      (crtc.id, crtc.properties, "MODE_ID", UInt64(modeBlob)),
      (crtc.id, crtc.properties, "ACTIVE", 1),
      (plane.id, plane.properties, "FB_ID", UInt64(framebuffer)),
      (plane.id, plane.properties, "CRTC_ID", UInt64(crtc.id)),
      // The source is in 16.16 fixed point.
      (plane.id, plane.properties, "SRC_X", 0),
      (plane.id, plane.properties, "SRC_Y", 0),
      (plane.id, plane.properties, "SRC_W", size.width << 16),
      (plane.id, plane.properties, "SRC_H", size.height << 16),
      (plane.id, plane.properties, "CRTC_X", 0),
      (plane.id, plane.properties, "CRTC_Y", 0),
      (plane.id, plane.properties, "CRTC_W", size.width),
      (plane.id, plane.properties, "CRTC_H", size.height),
    ]
    for (object, properties, name, value) in needed {
      guard let property = properties.named(name) else { return nil }
      settings.mandatory.append(Setting(object: object, property: property.id, value: value))
    }
    settings.mandatory += unbinding(on: card)
    settings.cleaning = cleaning(plane, on: card)
    return settings
  }

  /// Frees what is bound to our CRTC, and the CRTC that fed our connector before: one that is on
  /// without a connector would be refused.
  private func unbinding(on card: CardObjects) -> [Setting] {
    var settings: [Setting] = []
    for other in card.connectors where other.id != connector.id && other.crtc == crtc.id {
      settings.set(other.id, other.properties, "CRTC_ID", 0)
    }
    guard connector.crtc != 0, connector.crtc != crtc.id,
      let old = card.crtcs.first(where: { $0.id == connector.crtc }),
      !card.connectors.contains(where: { $0.id != connector.id && $0.crtc == old.id })
    else { return settings }
    settings.set(old.id, old.properties, "ACTIVE", 0)
    settings.set(old.id, old.properties, "MODE_ID", 0)
    for plane in card.planes where plane.crtc == old.id && plane.id != self.plane?.id {
      settings.set(plane.id, plane.properties, "FB_ID", 0)
      settings.set(plane.id, plane.properties, "CRTC_ID", 0)
    }
    return settings
  }

  /// Takes back what the last program left: state outlives the program that set it.
  private func cleaning(_ plane: Plane, on card: CardObjects) -> [Setting] {
    var settings: [Setting] = []
    for other in card.planes where other.id != plane.id && other.crtc == crtc.id {
      settings.set(other.id, other.properties, "FB_ID", 0)
      settings.set(other.id, other.properties, "CRTC_ID", 0)
    }
    settings.change(plane.id, plane.properties, "rotation", to: 1)
    settings.change(plane.id, plane.properties, "alpha", to: 0xFFFF)
    let colors: [String] = ["GAMMA_LUT", "DEGAMMA_LUT", "CTM", "VRR_ENABLED"]
    for name in colors { settings.change(crtc.id, crtc.properties, name, to: 0) }
    // `link-status` 0 is good; bad asks for this very modeset.
    let edges: [String] = [
      "link-status", "HDR_OUTPUT_METADATA", "left margin", "right margin", "top margin",
      "bottom margin",
    ]
    for name in edges { settings.change(connector.id, connector.properties, name, to: 0) }
    if let space = connector.properties.named("Colorspace"), let value = space.defaultValue {
      settings.change(connector.id, connector.properties, "Colorspace", to: value)
    }
    return settings
  }
}

extension [Setting] {
  /// Adds a setting, where there is such a property.
  fileprivate mutating func set(
    _ object: UInt32, _ properties: [Property], _ name: String, _ value: UInt64
  ) {
    guard let property = properties.named(name) else { return }
    append(Setting(object: object, property: property.id, value: value))
  }

  /// Adds a setting, where there is such a property and it has another value.
  fileprivate mutating func change(
    _ object: UInt32, _ properties: [Property], _ name: String, to value: UInt64
  ) {
    guard let property = properties.named(name), property.value != value else { return }
    append(Setting(object: object, property: property.id, value: value))
  }
}
