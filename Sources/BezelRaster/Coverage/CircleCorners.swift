import BezelCore

/// Where the corners of circles lie from their centres, for the radii that were drawn last. A corner is
/// worked out when it is first wanted: of a ring that grows there are the same ones with each step.
struct CircleCorners: Sendable {
  private var circles: [Circle] = []
  /// The circle that is given up next.
  private var next = 0

  private struct Circle: Sendable {
    var radius: Fixed
    /// From the positive x axis clockwise; `unknown` where it was not wanted yet.
    var corners: [Point]
  }

  /// No corner lies so far from a centre.
  private static let unknown = Point(x: .least, y: .least)
  /// Two rings have two circles each.
  private static let mostCircles = 4

  /// The number of the circle of a radius, until another one is asked for.
  mutating func circle(_ radius: Fixed) -> Int {
    for index in circles.indices where circles[index].radius == radius { return index }
    let count = Int(Angle.turn.bits / Angle.chord(ofRadius: radius).bits)
    let unknown = repeatElement(CircleCorners.unknown, count: count)
    guard circles.count == CircleCorners.mostCircles else {
      circles.append(Circle(radius: radius, corners: Array(unknown)))
      return circles.count - 1
    }
    let index = next
    next = (next + 1) % CircleCorners.mostCircles
    circles[index].radius = radius
    circles[index].corners.removeAll(keepingCapacity: true)
    circles[index].corners.append(contentsOf: unknown)
    return index
  }

  /// The corner of that number of a circle.
  mutating func corner(_ number: Int, of circle: Int) -> Point {
    let known = circles[circle].corners[number]
    if known.x != .least { return known }
    let step = Int(Angle.turn.bits) / circles[circle].corners.count
    let corner = Point.zero.moved(
      circles[circle].radius, towards: Angle(bits: Int32(number * step)))
    circles[circle].corners[number] = corner
    return corner
  }
}
