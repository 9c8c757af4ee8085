package import BezelCore

/// The life of a HUD as a value: when it comes, stays and goes, and how far its animations are.
///
/// Its owner tells it what happens and when, hands on the effects (through an `EffectQueue`, since
/// callbacks may call back), draws a frame, and wakes it with `.tick` at `nextDeadline`. While
/// `isAnimating` every frame that the screen can take is wanted. All that happens is decided by the
/// times of events, never by frames: whether one is drawn makes no difference.
///
/// A *cycle* begins with a show of a hidden HUD and ends when it is hidden again, a fresh HUD being in
/// cycle 0. In each one `complete` and `didHide` come up once, in this order and last; if anything
/// appeared, `willShow` before all and `willHide` before those two, once; `didShow` at most once. A hide
/// that is called off by a show stays in the cycle: its `willHide` is not told again.
package struct HUDMachine: Hashable, Sendable {
  package var settings = Settings()
  package internal(set) var phase = Phase.hidden
  /// How many shows found the HUD hidden.
  package internal(set) var cycle: UInt32 = 0
  /// Whether the HUD is in a container.
  package internal(set) var isAttached = false
  /// Whether the last cycle is over: nothing is left to hide or to call back.
  package internal(set) var isFinished = false
  /// What the HUD looks like, or will when its animation is over.
  package internal(set) var target = Appearance.hidden

  /// The latest moment that was told; time never runs backwards here.
  var clock = Instant(nanoseconds: .min)
  var motion: Motion?
  var progressMotion = ProgressMotion()
  var iconMotion = IconMotion()
  /// When what is on the screen was last asked for.
  var shownSince = Instant(nanoseconds: .min)
  /// Whether the show or hide that waits is animated.
  var isAnimationWanted = false
  /// When the grace time ends, in phase `waiting`, and the least time to be up, in phase `staying`.
  var phaseEnd: Instant?
  var delayedHide: DelayedHide?
  /// What was told in this cycle, a bit an act.
  var told: UInt8 = 0

  package init() {}

  /// Where in its life a HUD is.
  package enum Phase: BitwiseCopyable, Hashable, Sendable {
    case hidden
    /// Shown, but in its grace time.
    case waiting
    /// Coming or up.
    case shown
    /// Coming or up, and to be hidden when it was up long enough.
    case staying
    /// Going.
    case hiding
  }

  struct DelayedHide: Hashable, Sendable {
    var time: Instant
    var isAnimated: Bool
  }
}

extension HUDMachine {
  /// Whether the HUD is on the screen, be it all but transparent: it then blocks what it blocks,
  /// and its progress is worth asking for.
  package var isVisible: Bool { isAttached && alpha > 0 }

  /// The HUD's own alpha, 0 or 1: 1 from the moment it appears until it is hidden.
  package var alpha: Fixed {
    switch phase {
    case .hidden, .waiting: 0
    case .shown, .staying, .hiding: 1
    }
  }

  /// Whether a search for a HUD in its container finds this one: not from the moment a hide is carried
  /// out, be it still up, until the next show. One that was never shown is found.
  package var isFindable: Bool {
    switch phase {
    case .hidden: !isFinished
    case .waiting, .shown: true
    case .staying, .hiding: false
    }
  }

  /// Whether the tilt of the device is to move the bezel now.
  package var followsTilt: Bool {
    isVisible && settings.followsTilt && !settings.reducesMotion
  }

  /// What the HUD looks like at a moment.
  package func appearance(at now: Instant) -> Appearance {
    var appearance = motion?.appearance(at: now) ?? target
    appearance.iconDrawn = iconMotion.drawn(at: now)
    return appearance
  }

  /// The progress that was set last.
  package var targetProgress: Fixed? { progressMotion.target }

  /// The progress that is drawn at a moment.
  package func progress(at now: Instant) -> Fixed? { progressMotion.value(at: now) }

  /// Whether one frame differs from the next.
  package var isAnimating: Bool {
    isVisible && (motion != nil || progressMotion.end != nil || iconMotion.end != nil)
  }

  /// When to wake the machine with `.tick`; nil is never.
  package var nextDeadline: Instant? {
    var next = delayedHide?.time
    for other in [phaseEnd, motion?.end, progressMotion.end, iconMotion.end] {
      guard let other else { continue }
      next = min(next ?? other, other)
    }
    return next
  }
}
