import Bezel
import BezelLinux
import Testing

@Suite("What a stage does later")
struct StageTimerTests {
  @Test("It is done once, when its time has come and not before")
  func once() throws {
    let bench = try Bench()
    var done: [Int] = []
    bench.stage.after(2) { done.append(2) }
    bench.stage.after(1) { done.append(1) }
    bench.stage.after(-1) { done.append(0) }
    #expect(done == [])
    try bench.turn()
    #expect(done == [0])
    try bench.pass(0.999)
    #expect(done == [0])
    try bench.pass(0.001)
    #expect(done == [0, 1])
    try bench.pass(10)
    #expect(done == [0, 1, 2])
    #expect(bench.loop.nextDeadline == nil)
  }

  @Test("It may have more done, and what is called off is not done")
  func chain() throws {
    let bench = try Bench()
    var steps = 0
    func step() {
      steps += 1
      if steps < 5 { bench.stage.after(0.1, step) }
    }
    step()
    let timer = bench.stage.after(0.25) { steps += 100 }
    try bench.pass(0.2)
    timer.cancel()
    timer.cancel()
    try bench.pass(1)
    #expect(steps == 5)
    #expect(bench.loop.nextDeadline == nil)
  }

  @Test("What is done again keeps its times, until it says that it is enough")
  func again() throws {
    let bench = try Bench()
    var done = 0
    bench.stage.every(0.1) {
      done += 1
      return done < 7
    }
    try bench.pass(0.35)
    #expect(done == 3)
    // Nobody turned the loop for a while: what was missed is not made up for.
    bench.sleep(0.3)
    try bench.turn()
    #expect(done == 4)
    try bench.pass(0.1)
    #expect(done == 5)
    try bench.pass(10)
    #expect(done == 7)
    #expect(bench.loop.nextDeadline == nil)
  }

  @Test("What is done again can be called off, from within as well")
  func callingOff() throws {
    let bench = try Bench()
    var (outer, inner) = (0, 0)
    let timer = bench.stage.every(.nan) {
      outer += 1
      return true
    }
    var own: StageTimer?
    own = bench.stage.every(0.001) {
      inner += 1
      own?.cancel()
      return true
    }
    try bench.pass(0.05)
    timer.cancel()
    #expect(inner == 1)
    #expect(outer == 50)
    try bench.pass(1)
    #expect(outer == 50)
    #expect(bench.loop.nextDeadline == nil)
  }

  @Test("It ends with the stage, and a time that is no number is now")
  func end() throws {
    var bench: Bench? = try Bench()
    let loop = try #require(bench?.loop)
    var isDone = false
    bench?.stage.after(.nan) { isDone = true }
    try bench?.turn()
    #expect(isDone)
    isDone = false
    let timer = bench?.stage.after(1) { isDone = true }
    bench = nil
    #expect(loop.nextDeadline == nil)
    timer?.cancel()
    #expect(!isDone)
  }
}
