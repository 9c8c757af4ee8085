import BezelCore
import BezelHUD

/// A place or a distance in points: x to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// Makes a point of its parts.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The origin, or no distance.
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// Makes a size of its parts.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// Nothing.
  public static let zero = Size(width: 0, height: 0)
}

/// An upright rectangle in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// Makes a rectangle of its top left corner and its size.
  public init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  /// Makes a rectangle of its left and top edges and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}

/// Distances from the four edges of something, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the right edge.
  public var right: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the left edge.
  public var left: Double

  /// Makes insets of the four distances.
  public init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
    (self.top, self.right, self.bottom, self.left) = (top, right, bottom, left)
  }

  /// No distance.
  public static let zero = EdgeInsets()
}

// Doubles come in here. What is not a number leaves the value that was there, all else is limited.

extension Fixed {
  /// The value in ordinary numbers, exactly.
  var double: Double { Double(bits) / 65536 }

  /// Takes a coordinate, limited to what an offset may be.
  mutating func take(_ points: Double) {
    guard !points.isNaN else { return }
    let most = HUD.offsets.upperBound.double
    let steps = min(max(points, -most), most) * 65536
    self = Fixed(bits: Int32(steps < 0 ? steps - 0.5 : steps + 0.5))
  }

  /// Takes a length, which is at least 0.
  mutating func take(length: Double) { take(length < 0 ? 0 : length) }

  /// Takes a fraction, limited to 0…1.
  mutating func take(fraction: Double) { take(length: fraction > 1 ? 1 : fraction) }
}

extension BezelCore.Point {
  var doubles: Point { Point(x: x.double, y: y.double) }

  mutating func take(_ point: Point) {
    x.take(point.x)
    y.take(point.y)
  }
}

extension BezelCore.Size {
  var doubles: Size { Size(width: width.double, height: height.double) }

  mutating func take(_ size: Size) {
    width.take(length: size.width)
    height.take(length: size.height)
  }
}

extension BezelCore.Rect {
  var doubles: Rect { Rect(origin: origin.doubles, size: size.doubles) }

  mutating func take(_ rect: Rect) {
    origin.take(rect.origin)
    size.take(rect.size)
  }

  /// Whether a point lies in it; those on the right and bottom edges do not.
  func contains(_ point: BezelCore.Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}

extension BezelCore.EdgeInsets {
  var doubles: EdgeInsets {
    EdgeInsets(top: top.double, right: right.double, bottom: bottom.double, left: left.double)
  }

  mutating func take(_ insets: EdgeInsets) {
    top.take(length: insets.top)
    right.take(length: insets.right)
    bottom.take(length: insets.bottom)
    left.take(length: insets.left)
  }
}
