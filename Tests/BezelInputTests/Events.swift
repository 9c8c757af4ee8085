import BezelCore
import BezelInput

/// A moment that many milliseconds after the start of a test.
func at(_ milliseconds: Int64) -> Instant {
  Instant(nanoseconds: (10_000 + milliseconds) * 1_000_000)
}

func key(_ code: KeyCode, _ value: Int32, _ milliseconds: Int64) -> InputEvent {
  InputEvent(time: at(milliseconds), kind: InputEvent.key, code: code.number, value: value)
}

func axis(_ code: UInt16, _ value: Int32) -> InputEvent {
  InputEvent(time: at(0), kind: InputEvent.absolute, code: code, value: value)
}

func sync(_ code: UInt16 = InputEvent.Synchronization.report) -> InputEvent {
  InputEvent(time: at(0), kind: InputEvent.synchronization, code: code, value: 0)
}
