import BezelCore
package import BezelRaster

/// The way of a picture through a card: a plane, a CRTC and a connector, and what they can do.
package struct Route: Hashable, Sendable {
  package var connector: Connector
  package var crtc: CRTC
  /// Nil on cards that are not atomic, where the CRTC stands for its primary plane.
  package var plane: Plane?
  /// The formats that the plane takes, best first.
  package var formats: [PixelFormat]
  /// The modes to try, best first.
  package var modes: [Mode]

  package init(
    connector: Connector, crtc: CRTC, plane: Plane?, formats: [PixelFormat], modes: [Mode]
  ) {
    (self.connector, self.crtc, self.plane) = (connector, crtc, plane)
    (self.formats, self.modes) = (formats, modes)
  }
}

extension CardObjects {
  /// The route to the connector of that name; without a name, to the first that has a panel, or else
  /// to the first that may have one and does not know.
  package func route(to name: [UInt8]? = nil) -> Route? {
    let candidates = connectors.filter { connector in
      if let name { return connector.name == name }
      return !connector.isForOtherUse
    }
    for status in [Connector.Status.connected, .unknown] {
      for connector in candidates where connector.status == status && !connector.modes.isEmpty {
        if let route = route(to: connector) { return route }
      }
    }
    return nil
  }

  /// Whether a panel is plugged into the connector of that name; without a name, into any.
  func hasPanel(at name: [UInt8]? = nil) -> Bool {
    connectors.contains { connector in
      let isMeant = name.map { connector.name == $0 } ?? !connector.isForOtherUse
      return isMeant && connector.status == .connected
    }
  }

  private func route(to connector: Connector) -> Route? {
    for index in crtcChoices(for: connector) {
      let crtc = crtcs[index]
      let plane = primaryPlane(ofCRTC: index)
      if isAtomic && plane == nil { continue }
      let formats = formats(of: plane)
      let running = connector.crtc == crtc.id ? crtc.mode : nil
      let tile = connector.properties.named("TILE")
      let modes = ModeChoice.ladder(
        connector.modes, running: running, isTiled: tile.map { $0.value != 0 } ?? false)
      if formats.isEmpty || modes.isEmpty { continue }
      return Route(connector: connector, crtc: crtc, plane: plane, formats: formats, modes: modes)
    }
    return nil
  }

  /// The places of the CRTCs that can feed the connector, best first: the one that does so already,
  /// since nothing then flickers; those that feed no other panel; the rest.
  package func crtcChoices(for connector: Connector) -> [Int] {
    // A CRTC that all encoders know leaves the choice of the encoder to the driver.
    let all = connector.possibleCRTCs.reduce(~0) { $0 & $1 }
    let any = connector.possibleCRTCs.reduce(0) { $0 | $1 }
    let mask = all & any != 0 ? all & any : any
    let possible = crtcs.indices.filter { $0 < 32 && mask >> UInt32($0) & 1 == 1 }
    func isTaken(_ crtc: UInt32) -> Bool {
      connectors.contains {
        $0.id != connector.id && $0.crtc == crtc && $0.status != .disconnected
      }
    }
    let current = possible.filter { crtcs[$0].id == connector.crtc && !isTaken(crtcs[$0].id) }
    let free = possible.filter { !current.contains($0) && !isTaken(crtcs[$0].id) }
    return current + free + possible.filter { isTaken(crtcs[$0].id) }
  }

  /// The primary plane for a CRTC: the one that it shows, or else one that no other shows.
  package func primaryPlane(ofCRTC index: Int) -> Plane? {
    let id = crtcs[index].id
    let possible = planes.filter {
      $0.kind == .primary && $0.possibleCRTCs >> UInt32(index) & 1 == 1
    }
    return possible.first { $0.crtc == id } ?? possible.first { $0.crtc == 0 } ?? possible.first
  }

  /// The formats that we can write and the plane can show, best first.
  private func formats(of plane: Plane?) -> [PixelFormat] {
    let ours: [PixelFormat] =
      preferredDepth == 16 ? [.rgb565, .xrgb8888] : [.xrgb8888, .rgb565]
    guard let plane else { return ours }
    return ours.filter { plane.formats.contains($0.code) }
  }
}

extension PixelFormat {
  /// The format's name among cards (DRM_FORMAT_): four letters, the first in the lowest byte.
  package var code: UInt32 {
    switch self {
    case .xrgb8888: 0x3432_5258  // XR24
    case .rgb565: 0x3631_4752  // RG16
    }
  }
}
