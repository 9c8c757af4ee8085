/// The source of those who want no input.
package final class NoInput: InputSource {
  package let devices: [any InputDevice] = []
  package var handler: ((InputChange) -> Void)?

  package init() {}

  package func start() {}
  package func stop() {}
}
