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

  /// A demo as it looks so many nanoseconds after its beginning, or when it tells most. A minute after that all
  /// are over, and later moments are taken for that one.
  package func picture(
    of demo: Demo, at moment: Int64? = nil
  ) throws(Errno) -> Picture {
    let rehearsal = try begin(demo)
    try rehearsal.pass(until: min(moment ?? demo.tellingNanoseconds, Gallery.longest))
    try rehearsal.settle()
    return Picture(size: size, pixels: rehearsal.pixels)
  }

  /// Longer than any demo, in nanoseconds.
  static let longest: Int64 = 60_000_000_000

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

extension Demo {
  /// When a picture of it tells most, in nanoseconds from its beginning.
  package var tellingNanoseconds: Int64 { Int64(tellingMoment) * 1_000_000 }
}
