package import BezelCore
package import BezelLinux
package import BezelRaster

/// The display of `auto` and `kms`: the panels of this machine's graphics cards.
///
/// It ties the state machine that knows what to do to the loop, the cards and the terminal.
package final class KMSDisplay: Display {
  package var handler: ((DisplayEvent) -> Void)?

  private let machine: KMSMachine<KernelCards>
  private let loop: EventLoop
  /// Is told what is done to the virtual terminal.
  package var onTerminal: ((TerminalChange) -> Void)?

  /// Whether keys type nothing into the terminal while its text is hidden. To be set only while the keys
  /// can be read otherwise, and somebody is there to give the keyboard back if we cannot.
  package var silencesKeyboard = false { didSet { followKeyboard() } }

  private let terminalChoice: TerminalChoice
  private var terminal: VirtualTerminal?
  private var devices: DeviceWatch?
  private var watch: EventLoop.Watch?
  private let timer: MovableTimer

  /// Makes a display of the card and the connector of these names; nil takes any.
  package init(
    card: [UInt8]? = nil, connector: [UInt8]? = nil, terminal: TerminalChoice = .automatic,
    loop: EventLoop
  ) {
    machine = KMSMachine(source: KernelCards(), card: card, connector: connector)
    (self.loop, terminalChoice) = (loop, terminal)
    timer = MovableTimer(on: loop)
    machine.handler = { [unowned(unsafe) self] in unsafe handler?($0) }
    machine.onScreen = { [unowned(unsafe) self] in unsafe takeTerminal($0) }
    machine.onDescriptor = { [unowned(unsafe) self] in unsafe watch($0) }
    timer.handler = { [unowned(unsafe) self] in unsafe ring() }
  }

  deinit { deactivate() }

  package var name: [UInt8] { machine.name }
  package var panel: DisplayPanel? { machine.panel }
  package var isReady: Bool { machine.isReady }

  /// The n of /dev/ttyn whose text is hidden now; nil while none is.
  package var terminalNumber: Int? { terminal?.number }

  package var isInFront: Bool { terminal?.isOnScreen ?? true }

  package func activate() {
    guard !machine.isActive else { return }
    devices = DeviceWatch(
      loop: loop,
      onChange: { [unowned(unsafe) self] in
        unsafe machine.hotplug(at: now)
        unsafe rearm()
      },
      onClose: { [unowned(unsafe) self] in
        unsafe machine.cardClosed(at: now)
        unsafe rearm()
      })
    machine.activate(at: now)
    rearm()
  }

  package func deactivate() {
    machine.deactivate()
    devices = nil
    rearm()
  }

  package func submit(_ surface: borrowing Surface, damage: Damage, rotation: Rotation) {
    machine.submit(surface, damage: damage, rotation: rotation, at: now)
    rearm()
  }

  private var now: Instant { Instant(nanoseconds: loop.now) }

  /// Follows what the machine waits for now.
  private func rearm() {
    devices?.awaitClosing(of: machine.awaitedCard)
    timer.move(to: machine.deadline?.nanoseconds)
  }

  private func ring() {
    machine.ring(at: now)
    rearm()
  }

  private func watch(_ descriptor: CInt?) {
    if let watch { loop.unwatch(watch) }
    watch = nil
    guard let descriptor else { return }
    // Unwatched, flips are still found by the machine's watchdog.
    watch = try? loop.watch(descriptor, for: .readable) { [unowned(unsafe) self] readiness in
      if readiness.contains(.readable) {
        unsafe machine.readable(at: now)
      } else {
        unsafe machine.cardGone(at: now)
      }
      unsafe rearm()
    }
  }

  private func takeTerminal(_ isShown: Bool) {
    guard isShown else {
      if terminal != nil {
        terminal?.silence(false) { onTerminal?(.keyboard($0)) }
        terminal = nil
        onTerminal?(.text(nil))
      }
      return
    }
    do throws(Errno) {
      terminal = try VirtualTerminal.take(terminalChoice) { onTerminal?(.text($0)) }
      followKeyboard()
    } catch {
      guard case .number(let number) = terminalChoice else { return }
      machine.tell(.noTerminal(number, error))
    }
  }

  private func followKeyboard() {
    terminal?.silence(silencesKeyboard) { onTerminal?(.keyboard($0)) }
  }
}
