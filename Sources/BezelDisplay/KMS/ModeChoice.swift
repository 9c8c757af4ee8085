import BezelCore

/// In which order the modes of a panel are tried.
package enum ModeChoice {
  /// The most modes that are tried.
  package static let mostTries = 8

  /// The modes to try, best first: what the kernel's command line asks for, what the panel prefers,
  /// what runs already, the first in the list; then the same size slower and smaller sizes, which
  /// need less memory and bandwidth.
  ///
  /// The largest is never sought: panels list modes that they take and cannot show sharply. For a
  /// tiled panel the preferred mode is that of one tile, so what runs already goes before it.
  package static func ladder(
    _ modes: [Mode], running: Mode? = nil, isTiled: Bool = false
  ) -> [Mode] {
    let usable = modes.filter { $0.size.isUsable }
    let plain = usable.filter { $0.isPlain }
    let modes = plain.isEmpty ? usable : plain
    guard let first = modes.first else { return [] }
    let wanted = modes.first { $0.kind & Mode.wanted != 0 }
    let preferred = modes.first { $0.kind & Mode.preferred != 0 }
    let current = running.flatMap { running in modes.first { $0.drives(as: running) } }
    let best = wanted ?? (isTiled ? current ?? preferred : preferred ?? current) ?? first

    var rest = modes.filter { mode in
      mode.size == best.size
        ? mode.refresh < best.refresh
        : mode.size.width <= best.size.width && mode.size.height <= best.size.height
    }
    rest.sort { a, b in
      let (areaA, areaB) = (PixelRect(a.size).area, PixelRect(b.size).area)
      return areaA == areaB ? a.refresh > b.refresh : areaA > areaB
    }
    return [best] + rest.prefix(mostTries - 1)
  }
}
