import Bezel
import BezelDisplay
import BezelLinux
import CLinux
import Foundation
import Testing

@Suite("Progress from elsewhere")
struct ReporterTests {
  private let bench: Bench
  private let hud: ProgressHUD
  private var stage: Stage { bench.stage }

  init() throws {
    bench = try Bench()
    hud = ProgressHUD.showAdded(to: bench.stage, animated: false)
    hud.mode = .determinateHorizontalBar
  }

  @Test("Threads report, and the last value of each arrives in order with what else they change")
  func threads() throws {
    let reporter = hud.reporter
    onAnotherThread {
      for step in 0...1000 { reporter.report(Double(step) / 1000) }
      reporter.update { $0.label.text = "Done" }
      reporter.update { hud in
        #expect(hud.progress == 1 && hud.label.text == "Done")
        hud.hide(animated: false)
      }
    }
    #expect(hud.progress == 0 && hud.isVisible)
    try bench.turn()
    #expect(hud.progress == 1 && hud.isFinished)
  }

  @Test("A report and a change keep their order")
  func order() throws {
    let reporter = hud.reporter
    reporter.report(0.3)
    reporter.update { $0.progress = 0 }
    reporter.report(0.1)
    reporter.report(0.2)
    reporter.report(.nan)
    try bench.turn()
    #expect(hud.progress == 0)
    reporter.report(0.2)
    try bench.turn()
    #expect(hud.progress == 0.2.rounded(to: 65536))
  }

  @Test("What is reported before the HUD is on a stage waits for that")
  func early() throws {
    let hud = ProgressHUD()
    hud.reporter.report(0.5)
    try bench.turn()
    #expect(hud.progress == 0)
    stage.add(hud)
    try bench.turn()
    #expect(hud.progress == 0.5)
  }

  @Test("The mailbox does work on the stage's thread while there is a stage")
  func mailbox() throws {
    final class Box: @unchecked Sendable { var numbers: [Int] = [] }
    let box = Box()
    let mailbox: StageMailbox
    do {
      let bench = try Bench()
      mailbox = bench.stage.mailbox
      for number in 0..<3 { mailbox.post { box.numbers.append(number) } }
      try bench.turn()
      mailbox.post { box.numbers.append(9) }
    }
    mailbox.post { box.numbers.append(9) }
    #expect(box.numbers == [0, 1, 2])
  }

  @Test("A stage runs until a thread says that it is over")
  func run() throws {
    let stage = try Stage(display: "none")
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    let reporter = hud.reporter
    Thread.detachNewThread {
      reporter.report(0.5)
      reporter.update { $0.hide(animated: true, afterDelay: .milliseconds(20)) }
    }
    try stage.run(until: { hud.isFinished })
    #expect(hud.progress == 0.5 && hud.container == nil)
  }

  @Test("An app's own loop waits for the stage's descriptor")
  func foreignLoop() throws {
    let stage = try Stage(display: "none")
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.hide(animated: true, afterDelay: 0.05)
    var wakes = 0
    while !hud.isFinished {
      var wait = pollfd(fd: stage.fileDescriptor, events: Int16(POLLIN), revents: 0)
      #expect(unsafe poll(&wait, 1, 5000) == 1)
      try stage.dispatch()
      wakes += 1
    }
    // Moments: the fade in, the delay, the fade out. There is no display to draw frames for.
    #expect(wakes < 12)
    try stage.dispatch()
    var wait = pollfd(fd: stage.fileDescriptor, events: Int16(POLLIN), revents: 0)
    #expect(unsafe poll(&wait, 1, 50) == 0)
  }

  @Test("A display of an unknown name is refused")
  func unknownDisplay() {
    #expect(throws: StageError.self) { try Stage(display: "cinema") }
  }
}

/// Does something on a new thread, and waits until it is done.
private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}

extension Double {
  /// The nearest whole part of that many.
  fileprivate func rounded(to parts: Double) -> Double { (self * parts).rounded() / parts }
}

@Suite("Progress objects")
struct ProgressSourceTests {
  /// Counts how often it is asked.
  private final class Source: ProgressSource {
    var fraction = 0.25
    private(set) var asked = 0
    var fractionCompleted: Double {
      asked += 1
      return fraction
    }
  }

  private let bench: Bench
  private let hud = ProgressHUD()

  init() throws {
    bench = try Bench()
    hud.mode = .determinateHorizontalBar
    bench.stage.add(hud)
  }

  @Test("It is asked once a frame, while the HUD is up and no longer")
  func polling() throws {
    let source = Source()
    hud.progressObject = source
    try bench.pass(1)
    #expect(source.asked == 0)
    hud.show(animated: false)
    try bench.pass(1)
    #expect((59...62).contains(source.asked))
    #expect(hud.progress == 0.25)
    hud.hide(animated: false)
    let asked = source.asked
    try bench.pass(1)
    #expect(source.asked == asked && bench.loop.nextDeadline == nil)
    hud.show(animated: false)
    try bench.pass(0.1)
    #expect(source.asked > asked)
    hud.progressObject = nil
    try bench.pass(0.1)
    #expect(bench.loop.nextDeadline == nil && hud.progress == 0.25)
  }

  @Test("A value that stays, or changes less than can be seen, draws no frame")
  func frames() throws {
    let source = Source()
    hud.progressObject = source
    hud.show(animated: false)
    try bench.pass(0.5)
    let frames = bench.display.frames.count
    try bench.pass(0.5)
    source.fraction += 0.0001
    try bench.pass(0.5)
    source.fraction = .nan
    try bench.pass(0.5)
    #expect(bench.display.frames.count == frames && hud.progress == 0.25)
    source.fraction = 1.5
    try bench.pass(0.5)
    #expect(bench.display.frames.count == frames + 1 && hud.progress == 1)
  }

  @Test("What is set by hand lasts a frame, and the last object counts")
  func lastWins() throws {
    let (one, two) = (Source(), Source())
    two.fraction = 0.75
    hud.progressObject = one
    hud.show(animated: false)
    try bench.pass(0.1)
    hud.progress = 0.9
    try bench.pass(0.1)
    #expect(hud.progress == 0.25)
    hud.progressObject = two
    try bench.pass(0.1)
    #expect(hud.progress == 0.75)
  }

  @Test("It is not held")
  func weakness() throws {
    hud.progressObject = Source()
    #expect(hud.progressObject == nil)
    hud.show(animated: false)
    try bench.settle()
    #expect(bench.loop.nextDeadline == nil)
  }
}
