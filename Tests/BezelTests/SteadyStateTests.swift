import Bezel
import BezelDisplay
import CAllocations
import Testing

@Suite("Steady states")
struct SteadyStateTests {
  /// What goes on, and what is done before each frame.
  struct Work: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let begin: @Sendable (ProgressHUD) -> Void
    let step: @Sendable (ProgressHUD, Int) -> Void

    init(
      _ name: String, _ begin: @escaping @Sendable (ProgressHUD) -> Void,
      step: @escaping @Sendable (ProgressHUD, Int) -> Void = { _, _ in }
    ) {
      (testDescription, self.begin, self.step) = (name, begin, step)
    }
  }

  static let works = [
    Work("a spinner turning", { $0.mode = .indeterminate }),
    Work(
      "a ring with a button",
      { hud in
        hud.mode = .annularDeterminate
        hud.button.title = "Cancel"
        hud.button.onPress = {}
      }, step: { $0.progress = Double($1 % 100) / 100 }),
    Work(
      "a pie, reported", { $0.mode = .determinate },
      step: {
        $0.reporter.report(Double($1 % 100) / 100)
      }),
    Work(
      "a bar on its way",
      { hud in
        hud.mode = .determinateHorizontalBar
        hud.progressAnimation = .bothWays
      }, step: { if $1 % 15 == 0 { $0.progress = $1 % 30 == 0 ? 0.2 : 0.9 } }),
  ]

  /// Without the optimizer even loops ask for memory.
  static let isOptimized: Bool = {
    #if DEBUG
    false
    #else
    true
    #endif
  }()

  @Test(
    "A stage whose frames go on as before asks for no memory", .enabled(if: isOptimized),
    arguments: works)
  func allocations(work: Work) throws {
    let none = bezel_allocation_count()
    let bench = try Bench()
    #expect(bezel_allocation_count() > none)
    bench.display.keepsFrames = false
    var shown = 0
    bench.stage.onFrameShown = { shown += 1 }
    let hud = ProgressHUD()
    hud.label.text = "Installing"
    work.begin(hud)
    bench.stage.add(hud)
    hud.show(animated: false)
    func pass(_ frames: Int) throws {
      for frame in 0..<frames {
        work.step(hud, frame)
        try bench.passFrame()
      }
    }
    try pass(300)
    let (frames, before) = (shown, bezel_allocation_count())
    try pass(60)
    let allocations = bezel_allocation_count() - before
    #expect(allocations == 0)
    // A spinner has twelve steps a second.
    #expect(shown - frames >= 12)
  }
}
