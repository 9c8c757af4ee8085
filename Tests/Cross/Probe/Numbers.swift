import BezelCore

func walkNumbers(_ chance: inout Chance, _ digest: inout Digest) {
  for _ in 0..<500 {
    let (a, b) = (chance.fixed(), chance.fixed())
    for result in [a + b, a - b, -a, a * b, a / b, a.halved, a.squareRoot, .hypotenuse(a, b)] {
      digest.add(result.bits)
    }
    for result in [a.floor, a.ceiling, a.rounded] { digest.add(result) }
    let angle = chance.angle()
    let direction = Direction(angle)
    for result in [
      direction.x, direction.y, angle.sine.bits, angle.cosine.bits, Angle(turns: a).bits,
      Angle(ofVector: a, b).bits, Angle(degrees: Int(chance.bits())).bits,
      Fixed(Int(chance.bits())).bits,
    ] { digest.add(result) }
    let (n, d) = (chance.long(), chance.long())
    digest.add(Fixed(n, over: d).bits)
    digest.add(squareRoot(UInt64(bitPattern: n)))
    digest.add(Spring.progress(afterNanoseconds: n).bits)
    let moment = Instant(nanoseconds: n).advanced(byNanoseconds: d)
    digest.add(moment.nanoseconds)
    digest.add(moment.nanoseconds(since: Instant(nanoseconds: d)))
    if let decimal = Decimal(Array("\(n).\(d.magnitude)".utf8)) {
      digest.add(decimal.billionths)
      digest.add(decimal.fixed.bits)
    }
    let rect = chance.rect()
    let pixels = rect.enclosingPixels
    for result in [pixels.left, pixels.top, pixels.right, pixels.bottom] { digest.add(result) }
    digest.add(pixels.area)
  }
}
