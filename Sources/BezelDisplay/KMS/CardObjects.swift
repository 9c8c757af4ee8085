/// A part of a card that makes frames from planes and sends them to connectors.
package struct CRTC: Hashable, Sendable {
  package var id: UInt32
  /// The mode that runs; nil when it is off.
  package var mode: Mode?
  package var properties: [Property]

  package init(id: UInt32, mode: Mode? = nil, properties: [Property] = []) {
    (self.id, self.mode, self.properties) = (id, mode, properties)
  }
}

/// A layer of a CRTC's picture.
package struct Plane: Hashable, Sendable {
  package enum Kind: Sendable {
    case overlay
    case primary
    case cursor
  }

  package var id: UInt32
  package var kind: Kind
  /// Bit n stands for the card's n-th CRTC.
  package var possibleCRTCs: UInt32
  /// The CRTC that shows it now; 0 for none.
  package var crtc: UInt32
  /// DRM_FORMAT_ codes.
  package var formats: [UInt32]
  package var properties: [Property]

  package init(
    id: UInt32, kind: Kind, possibleCRTCs: UInt32, crtc: UInt32 = 0, formats: [UInt32],
    properties: [Property] = []
  ) {
    (self.id, self.kind, self.possibleCRTCs, self.crtc) = (id, kind, possibleCRTCs, crtc)
    (self.formats, self.properties) = (formats, properties)
  }
}

/// All that a card has to drive panels with, as it was when it was asked.
package struct CardObjects: Hashable, Sendable {
  package var connectors: [Connector]
  /// In the card's order, which the masks of possible CRTCs refer to.
  package var crtcs: [CRTC]
  package var planes: [Plane]
  /// Whether changes are committed as a whole; else the card knows the older calls only.
  package var isAtomic: Bool
  /// The bits a pixel that the card would rather have; 0 when it does not care.
  package var preferredDepth: Int
  /// The driver: `virtio_gpu`.
  package var driver: [UInt8]

  package init(
    connectors: [Connector], crtcs: [CRTC], planes: [Plane], isAtomic: Bool = true,
    preferredDepth: Int = 0, driver: [UInt8] = []
  ) {
    (self.connectors, self.crtcs, self.planes) = (connectors, crtcs, planes)
    (self.isAtomic, self.preferredDepth, self.driver) = (isAtomic, preferredDepth, driver)
  }
}
