import Bezel
import Foundation
import Testing

#if DEBUG
/// What a debug build makes of an app that breaks the rule on threads.
@Suite("The rule on threads")
struct ThreadRuleTests {
  /// Something that belongs to one thread, taken to another one.
  private struct Smuggled<Value>: @unchecked Sendable { let value: Value }

  private static func onAnotherThread<Value>(
    _ value: Value, _ body: @escaping @Sendable (Value) -> Void
  ) {
    let (smuggled, done) = (Smuggled(value: value), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      body(smuggled.value)
      done.signal()
    }
    done.wait()
  }

  @Test("A HUD that is changed from another thread stops the app")
  func changing() async {
    await #expect(processExitsWith: .failure) {
      let stage = try Stage(display: "none")
      let hud = ProgressHUD.showAdded(to: stage, animated: false)
      ThreadRuleTests.onAnotherThread(hud) { $0.label.text = "x" }
    }
  }

  @Test("So does one that is hidden from there")
  func hiding() async {
    await #expect(processExitsWith: .failure) {
      let stage = try Stage(display: "none")
      let hud = ProgressHUD.showAdded(to: stage, animated: false)
      ThreadRuleTests.onAnotherThread(hud) { $0.hide(animated: false) }
    }
  }

  @Test("So does a stage that is changed from there")
  func stage() async {
    await #expect(processExitsWith: .failure) {
      let stage = try Stage(display: "none")
      ThreadRuleTests.onAnotherThread(stage) { $0.backdropColor = .black }
    }
  }

  @Test("A reporter may be used from there")
  func reporting() async {
    await #expect(processExitsWith: .success) {
      let stage = try Stage(display: "none")
      let hud = ProgressHUD.showAdded(to: stage, animated: false)
      ThreadRuleTests.onAnotherThread(hud.reporter) { $0.report(0.5) }
      try stage.dispatch()
      guard hud.progress == 0.5 else { fatalError("not reported") }
    }
  }
}
#endif
