import Bezel
import BezelCore
import BezelHUD
import BezelMotion
import Testing

@testable import BezelCommand

@Suite("Options about motion")
struct MotionOptionsTests {
  private func options(_ words: [String]) throws(UsageError) -> HUDOptions {
    try RenderOptions((words + ["--describe"]).map { Array($0.utf8) }).shared
  }

  private func error(_ words: String...) -> String? {
    do throws(UsageError) {
      _ = try options(words)
      return nil
    } catch {
      return String(decoding: error.message, as: UTF8.self)
    }
  }

  @Test("Tilt moves the bezel by 10 points at 15 degrees unless told otherwise")
  func usual() throws {
    let usual = try options([])
    #expect(usual.settings.followsTilt && !usual.motion.turnsPicture)
    #expect(usual.motion.effects.points == 10 && usual.motion.effects.degrees == 15)
    #expect(usual.motion.effects.matrix == nil)
    #expect(try !options(["--motion", "off"]).settings.followsTilt)
    #expect(try options(["--motion", "off", "--motion", "on"]).settings.followsTilt)
  }

  @Test("Points, degrees, inversions and the matrix are taken as they are written")
  func values() throws {
    let effects = try options([
      "--motion-points", "6.5", "--motion-degrees=30", "--tilt-invert", "y", "--mount-matrix",
      "0,1,0;-1,0,0;0,0,1",
    ]).motion.effects
    #expect(effects.points == 6.5 && effects.degrees == 30)
    #expect(!effects.invertsX && effects.invertsY)
    #expect(try effects.matrix == MountMatrix(Array("0, 1, 0; -1, 0, 0; 0, 0, 1".utf8)))
  }

  @Test("A picture is turned by hand, as its panel is built in, or as the device is held")
  func rotation() throws {
    func turn(_ word: String) throws -> (Rotation?, Bool) {
      let options = try options(["--rotate", "90", "--rotate", word])
      return (options.rotation, options.motion.turnsPicture)
    }
    #expect(try turn("270") == (.threeQuarters, false))
    #expect(try turn("auto") == (nil, false))
    #expect(try turn("sensor") == (nil, true))
  }

  @Test("What is wrong is named")
  func errors() {
    #expect(
      error("--rotate", "45")
        == "'45' does not fit '--rotate': 0, 90, 180, 270, auto or sensor")
    #expect(error("--motion", "maybe") == "'maybe' does not fit '--motion': on or off")
    #expect(error("--motion-points", "-1") == "'-1' does not fit '--motion-points': points from 0")
    #expect(
      error("--motion-degrees", "0") == "'0' does not fit '--motion-degrees': degrees from 1 to 90")
    #expect(error("--tilt-invert", "z") == "'z' does not fit '--tilt-invert': x, y, xy or none")
    #expect(
      error("--mount-matrix", "1,0,0;0,0,0;0,0,1")
        == "'1,0,0;0,0,0;0,0,1' does not fit '--mount-matrix': row 2 of the mount matrix is zero")
  }
}
