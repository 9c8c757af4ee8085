import BezelInput
import Testing

@Suite("Lost events")
struct DropFilterTests {
  @Test("What comes between SYN_DROPPED and the next report is left out")
  func drop() {
    var filter = DropFilter()
    let down = key(.enter, 1, 0)
    #expect(filter.next(down) == .handle(down))
    #expect(filter.next(sync(InputEvent.Synchronization.dropped)) == .skip)
    #expect(filter.next(down) == .skip)
    #expect(filter.next(sync()) == .resynchronize)
    #expect(filter.next(sync()) == .handle(sync()))
  }
}
