import Bezel
import BezelCore
import BezelLinux
import BezelText
import Testing

@testable import BezelCommand

@Suite("The button of a session")
struct ButtonSessionTests {
  private func session(_ line: String, on loop: EventLoop) throws -> HUDSession {
    let options = try ShowOptions(line.split(separator: " ").map { Array($0.utf8) })
    return try HUDSession(options.shared, Pictures(), BuiltInTypesetter(), on: loop)
  }

  @Test("It is what the options and the feed make it, and a press is told")
  func presses() throws {
    let session = try session(
      "--button Go --hold 1.5 --display none --input none --text never", on: EventLoop())
    var presses = 0
    session.onPress = { presses += 1 }
    session.start()
    let button = try #require(session.stage.huds.first).button
    #expect(button.isShown && button.title == "Go" && button.holdTime == 1.5)
    button.press()
    session.apply(.button([]))
    #expect(!button.isShown)
    button.press()
    session.apply(.button(Array("Retry".utf8)))
    #expect(button.isShown)
    button.press()
    #expect(presses == 2)
  }
}
