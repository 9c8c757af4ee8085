package import BezelCore
package import BezelRaster

/// Where frames go: a panel behind a graphics card, a file, or nothing at all.
///
/// That a display has no panel is an ordinary state: one may come at any time, and go again. All of a
/// display belongs to one loop; no member may be called from another thread.
package protocol Display: AnyObject {
  /// What people call it: `kms:card0:HDMI-A-1`, `png:FILE`, `none`; `kms` before a panel is found.
  var name: [UInt8] { get }

  /// The panel that is driven; nil while there is none.
  var panel: DisplayPanel? { get }

  /// Whether a frame can be submitted: there is a panel and no frame is in flight.
  var isReady: Bool { get }

  /// Whether who sits at the machine sees what is shown, as far as that is known: keys are meant for it.
  var isInFront: Bool { get }

  /// Is told what happens. It may call any member, also from within `activate` and `submit`.
  var handler: ((DisplayEvent) -> Void)? { get set }

  /// Opens the display, or begins to wait for a panel. One that is there at once is known on return
  /// and comes without an event; why there is none has been reported by then.
  func activate()

  /// Lets go of everything: the screen is the system's again. No event comes any more; the display
  /// can be activated again.
  func deactivate()

  /// Takes a frame. The display must be ready, the surface as large as the panel turned by
  /// `rotation`, which includes the panel's own orientation where that is wanted.
  ///
  /// `damage`, in the surface's pixels, is what changed since the last frame taken; after
  /// `panelChanged` or another rotation the display takes all of it as changed. The pixels are copied before
  /// the call returns. The frame's end is the event `shown`, which comes no earlier than one refresh
  /// of the panel after this call.
  func submit(_ surface: borrowing Surface, damage: Damage, rotation: Rotation)
}

extension Display {
  package var isInFront: Bool { true }
}

/// What a display tells.
package enum DisplayEvent: Sendable {
  /// The frame in flight has been on the panel since that moment; the display is ready for another.
  case shown(at: Instant)
  /// There is a panel now, or none any more, or it is another one, as `panel` tells. A frame in flight
  /// is lost without `shown`; the next one is taken in full.
  case panelChanged
  /// Something went wrong; told once as long as it lasts.
  case failed(DisplayError)
}
