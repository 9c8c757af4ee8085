package import Bezel
package import BezelCore
package import BezelDemos
import BezelDisplay
package import BezelLinux

/// Demos as pictures, without a screen: how large they are, and how they look.
package struct Gallery {
  /// The panel's pixels, a usable size.
  package var size = PixelSize(width: 800, height: 480)
  /// Pixels a point.
  package var scale: Fixed = 1
  /// How pictures are turned on the panel.
  package var rotation = Rotation.none
  /// What text is set in.
  package var typesetter: any Typesetter
  /// Makes a stage look as it is to.
  package var prepare: (Stage) -> Void = { _ in }

  package init(typesetter: any Typesetter) { self.typesetter = typesetter }

  /// A demo as it looks so many nanoseconds after its beginning, or when it tells most.
  package func picture(
    of demo: Demo, at moment: Int64? = nil
  ) throws(Errno) -> Picture {
    let rehearsal = try begin(demo)
    try rehearsal.pass(until: moment ?? demo.tellingMoment.nanoseconds)
    try rehearsal.settle()
    return Picture(size: size, pixels: rehearsal.pixels)
  }

  /// A demo that is about to be played.
  package func begin(_ demo: Demo, refresh: Int = 60_000) throws(Errno) -> Rehearsal {
    let rehearsal = try Rehearsal(
      DisplayPanel(size: size, refresh: refresh), scale: scale, rotation: rotation,
      typesetter: typesetter)
    prepare(rehearsal.stage)
    demo.play(on: rehearsal.stage)
    return rehearsal
  }
}

extension Duration {
  /// Its nanoseconds; it is no longer than centuries.
  package var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
