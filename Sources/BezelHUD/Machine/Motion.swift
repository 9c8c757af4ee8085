import BezelCore

/// A change of appearance on its way.
struct Motion: Hashable, Sendable {
  var from: Appearance
  var to: Appearance
  var start: Instant

  var end: Instant { start.advanced(byNanoseconds: Spring.duration) }

  func appearance(at now: Instant) -> Appearance {
    let part = Spring.progress(afterNanoseconds: now.nanoseconds(since: start))
    return Appearance(
      bezelAlpha: from.bezelAlpha.moved(by: part, towards: to.bezelAlpha),
      bezelScale: from.bezelScale.moved(by: part, towards: to.bezelScale),
      backgroundAlpha: from.backgroundAlpha.moved(by: part, towards: to.backgroundAlpha))
  }
}

extension Fixed {
  /// The value that lies that part of the way, 0…1, towards another one.
  func moved(by part: Fixed, towards end: Fixed) -> Fixed { self + (end - self) * part }
}
