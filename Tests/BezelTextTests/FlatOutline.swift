import BezelCore

/// An outline as polygons, to be measured.
struct FlatOutline {
  struct Place {
    var x: Float
    var y: Float
  }

  private(set) var contours: [[Place]] = []
  private(set) var startsWithMove = true

  init(_ outline: GlyphOutline) {
    for segment in outline.segments {
      if case .move(let p) = segment {
        contours.append([FlatOutline.place(p)])
        continue
      }
      guard let from = contours.last?.last else {
        startsWithMove = false
        return
      }
      for step in 1...8 {
        let place = FlatOutline.place(on: segment, from, Float(step) / 8)
        contours[contours.count - 1].append(place)
      }
    }
  }

  var bounds: (minX: Float, minY: Float, maxX: Float, maxY: Float) {
    let places = contours.joined()
    return (
      places.map { $0.x }.min() ?? 0, places.map { $0.y }.min() ?? 0,
      places.map { $0.x }.max() ?? 0, places.map { $0.y }.max() ?? 0
    )
  }

  /// The winding numbers on a grid over the outline and a margin around it, row by row.
  func windings(every step: Int) -> [Int] { grid(every: step).windings }

  /// How many separate places inside the outline are not filled.
  func holes(every step: Int) -> Int {
    var (isOpen, width) = { (grid: (windings: [Int], width: Int)) in
      (grid.windings.map { $0 == 0 }, grid.width)
    }(grid(every: step))
    var regions = 0
    for start in isOpen.indices where isOpen[start] {
      regions += 1
      var border = [start]
      isOpen[start] = false
      while let place = border.popLast() {
        let column = place % width
        for next in [
          column > 0 ? place - 1 : -1, column < width - 1 ? place + 1 : -1, place - width,
          place + width,
        ] where isOpen.indices.contains(next) && isOpen[next] {
          isOpen[next] = false
          border.append(next)
        }
      }
    }
    return regions - 1
  }

  private func grid(every step: Int) -> (windings: [Int], width: Int) {
    let (minX, minY, maxX, maxY) = bounds
    let columns = Int(maxX - minX) / step + 4
    let rows = Int(maxY - minY) / step + 4
    var windings = [Int](repeating: 0, count: columns * rows)
    for row in 0..<rows {
      // Off the whole units, where edges lie.
      let y = minY + (Float(row) - 1.5) * Float(step) + 0.3
      for contour in contours {
        for (a, b) in zip(contour, contour.dropFirst() + contour.prefix(1))
        where (a.y <= y) != (b.y <= y) {
          let x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
          let turn = b.y > a.y ? 1 : -1
          for column in 0..<columns
          where minX + (Float(column) - 1.5) * Float(step) + 0.3 < x {
            windings[row * columns + column] += turn
          }
        }
      }
    }
    return (windings, columns)
  }

  private static func place(_ p: GlyphOutline.Place) -> Place {
    Place(x: Float(p.x), y: Float(p.y))
  }

  private static func place(
    on segment: GlyphOutline.Segment, _ from: Place, _ t: Float
  ) -> Place {
    func mix(_ a: Place, _ b: Place) -> Place {
      Place(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    switch segment {
    case .move(let p): return place(p)
    case .line(let p): return mix(from, place(p))
    case .quadratic(let a, let p):
      return mix(mix(from, place(a)), mix(place(a), place(p)))
    case .cubic(let a, let b, let p):
      let (first, second, third) = (
        mix(from, place(a)), mix(place(a), place(b)), mix(place(b), place(p))
      )
      return mix(mix(first, second), mix(second, third))
    }
  }
}
