import BezelCore
package import BezelLinux
import CDRM

/// What a property is, whatever its value.
struct PropertyMeaning {
  var id: UInt32
  var name: [UInt8]
  /// The names of its values, where it is a choice of names.
  var choices: [(value: UInt64, name: [UInt8])]
}

extension KernelCard {
  package func objects() throws(Errno) -> CardObjects {
    guard let parts = unsafe drmModeGetResources(file.raw) else { throw .last }
    defer { unsafe drmModeFreeResources(parts) }
    let connectorIDs = unsafe list(parts.pointee.connectors, parts.pointee.count_connectors)
    let crtcIDs = unsafe list(parts.pointee.crtcs, parts.pointee.count_crtcs)
    var connectors: [Connector] = []
    for id in connectorIDs {
      // One that is not there any more went with its dock since the list was made.
      if let connector = try? connector(id) { connectors.append(connector) }
    }
    return CardObjects(
      connectors: connectors, crtcs: crtcIDs.compactMap { crtc($0) },
      planes: isAtomic ? planes() : [], isAtomic: isAtomic, preferredDepth: preferredDepth,
      driver: driver)
  }

  package func connector(_ id: UInt32) throws(Errno) -> Connector {
    guard let found = unsafe drmModeGetConnector(file.raw, id) else { throw .last }
    defer { unsafe drmModeFreeConnector(found) }
    let facts = unsafe found.pointee
    let properties = properties(of: id, kind: UInt32(DRM_MODE_OBJECT_CONNECTOR))
    var modes: [Mode] = []
    for index in 0..<max(0, unsafe Int(facts.count_modes)) {
      modes.append(unsafe Mode(facts.modes[index]))
    }
    let encoders = unsafe list(facts.encoders, facts.count_encoders)
    return Connector(
      id: id,
      name: Connector.name(
        kind: unsafe facts.connector_type, number: unsafe facts.connector_type_id),
      status: unsafe Connector.Status(facts.connection), modes: modes,
      millimeters: PixelSize(
        width: unsafe Int(facts.mmWidth), height: unsafe Int(facts.mmHeight)),
      possibleCRTCs: encoders.compactMap { encoder($0)?.possible },
      crtc: properties.named("CRTC_ID").map { UInt32(truncatingIfNeeded: $0.value) }
        ?? encoder(unsafe facts.encoder_id)?.crtc ?? 0,
      properties: properties)
  }

  private func encoder(_ id: UInt32) -> (possible: UInt32, crtc: UInt32)? {
    guard id != 0, let found = unsafe drmModeGetEncoder(file.raw, id) else { return nil }
    defer { unsafe drmModeFreeEncoder(found) }
    return unsafe (found.pointee.possible_crtcs, found.pointee.crtc_id)
  }

  private func crtc(_ id: UInt32) -> CRTC? {
    guard let found = unsafe drmModeGetCrtc(file.raw, id) else { return nil }
    defer { unsafe drmModeFreeCrtc(found) }
    let isOn = unsafe found.pointee.mode_valid != 0
    return CRTC(
      id: id, mode: isOn ? unsafe Mode(found.pointee.mode) : nil,
      properties: properties(of: id, kind: UInt32(DRM_MODE_OBJECT_CRTC)))
  }

  private func planes() -> [Plane] {
    guard let found = unsafe drmModeGetPlaneResources(file.raw) else { return [] }
    defer { unsafe drmModeFreePlaneResources(found) }
    let ids = unsafe list(found.pointee.planes, Int32(clamping: found.pointee.count_planes))
    return ids.compactMap { plane($0) }
  }

  private func plane(_ id: UInt32) -> Plane? {
    guard let found = unsafe drmModeGetPlane(file.raw, id) else { return nil }
    defer { unsafe drmModeFreePlane(found) }
    let facts = unsafe found.pointee
    let properties = properties(of: id, kind: UInt32(DRM_MODE_OBJECT_PLANE))
    let kind: Plane.Kind =
      switch properties.named("type")?.value {
      case UInt64(DRM_PLANE_TYPE_PRIMARY): .primary
      case UInt64(DRM_PLANE_TYPE_CURSOR): .cursor
      default: .overlay
      }
    return Plane(
      id: id, kind: kind, possibleCRTCs: unsafe facts.possible_crtcs, crtc: unsafe facts.crtc_id,
      formats: unsafe list(facts.formats, Int32(clamping: facts.count_formats)),
      properties: properties)
  }

  // MARK: Properties

  private func properties(of object: UInt32, kind: UInt32) -> [Property] {
    guard let found = unsafe drmModeObjectGetProperties(file.raw, object, kind) else { return [] }
    defer { unsafe drmModeFreeObjectProperties(found) }
    var all: [Property] = []
    for index in unsafe 0..<Int(found.pointee.count_props) {
      guard let meaning = meaning(of: unsafe found.pointee.props[index]) else { continue }
      let value = unsafe found.pointee.prop_values[index]
      all.append(
        Property(
          id: meaning.id, name: meaning.name, value: value,
          valueName: meaning.choices.first { $0.value == value }?.name ?? [],
          defaultValue: meaning.choices.first { $0.name.spells("Default") }?.value))
    }
    return all
  }

  private func meaning(of id: UInt32) -> PropertyMeaning? {
    if let known = properties.first(where: { $0.id == id }) { return known }
    guard let found = unsafe drmModeGetProperty(file.raw, id) else { return nil }
    defer { unsafe drmModeFreeProperty(found) }
    var meaning = PropertyMeaning(
      id: id, name: unsafe bytes(bezel_property_name(found), atMost: Int(DRM_PROP_NAME_LEN)),
      choices: [])
    if unsafe bezel_is_enum(found) != 0 {
      for index in 0..<max(0, unsafe Int(found.pointee.count_enums)) {
        let choice = unsafe found.pointee.enums + index
        let name = unsafe bytes(bezel_enum_name(choice), atMost: Int(DRM_PROP_NAME_LEN))
        meaning.choices.append((unsafe choice.pointee.value, name))
      }
    }
    properties.append(meaning)
    return meaning
  }

  /// The numbers of a C array.
  private func list(_ start: UnsafeMutablePointer<UInt32>?, _ count: Int32) -> [UInt32] {
    guard let start = unsafe start, count > 0 else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }
}

extension Connector.Status {
  fileprivate init(_ connection: drmModeConnection) {
    switch connection {
    case DRM_MODE_CONNECTED: self = .connected
    case DRM_MODE_DISCONNECTED: self = .disconnected
    default: self = .unknown
    }
  }
}

extension Mode {
  init(_ info: drmModeModeInfo) {
    self.init(
      clock: info.clock,
      horizontal: Timing(
        visible: info.hdisplay, pulseStart: info.hsync_start, pulseEnd: info.hsync_end,
        total: info.htotal),
      vertical: Timing(
        visible: info.vdisplay, pulseStart: info.vsync_start, pulseEnd: info.vsync_end,
        total: info.vtotal),
      roundedRefresh: info.vrefresh)
    (skew, scans) = (info.hskew, info.vscan)
    (flags, kind) = (info.flags, info.type)
  }
}

extension drmModeModeInfo {
  init(_ mode: Mode) {
    self.init()
    (clock, vrefresh) = (mode.clock, mode.roundedRefresh)
    (hdisplay, htotal, hskew) = (mode.horizontal.visible, mode.horizontal.total, mode.skew)
    (hsync_start, hsync_end) = (mode.horizontal.pulseStart, mode.horizontal.pulseEnd)
    (vdisplay, vtotal, vscan) = (mode.vertical.visible, mode.vertical.total, mode.scans)
    (vsync_start, vsync_end) = (mode.vertical.pulseStart, mode.vertical.pulseEnd)
    (flags, type) = (mode.flags, mode.kind)
  }
}
