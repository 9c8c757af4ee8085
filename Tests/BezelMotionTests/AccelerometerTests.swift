import BezelCore
import BezelLinux
import BezelMotion
import BezelTestSupport
import Testing

@Suite("Accelerometers in a pretended sysfs")
struct AccelerometerTests {
  private let sysfs = PretendSysfs()
  private var root: [UInt8] { sysfs.root }

  private func path(_ device: Int, _ name: String = "") -> [UInt8] { sysfs.path(device, name) }

  private func put(_ device: Int, _ files: [String: String]) throws {
    try sysfs.put(device, files)
  }

  private let raw = ["in_accel_x_raw": "34", "in_accel_y_raw": "-10", "in_accel_z_raw": "85"]

  @Test(
    "Every driver's attributes make m/s²",
    arguments: [
      (["in_accel_scale": "0.115411765"], [3_924_000_010, -1_154_117_650, 9_810_000_025]),
      (["scale": "0.1"], [3_400_000_000, -1_000_000_000, 8_500_000_000]),
      (
        ["in_accel_x_scale": "0.1", "in_accel_scale": "0.2", "in_accel_z_offset": "-5"],
        [3_400_000_000, -2_000_000_000, 16_000_000_000]
      ),
      (
        ["in_accel_scale": "0.1", "in_accel_offset": "-2048"],
        [-201_400_000_000, -205_800_000_000, -196_300_000_000]
      ),
      (
        ["in_accel_scale": "0.1", "in_mount_matrix": "0, 1, 0; -1, 0, 0; 0, 0, 1"],
        [-1_000_000_000, -3_400_000_000, 8_500_000_000]
      ),
      (
        [
          "in_accel_scale": "0.1", "mount_matrix": "0, 0, 0; -1, 0, 0; 0, 0, 1",
          "in_accel_mount_matrix": "-1, 0, 0; 0, -1, 0; 0, 0, 1",
        ],
        [-3_400_000_000, 1_000_000_000, 8_500_000_000]
      ),
    ])
  func values(files: [String: String], expected: [Int64]) throws {
    try put(0, raw)
    try put(0, files)
    let force = try #require(Accelerometer.best(under: root)).sample()
    #expect([force.x, force.y, force.z].map(\.billionths) == expected)
  }

  @Test("A sensor without z has what is left of gravity, and one with values has no scale")
  func twoAxes() throws {
    try put(0, ["in_accel_x_input": "0", "in_accel_y_input": "5.88399"])
    let force = try #require(Accelerometer.best(under: root)).sample()
    #expect(force.y.billionths == 5_883_990_000)
    #expect(abs(force.z.billionths - 7_845_320_000) <= 1000)
  }

  @Test(
    "The display's sensor wins",
    arguments: [
      (["accel-base", "accel-display", ""], 1), (["accel-base", "", ""], 1),
      (["accel-camera", "accel-base", "accel-camera"], 1), (["", "", ""], 0),
      (["accel-camera", "accel-camera", "accel-camera"], nil),
    ] as [([String], Int?)])
  func choice(labels: [String], expected: Int?) throws {
    for (device, label) in labels.enumerated() {
      try put(device, raw)
      try put(device, ["label": label])
    }
    try put(9, ["in_temp_raw": "1"])
    #expect(Accelerometer.best(under: root)?.path == expected.map { path($0) })
  }

  @Test("What udev knows goes first", arguments: ["c251:1", "+iio:iio:device1"])
  func udev(record: String) throws {
    try put(0, raw)
    try put(1, raw)
    try put(1, ["dev": "251:1", "in_mount_matrix": "0, 1, 0; 1, 0, 0; 0, 0, 1"])
    let path = root + Array("/run/udev/data/\(record)".utf8)
    File.makeFolders(above: path)
    let text = "I:1\nE:ACCEL_LOCATION=display\nE:ACCEL_MOUNT_MATRIX=-1, 0, 0; 0, 1, 0; 0, 0, 1\n"
    try File.replace(path, with: Array(text.utf8))
    let sensor = try #require(Accelerometer.best(under: root))
    #expect(sensor.path == self.path(1))
    #expect(try sensor.sample() == Acceleration(whole: -34, -10, 85))
  }

  @Test("Errors name the attribute")
  func errors() throws {
    #expect(Accelerometer.best(under: root)?.path == nil)
    try put(0, raw)
    let sensor = try Accelerometer(at: path(0))
    try put(0, ["in_accel_y_raw": "none"])
    let name = Array("in_accel_y_raw".utf8)
    #expect(throws: AccelerometerError.notANumber(name)) { try sensor.sample() }
    try put(0, ["in_accel_y_raw": String(repeating: "1", count: 5000)])
    #expect(throws: AccelerometerError.unreadable(name, .fileTooLarge)) { try sensor.sample() }
    try put(1, ["in_temp_raw": "1"])
    #expect(throws: AccelerometerError.noAcceleration) { try Accelerometer(at: path(1)) }
    #expect(throws: AccelerometerError.unreadable([], .noSuchFile)) {
      try Accelerometer(at: path(2))
    }
  }

  @Test("No text in any file traps")
  func random() throws {
    var random = SeededRandom(seed: 5)
    let names = [
      "in_accel_x_raw", "in_accel_y_raw", "in_accel_z_raw", "in_accel_scale", "in_accel_x_scale",
      "in_accel_offset", "in_accel_mount_matrix", "label", "location",
    ]
    try put(0, raw)
    let record = root + Array("/run/udev/data/+iio:iio:device0".utf8)
    File.makeFolders(above: record)
    for round in 0..<10_000 {
      let name = names[round % names.count]
      try File.replace(path(0, name), with: random.text())
      if round % 10 == 0 {
        let property = round % 20 == 0 ? "E:ACCEL_MOUNT_MATRIX=" : "E:ACCEL_LOCATION="
        try File.replace(record, with: Array(property.utf8) + random.text())
      }
      if let sensor = try? Accelerometer(at: path(0)) { _ = try? sensor.sample() }
    }
  }
}
