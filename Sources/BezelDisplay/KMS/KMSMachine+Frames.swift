import BezelCore
import BezelLinux
import BezelRaster

extension KMSMachine {
  /// Takes a frame and begins to show it.
  func write(
    _ surface: borrowing Surface, _ damage: Damage, _ rotation: Rotation, at now: Instant
  ) {
    guard case .driving(let pipe, .none) = phase else {
      preconditionFailure("a frame is submitted to a display that is ready")
    }
    pipe.write(surface, damage: damage, rotation: rotation)
    show(pipe, since: now, at: now)
  }

  /// Brings what was written onto the screen. `since` is when that was tried first.
  private func show(_ pipe: Pipe<Source.OpenCard>, since: Instant, at now: Instant) {
    if !hasScreen {
      hasScreen = true
      onScreen?(true)
    }
    do throws(Errno) {
      switch try pipe.show() {
      case .shown: end(pipe, shown: now, since: now, at: now)
      case .inFlight: phase = .driving(pipe, .flying(since: now, isChecked: false))
      }
    } catch {
      refuse(pipe, error, since: since, at: now)
    }
  }

  /// The frame is on the panel: the next one is due a refresh after this one was handed over.
  private func end(
    _ pipe: Pipe<Source.OpenCard>, shown: Instant, since: Instant, at now: Instant
  ) {
    let due = since.advanced(byNanoseconds: pipe.panel.period)
    if now.advanced(byNanoseconds: KMSLimits.slack) >= due {
      phase = .driving(pipe, .none)
      tellShown(at: shown)
    } else {
      phase = .driving(pipe, .pacing(shown: shown, until: due))
    }
  }

  /// The card would not show the frame.
  private func refuse(
    _ pipe: Pipe<Source.OpenCard>, _ error: Errno, since: Instant, at now: Instant
  ) {
    let finding = Finding(card: pipe.card, objects: pipe.objects, route: pipe.route)
    let soon = now.advanced(byNanoseconds: pipe.panel.period)
    let isTooLate = since.advanced(byNanoseconds: KMSLimits.lost) <= now
    if error.meansGone {
      lose(pipe.card.name)
    } else if isTooLate && (error == .busy || error.isAboutPermission) {
      tell(.refused(.showFrame, card: pipe.card.name, error))
      stop()
    } else if error == .busy {
      // Some drivers are still busy with the last modeset. Nothing of ours is pending, so if it
      // happens twice, the CRTC has lost its framebuffer.
      if case .driving(_, .refused) = phase { pipe.needsModeset = true }
      phase = .driving(pipe, .refused(since: since, next: soon))
    } else if error.isAboutPermission {
      do throws(Errno) {
        try pipe.card.becomeMaster()
        pipe.needsModeset = true
        phase = .driving(pipe, .refused(since: since, next: soon))
      } catch {
        stop()
        wait(for: finding, at: now)
      }
    } else if !pipe.needsModeset {
      // Somebody has changed the card's state: set all of it.
      pipe.needsModeset = true
      show(pipe, since: since, at: now)
    } else {
      let cause = PipeError(step: .setMode, errno: error)
      stop()
      next = .open(finding, attempt: pipe.attempt + 1, because: cause)
    }
  }

  /// Reads which flips have happened.
  func readFlips(at now: Instant) {
    guard case .driving(let pipe, let flight) = phase else { return }
    do throws(Errno) {
      flips.removeAll(keepingCapacity: true)
      try pipe.card.readFlips(into: &flips)
      for flip in flips {
        guard case .flying(let since, _) = flight, pipe.ended(flip) else { continue }
        end(pipe, shown: flip.time.nanoseconds > 0 ? flip.time : now, since: since, at: now)
      }
    } catch {
      if error.meansGone { lose(pipe.card.name) }
    }
  }

  /// Sees to the frame whose time has come.
  func ringFlight(at now: Instant) {
    guard case .driving(let pipe, let flight) = phase else { return }
    switch flight {
    case .flying(let since, let isChecked):
      if since.advanced(byNanoseconds: KMSLimits.lost) <= now {
        // The event is lost. A modeset does not need one.
        pipe.needsModeset = true
        show(pipe, since: now, at: now)
      } else if !isChecked, since.advanced(byNanoseconds: KMSLimits.late) <= now {
        phase = .driving(pipe, .flying(since: since, isChecked: true))
        readFlips(at: now)
      }
    case .refused(let since, let next):
      if next <= now { show(pipe, since: since, at: now) }
    case .pacing(let shown, let until):
      if until <= now {
        phase = .driving(pipe, .none)
        tellShown(at: shown)
      }
    case .none: break
    }
  }
}
