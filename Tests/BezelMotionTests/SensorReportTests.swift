import BezelCore
import BezelLinux
import BezelMotion
import Testing

@Suite("What the sensors are")
struct SensorReportTests {
  private let sysfs = PretendSysfs()
  private let level = ["in_accel_x_raw": "0", "in_accel_y_raw": "0", "in_accel_z_raw": "9.8"]

  @Test("The one that is read is used, and each other has its reason")
  func uses() throws {
    try sysfs.put(0, level)
    try sysfs.put(1, level.merging(["label": "accel-display"]) { $1 })
    try sysfs.put(2, level.merging(["label": "accel-camera"]) { $1 })
    try sysfs.put(3, level.merging(["in_accel_x_raw": "x"]) { $1 })
    try sysfs.put(4, ["in_temp_raw": "1"])
    try sysfs.put(5, level.merging(["in_accel_scale": "?"]) { $1 })
    let reports = try SensorReport.all(under: sysfs.root)
    #expect(
      reports.map(\.use) == [
        .anotherFirst, .used, .forCamera, .failing(.notANumber(Array("in_accel_x_raw".utf8))),
        .unusable(.noAcceleration), .unusable(.notANumber(Array("in_accel_scale".utf8))),
      ])
    let best = try #require(Accelerometer.best(under: sysfs.root))
    #expect(reports.filter { $0.use == .used }.map(\.path) == [best.path])
    #expect(reports[1].force?.z == Decimal("9.8".utf8))
  }

  @Test("One that does not answer is told so, and nobody waits for it longer")
  func silence() throws {
    try sysfs.put(0, level)
    try sysfs.put(1, level)
    try sysfs.block(0, "in_accel_y_raw")
    try sysfs.put(2, level)
    try sysfs.put(2, ["name": "lis3dh"])
    try sysfs.block(2, "label")
    let start = Clock.now()
    func uses() throws -> [SensorReport.Use] {
      try SensorReport.all(under: sysfs.root, waitingAtMost: 100_000_000).map(\.use)
    }
    #expect(try uses() == [.silent, .anotherFirst, .silent])
    try sysfs.put(0, ["sampling_frequency": "1"])
    #expect(try uses() == [.slow, .anotherFirst, .silent])
    #expect(Clock.now() - start < 2_000_000_000)
    try sysfs.letGo(0, "in_accel_y_raw")
    try sysfs.letGo(2, "label")
  }

  @Test("One that feels no gravity is told so")
  func implausible() throws {
    try sysfs.put(0, level.merging(["in_accel_z_raw": "0"]) { $1 })
    #expect(try SensorReport.all(under: sysfs.root).map(\.use) == [.implausible])
  }
}
