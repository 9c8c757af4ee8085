import BezelCore
import BezelDisplay
import BezelInput
import BezelLinux
import BezelText
import Foundation
import Testing

@testable import BezelCommand

@Suite("JSON that is written")
struct JSONTests {
  @Test(
    "Values are written as RFC 8259 has them",
    arguments: [
      (JSON.null, "null"), (.flag(true), "true"), (.number(-7), "-7"),
      (.text("a\"b\\c\n\u{1}\u{7F}é"), "\"a\\\"b\\\\c\\u000a\\u0001\u{7F}é\""),
      (.list([]), "[]"), (.list([.number(1), .text("")]), "[1,\"\"]"),
      (.object([("a", .null), ("b", .object([]))]), "{\"a\":null,\"b\":{}}"),
      (.text([0x61, 0xFF]), "\"a\u{FFFD}\""),
    ])
  func values(value: JSON, expected: String) {
    #expect(String(decoding: value.bytes, as: UTF8.self) == expected)
  }
}

@Suite("What the doctor says")
struct DoctorTests {
  private func lines(_ part: Doctor.Part) -> String { String(decoding: part.lines, as: UTF8.self) }

  /// The document of one part, as any reader of JSON has it.
  private func document(_ part: Doctor.Part) throws -> [String: Any] {
    let data = Data(JSON.object(part.members).bytes)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func mode(_ width: UInt16, _ height: UInt16) -> Mode {
    var mode = Mode(
      clock: UInt32(width) * UInt32(height) * 60 / 1000,
      horizontal: .init(visible: width, pulseStart: width, pulseEnd: width, total: width),
      vertical: .init(visible: height, pulseStart: height, pulseEnd: height, total: height),
      roundedRefresh: 60)
    mode.kind = Mode.preferred
    return mode
  }

  /// A card that exists here only.
  private final class Cards: CardSource {
    let objects: CardObjects

    init(_ objects: CardObjects) { self.objects = objects }

    func cardNames() -> [[UInt8]] { ["card0", "card1"].map { Array($0.utf8) } }

    func open(_ name: [UInt8]) throws(Errno) -> KernelCard { throw .permissionDenied }

    func look(at name: [UInt8]) throws(Errno) -> (card: KernelCard, isTaken: Bool) {
      throw name == Array("card0".utf8) ? .permissionDenied : .inputOutput
    }
  }

  @Test("Cards that cannot be asked are named with the reason, and stop nothing")
  func trouble() throws {
    let cards = CardReport.all(from: Cards(CardObjects(connectors: [], crtcs: [], planes: [])))
    let part = Doctor.displays(cards)
    #expect(
      lines(part) == """
        displays
          card0: /dev/dri/card0 may not be opened; be root or a member of the group video
          card1: card1 could not be opened: Input/output error

        """)
    let displays = try #require(document(part)["displays"] as? [[String: Any]])
    #expect(displays.map { $0["card"] as? String } == ["card0", "card1"])
    #expect(displays[1]["error"] as? String == "card1 could not be opened: Input/output error")
  }

  @Test("Without cards and sensors that is what is said")
  func nothing() throws {
    #expect(lines(Doctor.displays([])) == "displays\n  there is no graphics card yet\n")
    let sensors = Doctor.sensors(under: Array("/no/such/root".utf8))
    #expect(lines(sensors) == "sensors\n  there is no accelerometer yet\n")
    #expect(try (document(sensors)["sensors"] as? [Any])?.isEmpty == true)
  }

  @Test("Sensors are told with what they feel, and why the others are not used")
  func sensors() throws {
    let root = "/tmp/bezel-doctor-\(UInt64.random(in: 0 ... .max))"
    defer { try? FileManager.default.removeItem(atPath: root) }
    func put(_ device: Int, _ files: [String: String]) throws {
      for (name, text) in files {
        let path = Array("\(root)/sys/bus/iio/devices/iio:device\(device)/\(name)".utf8)
        File.makeFolders(above: path)
        try File.replace(path, with: Array((text + "\n").utf8))
      }
    }
    try put(0, ["in_illuminance_raw": "1"])
    try put(
      1,
      [
        "name": "lis3dh", "in_accel_x_raw": "0", "in_accel_y_raw": "-50", "in_accel_z_raw": "200",
        "in_accel_x_scale": "0.05", "in_accel_y_scale": "0.05", "in_accel_z_scale": "0.049",
        "sampling_frequency": "12.500", "mount_matrix": "0, 1, 0; -1, 0, 0; 0, 0, 1",
      ])
    try put(2, ["in_accel_x_raw": "0", "in_accel_y_raw": "broken", "label": "accel-base"])
    let part = Doctor.sensors(under: Array(root.utf8))
    #expect(
      lines(part) == """
        sensors
          iio:device0: not used: it offers no acceleration along x and y
          iio:device1 (lis3dh): would be used
             fixed to: nobody says what; matrix: 0, 1, 0; -1, 0, 0; 0, 0, 1 from mount_matrix
             scale: 0.05, 0.05, 0.049; samples a second: 12.5
             feels now: -2.5, 0, 9.8 m/s²
          iio:device2: gives nothing now: in_accel_y_raw has no number
             fixed to: the base; matrix: 1, 0, 0; 0, 1, 0; 0, 0, 1
             scale: 1, 1

        """)
    let sensors = try #require(document(part)["sensors"] as? [[String: Any]])
    #expect(sensors.map { $0["used"] as? Bool } == [false, true, false])
    #expect(sensors[1]["force"] as? [Double] == [-2.5, 0, 9.8])
    #expect(sensors[1]["matrix_from"] as? String == "mount_matrix")
    #expect(sensors[1]["rate"] as? Double == 12.5)
    #expect(sensors[2]["place"] as? String == "base")
  }

  @Test("Input devices are told, and why they are not used")
  func inputs() throws {
    let root = "/tmp/bezel-doctor-\(UInt64.random(in: 0 ... .max))"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let node = Array("\(root)/dev/input/event3".utf8)
    File.makeFolders(above: node)
    try File.replace(node, with: Array("no device".utf8))
    let part = Doctor.inputs(InputReport.list(under: Array(root.utf8)))
    #expect(lines(part).hasPrefix("inputs\n  "))
    #expect(lines(part).contains("/dev/input/event3: not used: "))
    let inputs = try #require(document(part)["inputs"] as? [[String: Any]])
    #expect(inputs.map { $0["used"] as? Bool } == [false])
    #expect(lines(Doctor.inputs([])) == "inputs\n  there is no input device yet\n")
  }

  @Test("Fonts are told in their order, the built-in face last")
  func fonts() throws {
    let typesetter = try FontTypesetter(.builtIn)
    let part = Doctor.fonts(typesetter, missingIn: Array("a\u{10FFFD}".utf8))
    let fonts = try #require(document(part)["fonts"] as? [[String: Any]])
    #expect(fonts.last?["family"] as? String == "built-in")
    #expect(try document(part)["missing"] as? [String] == ["U+10FFFD"])
  }

  @Test("JSON is asked for by a flag")
  func options() throws {
    #expect(try DoctorOptions([Array("--json".utf8)]).isJSON)
    #expect(try !DoctorOptions([]).isJSON)
    #expect(throws: UsageError.self) { try DoctorOptions([Array("--json=yes".utf8)]) }
  }
}
