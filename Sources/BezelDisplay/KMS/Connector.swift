package import BezelCore

/// A socket for a panel, with what is plugged into it.
package struct Connector: Hashable, Sendable {
  package enum Status: Sendable {
    case connected
    case disconnected
    /// The hardware cannot tell.
    case unknown
  }

  package var id: UInt32
  /// As in /sys/class/drm without the card: `HDMI-A-1`.
  package var name: [UInt8]
  package var status: Status
  package var modes: [Mode]
  /// What the panel says of its size; 0 × 0 where it does not.
  package var millimeters: PixelSize
  /// For each encoder that can feed it, the CRTCs that can feed that: bit n is the n-th of the card.
  package var possibleCRTCs: [UInt32]
  /// The CRTC that feeds it now; 0 for none.
  package var crtc: UInt32
  package var properties: [Property]

  package init(
    id: UInt32, name: [UInt8], status: Status, modes: [Mode] = [],
    millimeters: PixelSize = PixelSize(width: 0, height: 0), possibleCRTCs: [UInt32] = [],
    crtc: UInt32 = 0, properties: [Property] = []
  ) {
    (self.id, self.name, self.status, self.modes) = (id, name, status, modes)
    (self.millimeters, self.possibleCRTCs) = (millimeters, possibleCRTCs)
    (self.crtc, self.properties) = (crtc, properties)
  }

  /// Whether it is a head set or a writer to memory, which show nothing to people in the room.
  package var isForOtherUse: Bool {
    name.starts(with: Array("Writeback".utf8)) || properties.named("non-desktop")?.value == 1
  }

  /// How a picture is turned to stand upright on the panel as it is built in.
  package var orientation: Rotation {
    guard let orientation = properties.named("panel orientation")?.valueName else { return .none }
    if orientation.spells("Upside Down") { return .half }
    if orientation.spells("Right Side Up") { return .quarter }
    if orientation.spells("Left Side Up") { return .threeQuarters }
    return .none
  }

  /// The panel's size where it can be believed: some send their aspect ratio instead.
  package var believedMillimeters: PixelSize? {
    let (width, height) = (millimeters.width, millimeters.height)
    guard width > 0, height > 0 else { return nil }
    let ratios = [(16, 9), (16, 10), (160, 90), (160, 100)]
    return ratios.contains { $0 == (width, height) } ? nil : millimeters
  }

  /// What the kernel calls kind `kind` of connector (DRM_MODE_CONNECTOR_).
  package static func name(kind: UInt32, number: UInt32) -> [UInt8] {
    let kinds: [StaticString] = [
      "Unknown", "VGA", "DVI-I", "DVI-D", "DVI-A", "Composite", "SVIDEO", "LVDS", "Component",
      "DIN", "DP", "HDMI-A", "HDMI-B", "TV", "eDP", "Virtual", "DSI", "DPI", "Writeback", "SPI",
      "USB",
    ]
    let word = kinds[kind < UInt32(kinds.count) ? Int(kind) : 0]
    return word.withUTF8Buffer { unsafe Array($0) } + Array("-\(number)".utf8)
  }
}
