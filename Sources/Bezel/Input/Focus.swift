import BezelCore
import BezelInput

/// Which button keys go to: the topmost one that came last, until a key moves the focus.
///
/// It is to be seen where people must know: where there is more than one button and a key to press it,
/// or once a key has moved it; not while something points.
struct Focus {
  /// The button; nil where there is none.
  private(set) var reach: Reach?
  /// Whether something pointed last.
  var isPointing = false { didSet { if isPointing { wasMoved = false } } }
  private var wasMoved = false
  private var count = 0
  /// The devices that have keys to press with.
  private var devices: [UInt32] = []

  mutating func addKeys(of device: UInt32) { devices.append(device) }
  mutating func removeKeys(of device: UInt32) { devices.removeAll { $0 == device } }

  /// All devices are gone.
  mutating func stop() { (devices, wasMoved, isPointing) = ([], false, false) }

  /// Whether it is to be seen on a HUD's button.
  func isShown(on hud: ProgressHUD) -> Bool {
    reach?.hud === hud && !isPointing && (wasMoved || count > 1 && !devices.isEmpty)
  }

  /// Follows what can be pressed now; whether the button is another one.
  mutating func follow(_ all: [Reach], before old: [Reach]) -> Bool {
    let last = reach
    count = all.count(where: { $0.button != nil })
    let top = all.last { $0.button != nil }
    let isNew = top.map { top in !old.contains { $0.isSame(as: top) } } ?? false
    if !isNew, let last,
      let same = all.first(where: { $0.button != nil && $0.isSame(as: last) })
    {
      reach = same
      return false
    }
    reach = top
    return last != nil || reach != nil
  }

  /// Moves on; whether it did.
  mutating func move(_ way: FocusWay, in all: [Reach]) -> Bool {
    guard let reach, let here = reach.button?.center else { return false }
    (isPointing, wasMoved) = (false, true)
    let buttons = all.filter { $0.button != nil }
    let next: Reach?
    switch way {
    case .forwards, .backwards:
      let order = buttons.inReadingOrder
      guard let place = order.firstIndex(where: { $0.hud === reach.hud }) else { return false }
      let step = way == .forwards ? 1 : order.count - 1
      next = order[(place + step) % order.count]
    case .up, .down, .left, .right:
      // The nearest of those that lie more that way than aside.
      next =
        buttons.filter { $0.panel === reach.panel && way.distance(from: here, to: $0) != nil }
        .min { (way.distance(from: here, to: $0) ?? 0) < (way.distance(from: here, to: $1) ?? 0) }
    }
    guard let next, next.hud !== reach.hud else { return false }
    self.reach = next
    return true
  }
}

/// Where a key moves the focus.
enum FocusWay {
  case forwards, backwards, up, down, left, right

  /// What a key does; nil for others.
  init?(_ key: KeyCode, isShifted: Bool) {
    switch key {
    case .tab: self = isShifted ? .backwards : .forwards
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }

  /// How far a button lies that way, what it lies aside counting twice; nil if it does not.
  fileprivate func distance(from here: BezelCore.Point, to reach: Reach) -> Int64? {
    guard let there = reach.button?.center else { return nil }
    let (x, y) = (
      Int64(there.x.bits) - Int64(here.x.bits), Int64(there.y.bits) - Int64(here.y.bits)
    )
    let (along, aside): (Int64, Int64)
    switch self {
    case .up: (along, aside) = (-y, abs(x))
    case .down: (along, aside) = (y, abs(x))
    case .left: (along, aside) = (-x, abs(y))
    case .right: (along, aside) = (x, abs(y))
    case .forwards, .backwards: return nil
    }
    return along > 0 && along >= aside ? along + 2 * aside : nil
  }
}

extension [Reach] {
  /// From top to bottom, and beside one another from left to right.
  fileprivate var inReadingOrder: [Reach] {
    sorted { a, b in
      let (a, b) = (a.button?.center ?? .zero, b.button?.center ?? .zero)
      return a.y == b.y ? a.x < b.x : a.y < b.y
    }
  }
}
