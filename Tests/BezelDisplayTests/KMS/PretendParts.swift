import BezelDisplay

/// A mode of the given size that runs at 60 Hz.
func mode(
  _ width: UInt16, _ height: UInt16, hertz: UInt32 = 60, kind: UInt32 = 0, flags: UInt32 = 0
) -> Mode {
  let total = (UInt32(width) + 100, UInt32(height) + 20)
  var mode = Mode(
    clock: total.0 * total.1 * hertz / 1_000,
    horizontal: .init(
      visible: width, pulseStart: width + 20, pulseEnd: width + 40, total: UInt16(total.0)),
    vertical: .init(
      visible: height, pulseStart: height + 4, pulseEnd: height + 8, total: UInt16(total.1)),
    roundedRefresh: hertz)
  (mode.kind, mode.flags) = (kind, flags)
  return mode
}

/// Properties with numbers from `first` on.
func properties(_ first: UInt32, _ values: [(String, UInt64)]) -> [Property] {
  values.enumerated().map { index, pair in
    Property(id: first + UInt32(index), name: Array(pair.0.utf8), value: pair.1)
  }
}

func connector(
  _ id: UInt32 = 30, _ name: String = "Virtual-1", _ status: Connector.Status = .connected,
  modes: [Mode] = [mode(8, 4, kind: Mode.preferred)], possible: [UInt32] = [0b1],
  crtc: UInt32 = 0, _ more: [(String, UInt64)] = []
) -> Connector {
  Connector(
    id: id, name: Array(name.utf8), status: status, modes: modes, possibleCRTCs: possible,
    crtc: crtc, properties: properties(1_000 + id * 10, [("CRTC_ID", UInt64(crtc))] + more))
}

func crtc(_ id: UInt32 = 40, mode: Mode? = nil, _ more: [(String, UInt64)] = []) -> CRTC {
  CRTC(
    id: id, mode: mode,
    properties: properties(2_000 + id * 10, [("MODE_ID", 0), ("ACTIVE", 0)] + more))
}

func plane(
  _ id: UInt32 = 50, _ kind: Plane.Kind = .primary, possible: UInt32 = 0b1, crtc: UInt32 = 0,
  formats: [String] = ["XR24"], _ more: [(String, UInt64)] = []
) -> Plane {
  let names = [
    "FB_ID", "CRTC_ID", "SRC_X", "SRC_Y", "SRC_W", "SRC_H", "CRTC_X", "CRTC_Y", "CRTC_W", "CRTC_H",
  ]
  return Plane(
    id: id, kind: kind, possibleCRTCs: possible, crtc: crtc,
    formats: formats.map { $0.utf8.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) } },
    properties: properties(3_000 + id * 20, names.map { ($0, 0) } + more))
}

/// A card with one connector, one CRTC, one plane that knows clips, and a panel of 8 × 4 pixels.
func parts(
  _ connectors: [Connector] = [connector()], crtcs: [CRTC] = [crtc()],
  planes: [Plane] = [plane(50, [("FB_DAMAGE_CLIPS", 0)])], isAtomic: Bool = true,
  preferredDepth: Int = 0
) -> CardObjects {
  CardObjects(
    connectors: connectors, crtcs: crtcs, planes: planes, isAtomic: isAtomic,
    preferredDepth: preferredDepth, driver: Array("pretend".utf8))
}

func plane(_ id: UInt32, _ more: [(String, UInt64)]) -> Plane {
  plane(id, .primary, possible: 0b1, more)
}
