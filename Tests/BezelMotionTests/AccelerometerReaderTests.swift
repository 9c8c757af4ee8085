import BezelCore
import BezelLinux
import BezelMotion
import BezelTestSupport
import Testing

/// A reader of a pretended sysfs. Its clock is turned by hand; the thread that reads takes true time.
private final class Reading {
  let sysfs = PretendSysfs()
  let loop: EventLoop
  let reader: AccelerometerReader
  private(set) var samples: [MotionSample?] = []
  private let hand = Hand()

  private final class Hand { var now: Int64 = 1_000_000_000 }

  init(matrix: MountMatrix? = nil) throws {
    loop = try EventLoop(clock: { [hand] in hand.now })
    reader = try AccelerometerReader(on: loop, under: sysfs.root)
    reader.matrix = matrix
    reader.handler = { [unowned self] in samples.append($0) }
  }

  var last: MotionSample? { samples.last ?? nil }

  /// Lets the clock go by, timer after timer, with time for the thread to answer each.
  func pass(_ seconds: Double) throws {
    let end = hand.now + Int64(seconds * 1_000_000_000)
    try answer()
    while let next = loop.nextDeadline, next <= end {
      hand.now = max(hand.now, next)
      try answer()
    }
    hand.now = end
    try answer()
  }

  /// Waits for the thread's answers, as long as some come.
  func answer() throws {
    for _ in 0..<4 { try loop.turn(waitingAtMost: 4_000_000) }
  }

  /// Turns the loop until something holds, for at most ten true seconds.
  func until(_ holds: () -> Bool) throws {
    let end = Clock.now() + 10_000_000_000
    while !holds(), Clock.now() < end { try loop.turn(waitingAtMost: 10_000_000) }
    #expect(holds())
  }
}

@Suite("Reading an accelerometer")
struct AccelerometerReaderTests {
  private let flat = [
    "in_accel_x_raw": "0", "in_accel_y_raw": "0", "in_accel_z_raw": "1000",
    "in_accel_scale": "0.009806650", "name": "accel_3d",
  ]

  @Test("Samples come thirty times a second, and as often as is asked")
  func pace() throws {
    let reading = try Reading()
    try reading.sysfs.put(0, flat)
    reading.reader.start()
    try reading.until { !reading.samples.isEmpty }
    #expect(reading.last?.force == Acceleration(x: .zero, y: .zero, z: Acceleration.gravity))
    #expect(reading.last?.step == Decimal("0.009806650".utf8))
    #expect(reading.last?.isReversed == true)
    let before = reading.samples.count
    try reading.pass(0.5)
    #expect((13...16).contains(reading.samples.count - before))
    reading.reader.period = 200_000_000
    let slow = reading.samples.count
    try reading.pass(1)
    #expect((4...6).contains(reading.samples.count - slow))
  }

  @Test("Nothing wakes the loop once it is stopped, and without a device not even before")
  func rest() throws {
    let reading = try Reading()
    reading.reader.start()
    #expect(reading.loop.nextDeadline == nil)
    reading.reader.stop()
    try reading.sysfs.put(0, flat)
    reading.reader.start()
    try reading.until { !reading.samples.isEmpty }
    reading.reader.stop()
    #expect(reading.loop.nextDeadline == nil)
    let count = reading.samples.count
    try reading.pass(10)
    #expect(reading.samples.count == count)
  }

  @Test("A device that is none of ours is not asked again and again")
  func others() throws {
    let reading = try Reading()
    try reading.sysfs.put(0, ["in_illuminance_raw": "1"])
    reading.reader.start()
    try reading.until { reading.samples == [nil] }
    #expect(reading.loop.nextDeadline == nil)
  }

  @Test("A read that blocks is told after half a second, and nobody waits for it")
  func blocked() throws {
    let reading = try Reading()
    try reading.sysfs.put(0, flat)
    reading.reader.start()
    try reading.until { !reading.samples.isEmpty }
    try reading.sysfs.block(0, "in_accel_y_raw")
    let before = reading.samples.count
    let start = Clock.now()
    try reading.pass(3)
    #expect(Clock.now() - start < 2_000_000_000)
    let after = reading.samples.dropFirst(before)
    #expect(after.count { $0 == nil } == 1)
    #expect(reading.last == nil)
    #expect(reading.loop.nextDeadline == nil)
    // The answer comes late, and things go on.
    try reading.sysfs.unblock(0, "in_accel_y_raw", "-1000\n")
    try reading.sysfs.put(0, ["in_accel_y_raw": "0"])
    try reading.until { reading.last != nil }
  }

  @Test("A read that never ends does not keep another device from being read")
  func endless() throws {
    let reading = try Reading()
    try reading.sysfs.put(0, flat)
    try reading.sysfs.block(0, "in_accel_x_raw")
    reading.reader.start()
    try reading.pass(6)
    #expect(reading.samples.allSatisfy { $0 == nil })
    // The same device alone is no reason to try again.
    reading.reader.stop()
    reading.reader.start()
    try reading.pass(6)
    #expect(reading.samples.allSatisfy { $0 == nil })
    try reading.sysfs.put(1, flat)
    try reading.sysfs.put(1, ["label": "accel-display"])
    reading.reader.stop()
    reading.reader.start()
    try reading.until { reading.last != nil }
    try reading.sysfs.unblock(0, "in_accel_x_raw", "0\n")
  }

  @Test("A reader ends while its read blocks")
  func ending() throws {
    var reading: Reading? = try Reading()
    let sysfs = try #require(reading?.sysfs)
    try sysfs.put(0, flat)
    try sysfs.block(0, "in_accel_x_raw")
    reading?.reader.start()
    try reading?.answer()
    let start = Clock.now()
    reading = nil
    #expect(Clock.now() - start < 100_000_000)
    try sysfs.unblock(0, "in_accel_x_raw", "0\n")
  }

  @Test(
    "A sample that fails is skipped; when half a second is over, tries are two seconds apart",
    arguments: ["none", "", "0", "99999"])
  func failing(text: String) throws {
    let reading = try Reading()
    try reading.sysfs.put(0, flat)
    reading.reader.start()
    try reading.until { !reading.samples.isEmpty }
    try reading.sysfs.put(0, ["in_accel_z_raw": text])
    try reading.pass(0.3)
    #expect(reading.last != nil)
    try reading.pass(0.4)
    #expect(reading.last == nil)
    let next = try #require(reading.loop.nextDeadline) - reading.loop.now
    #expect((1_000_000_000...2_000_000_000).contains(next))
    try reading.sysfs.put(0, ["in_accel_z_raw": "1000"])
    try reading.pass(2.1)
    #expect(reading.last != nil)
  }

  @Test("A device that is gone is looked for, and another one taken")
  func vanishing() throws {
    let reading = try Reading()
    try reading.sysfs.put(0, flat)
    reading.reader.start()
    try reading.until { !reading.samples.isEmpty }
    try reading.sysfs.remove(0)
    try reading.pass(1)
    #expect(reading.last == nil)
    try reading.sysfs.put(1, flat)
    try reading.sysfs.put(1, ["in_accel_scale": "0.019613300", "in_accel_z_raw": "500"])
    try reading.pass(2.1)
    #expect(reading.last?.step == Decimal("0.0196133".utf8))
  }

  @Test("A matrix that is told takes the place of the device's")
  func matrix() throws {
    let reading = try Reading(matrix: MountMatrix(Array("0,0,1;0,1,0;-1,0,0".utf8)))
    try reading.sysfs.put(0, flat)
    try reading.sysfs.put(0, ["in_mount_matrix": "1,0,0;0,-1,0;0,0,1"])
    reading.reader.start()
    try reading.until { !reading.samples.isEmpty }
    #expect(reading.last?.force == Acceleration(x: Acceleration.gravity, y: .zero, z: .zero))
  }

  @Test(
    "A slow device is told to be faster, where it can be",
    arguments: [
      ("sampling_frequency", "1", "1 10 25 50 100", "25"),
      ("in_accel_sampling_frequency", "0", "0.781000 1.563000 12.500000", "12.5"),
      ("sampling_frequency", "9.999", "7.8125 31.25 62.5", "31.25"),
      ("sampling_frequency", "10", "1 10 25 50 100", "10\n"),
      ("in_accel_sampling_frequency", "0.5", nil, "25"),
      ("in_accel_sampling_frequency", "0.5", "[0.5 0.5 100]", "25"),
      ("in_accel_sampling_frequency", "0.5", "any you like", "25"),
    ])
  func rates(name: String, rate: String, offered: String?, expected: String) throws {
    let sysfs = PretendSysfs()
    try sysfs.put(0, flat)
    try sysfs.put(0, [name: rate])
    if let offered { try sysfs.put(0, [name + "_available": offered]) }
    try #require(Accelerometer.best(under: sysfs.root)).raiseRate()
    // The file's rest stays, as it is no sysfs.
    #expect(try sysfs.text(0, name).hasPrefix(expected))
  }

  @Test("No text in any file traps or hangs")
  func random() throws {
    let reading = try Reading()
    var random = SeededRandom(seed: 6)
    let names =
      flat.keys.sorted() + ["sampling_frequency", "sampling_frequency_available", "label"]
    try reading.sysfs.put(0, flat)
    reading.reader.start()
    for round in 0..<100 {
      let name = names[round % names.count]
      try File.replace(reading.sysfs.path(0, name), with: random.text())
      try reading.pass(0.1)
      if round % 20 == 19 {
        try reading.sysfs.put(0, flat)
        try reading.pass(2.1)
        try reading.until { reading.last != nil }
      }
    }
  }

  @Test("A device that cannot be read when it is found is tried again")
  func later() throws {
    let reading = try Reading()
    try reading.sysfs.put(0, flat)
    try reading.sysfs.put(0, ["in_accel_scale": "soon"])
    reading.reader.start()
    try reading.until { reading.samples == [nil] }
    try reading.pass(1)
    try reading.sysfs.put(0, flat)
    try reading.pass(1.1)
    try reading.until { reading.last != nil }
  }
}
