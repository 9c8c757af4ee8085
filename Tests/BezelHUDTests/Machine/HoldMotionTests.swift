import BezelCore
import BezelHUD
import Testing

@Suite("Holding a button")
struct HoldMotionTests {
  private func at(_ milliseconds: Int64) -> Instant {
    Instant(nanoseconds: (5_000 + milliseconds) * 1_000_000)
  }

  private static let time: Int64 = 2_000_000_000

  private func held() -> HoldMotion {
    var hold = HoldMotion()
    hold.hold(for: Self.time, at: at(0))
    return hold
  }

  @Test("It fills evenly, is full when its time is over, and stays so")
  func fills() {
    let hold = held()
    #expect(hold.fullTime == at(2000))
    for (time, value) in [(-5, Fixed.zero), (0, 0), (500, Fixed(1, over: 4)), (1000, .half)] {
      #expect(hold.value(at: at(Int64(time))) == value)
      #expect(!hold.isFull(at: at(Int64(time))) && hold.isMoving(at: at(Int64(time))))
    }
    #expect(!hold.isFull(at: at(1999)))
    for time in [2000, 2001, 900_000] as [Int64] {
      #expect(hold.isFull(at: at(time)) && hold.value(at: at(time)) == 1)
      #expect(!hold.isMoving(at: at(time)))
    }
  }

  @Test("Let go early it runs back, and is never full")
  func early() {
    var hold = held()
    hold.letGo(at: at(1000))
    #expect(hold.fullTime == nil)
    // For a moment nobody knows whether it was let go.
    #expect(hold.value(at: at(1000)) == .half && hold.value(at: at(1040)) == .half)
    #expect(hold.value(at: at(1115)) == Fixed(1, over: 4))
    #expect(hold.value(at: at(1190)) == 0 && !hold.isMoving(at: at(1190)))
    for time in [1001, 2000, 5000] as [Int64] { #expect(!hold.isFull(at: at(time))) }
  }

  @Test("Contacts that bounce do not begin it anew, a second press does")
  func bounces() {
    var hold = held()
    hold.letGo(at: at(1000))
    hold.hold(for: Self.time, at: at(1030))
    #expect(hold.fullTime == at(2000) && hold.isFull(at: at(2000)))
    hold = held()
    hold.letGo(at: at(1000))
    hold.hold(for: Self.time, at: at(1041))
    #expect(hold.fullTime == at(3041))
    // Called off, it is no doubtful matter.
    hold = held()
    hold.cancel(at: at(1000))
    hold.hold(for: Self.time, at: at(1010))
    #expect(hold.fullTime == at(3010))
  }

  @Test("What was let go just before it was full does not become full")
  func doubt() {
    var hold = held()
    hold.letGo(at: at(1990))
    for time in [1990, 2000, 2031, 3000] as [Int64] { #expect(!hold.isFull(at: at(time))) }
  }

  @Test("Called off it runs back from where it is, once")
  func cancelled() {
    var hold = held()
    hold.cancel(at: at(1000))
    #expect(hold.value(at: at(1075)) == Fixed(1, over: 4))
    hold.cancel(at: at(1075))
    hold.letGo(at: at(1100))
    #expect(hold.value(at: at(1150)) == 0)
  }

  @Test("When it has done its work nothing is left of it")
  func finished() {
    var hold = held()
    hold.finish()
    #expect(hold == HoldMotion() && hold.value(at: at(9000)) == 0)
  }

  @Test("Extreme times trap nothing")
  func extremes() {
    for time in [0, 1, Int64.max, .min] {
      var hold = HoldMotion()
      hold.hold(for: time, at: Instant(nanoseconds: .min))
      for moment in [Int64.min, 0, .max] {
        let value = hold.value(at: Instant(nanoseconds: moment))
        #expect((0...1).contains(value))
      }
    }
  }
}
