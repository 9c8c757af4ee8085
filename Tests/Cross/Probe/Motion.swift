import BezelCore
import BezelMotion

/// What follows from the forces that a device feels.
func walkMotion(_ chance: inout Chance, _ digest: inout Digest) {
  var settings = TiltSettings()
  settings.range = Fixed(chance.below(60))
  if chance.flag() {
    (settings.reach, settings.deadZone) = (chance.angle(), chance.angle())
    (settings.smoothing, settings.centering) = (chance.long(), chance.long())
  }
  var tilt = Tilt(settings.fitted(toSteps: Decimal(billionths: chance.long())))
  var turn = PictureTurn()
  var now = Instant(nanoseconds: 0)
  let matrix = (try? MountMatrix(chance.bytes(40))) ?? .identity
  for _ in 0..<100 {
    now =
      chance.below(20) == 0
      ? Instant(nanoseconds: chance.long())
      : now.advanced(byNanoseconds: Int64(chance.below(100_000_000)))
    let force = matrix.apply(to: chance.force())
    tilt.take(force.seen(from: chance.one(of: Rotation.allCases)), at: now)
    if chance.below(10) == 0 { tilt.rest(at: now) }
    turn.take(MotionSample(force, isReversed: chance.flag()), at: now)
    digest.add(tilt.offset.x.bits)
    digest.add(tilt.offset.y.bits)
    digest.add(turn.rotation?.rawValue ?? -1)
    digest.add(force.x.text.utf8)
  }
}

extension Chance {
  /// Mostly about what the earth pulls with.
  fileprivate mutating func force() -> Acceleration {
    guard below(8) > 0 else {
      return Acceleration(
        x: Decimal(billionths: long()), y: Decimal(billionths: long()),
        z: Decimal(billionths: long()))
    }
    let (right, down) = (Angle(degrees: below(360)), Angle(degrees: below(360)))
    func part(_ a: Fixed) -> Decimal { Decimal(billionths: Int64(a.bits) * 149_638) }
    return Acceleration(
      x: part(right.sine), y: part(down.sine * right.cosine), z: part(down.cosine * right.cosine))
  }
}
