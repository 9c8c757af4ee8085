import BezelInput
import BezelTestSupport
import Testing

private typealias Axis = InputEvent.Axis

private func slot(_ slot: Int32, id: Int32? = nil, x: Int32? = nil, y: Int32? = nil) -> [InputEvent]
{
  [axis(Axis.slot, slot)] + (id.map { [axis(Axis.trackingID, $0)] } ?? [])
    + (x.map { [axis(Axis.contactX, $0)] } ?? []) + (y.map { [axis(Axis.contactY, $0)] } ?? [])
}

private func contact(_ x: Int32, _ y: Int32) -> [InputEvent] {
  [axis(Axis.contactX, x), axis(Axis.contactY, y), sync(InputEvent.Synchronization.contactReport)]
}

private let none = [sync(InputEvent.Synchronization.contactReport), sync()]

private func changes(_ kind: ContactProtocol, _ events: [InputEvent]) -> [TouchChange] {
  var tracker = TouchTracker(kind)
  return events.flatMap { tracker.handle($0) }
}

@Suite("Touches")
struct TouchTrackerTests {
  @Test("Type B: only what changed is told, and the place stays")
  func slots() {
    let events =
      slot(0, id: 7, x: 10, y: 20) + [sync()] + slot(0, y: 25) + [sync()] + slot(0, id: -1) + [
        sync()
      ]
      + slot(0, id: 8, x: 11) + [sync()]
    #expect(
      changes(.slots, events) == [
        .down(Contact(id: 7, x: 10, y: 20)), .move(Contact(id: 7, x: 10, y: 25)),
        .up(Contact(id: 7, x: 10, y: 25)), .down(Contact(id: 8, x: 11, y: 25)),
      ])
  }

  @Test("Type B: a second finger does not count until it is put down anew")
  func second() {
    let events =
      slot(0, id: 1, x: 1, y: 1) + slot(1, id: 2, x: 9, y: 9) + [sync()] + slot(0, id: -1) + [
        sync()
      ]
      + slot(1, x: 8) + [sync()] + slot(1, id: -1) + [sync()] + slot(1, id: 3) + [sync()]
    #expect(
      changes(.slots, events) == [
        .down(Contact(id: 1, x: 1, y: 1)), .up(Contact(id: 1, x: 1, y: 1)),
        .down(Contact(id: 3, x: 8, y: 9)),
      ])
  }

  @Test("Type B: a finger that takes another's slot within a frame is another finger")
  func replaced() {
    let events = slot(0, id: 1, x: 1, y: 1) + [sync()] + slot(0, id: 2, x: 5) + [sync()]
    #expect(
      changes(.slots, events) == [
        .down(Contact(id: 1, x: 1, y: 1)), .up(Contact(id: 1, x: 1, y: 1)),
        .down(Contact(id: 2, x: 5, y: 1)),
      ])
  }

  @Test("BTN_TOUCH at 0 lifts every finger, whatever the slots say")
  func lifted() {
    let events =
      [key(.touch, 1, 0)] + slot(0, id: 1, x: 1, y: 1) + [sync(), key(.touch, 0, 0), sync()]
    #expect(changes(.slots, events).last == .up(Contact(id: 1, x: 1, y: 1)))
    let bare = [key(.touch, 1, 0)] + contact(3, 4) + [sync(), key(.touch, 0, 0), sync()]
    #expect(changes(.anonymous, bare).last == .up(Contact(id: 0, x: 3, y: 4)))
  }

  @Test("Slots out of range are left out")
  func strange() {
    for number in [-1, 64, .max, .min] as [Int32] {
      #expect(changes(.slots, slot(number, id: 1, x: 1, y: 1) + [sync()]) == [])
    }
  }

  @Test("Type A: the first contact counts, and an empty frame lifts it")
  func anonymous() {
    let events =
      contact(1, 2) + contact(50, 60) + [sync()] + contact(3, 2) + contact(50, 60) + [sync()] + none
      + none
    #expect(
      changes(.anonymous, events) == [
        .down(Contact(id: 0, x: 1, y: 2)), .move(Contact(id: 0, x: 3, y: 2)),
        .up(Contact(id: 0, x: 3, y: 2)),
      ])
  }

  @Test("A single contact", arguments: [KeyCode.touch, .leftButton])
  func single(_ button: KeyCode) {
    let events = [
      axis(Axis.x, 5), axis(Axis.y, 6), sync(), key(button, 1, 0), sync(), axis(Axis.x, 7), sync(),
      key(button, 0, 0), sync(),
    ]
    #expect(
      changes(.single(button), events) == [
        .down(Contact(id: 0, x: 5, y: 6)), .move(Contact(id: 0, x: 7, y: 6)),
        .up(Contact(id: 0, x: 7, y: 6)),
      ])
  }

  @Test("Single axes of a multi-touch device are not told twice")
  func emulated() {
    let events = slot(0, id: 1, x: 1, y: 1) + [axis(Axis.x, 90), axis(Axis.y, 90), sync()]
    #expect(changes(.slots, events) == [.down(Contact(id: 1, x: 1, y: 1))])
  }

  @Test("Lost events cancel, and the present slot and places are known after them")
  func lost() {
    var tracker = TouchTracker(.slots)
    for event in slot(0, id: 1, x: 1, y: 1) + [sync()] { _ = tracker.handle(event) }
    let places = [Contact(id: 1, x: 2, y: 2), Contact(id: -1, x: 30, y: 40)]
    #expect(tracker.reset(slot: 1, places: places) == .cancel)
    #expect(tracker.reset(slot: 1, places: places) == nil)
    #expect(tracker.handle(axis(Axis.trackingID, 5)) == [])
    #expect(tracker.handle(sync()) == [.down(Contact(id: 5, x: 30, y: 40))])
  }

  @Test("In a storm downs and ups take turns", arguments: 0..<20 as Range<UInt64>)
  func storm(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for kind in [.slots, .anonymous, .single(.touch)] as [ContactProtocol] {
      var tracker = TouchTracker(kind)
      var isDown = false
      for _ in 0..<2000 {
        let value =
          Int.random(in: 0..<10, using: &random) == 0
          ? Int32.random(in: .min ... .max, using: &random)
          : Int32.random(in: -1...3, using: &random)
        let codes = [Axis.x, Axis.y, Axis.slot, Axis.contactX, Axis.contactY, Axis.trackingID]
        let event =
          switch Int.random(in: 0..<10, using: &random) {
          case 0...5: axis(codes.randomElement(using: &random) ?? 0, value)
          case 6: key(.touch, value, 0)
          case 7: sync(InputEvent.Synchronization.contactReport)
          default: sync()
          }
        var found = tracker.handle(event)
        if Int.random(in: 0..<200, using: &random) == 0, let change = tracker.reset() {
          found.append(change)
        }
        for change in found {
          switch change {
          case .down:
            #expect(!isDown)
            isDown = true
          case .move: #expect(isDown)
          case .up, .cancel:
            #expect(isDown)
            isDown = false
          }
        }
      }
    }
  }
}
