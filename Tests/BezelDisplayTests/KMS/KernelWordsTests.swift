import BezelCore
import BezelDisplay
import BezelLinux
import Testing

@Suite("What the kernel says")
struct KernelWordsTests {
  /// An event of a card, for a machine of this order of bytes.
  private func event(kind: UInt32, length: UInt32 = 32, number: UInt64, at time: UInt32) -> [UInt8]
  {
    var bytes = native(kind) + native(length) + native(UInt32(number & 0xFFFF_FFFF))
    bytes += native(UInt32(number >> 32)) + native(time) + native(250_000) + native(0) + native(40)
    return Array(bytes.prefix(Int(length)))
  }

  private func native(_ value: UInt32) -> [UInt8] {
    let bytes = (0..<4).map { UInt8(value >> (8 * UInt32($0)) & 0xFF) }
    return value.littleEndian == value ? bytes : bytes.reversed()
  }

  private func flips(in bytes: some Sequence<UInt8>) -> [Flip] {
    var flips: [Flip] = []
    let bytes = Array(bytes)
    flips.append(from: bytes, count: bytes.count)
    return flips
  }

  @Test("Flips are found among a card's events, with their number and time")
  func flips() {
    let bytes =
      event(kind: 1, number: 9, at: 3) + event(kind: 2, number: 0x1_0000_0007, at: 5)
      + event(kind: 2, number: 8, at: 6)
    #expect(
      flips(in: bytes) == [
        Flip(number: 0x1_0000_0007, time: Instant(nanoseconds: 5_250_000_000)),
        Flip(number: 8, time: Instant(nanoseconds: 6_250_000_000)),
      ])
  }

  @Test("Events that are short, or lie about their length, end the list")
  func wrong() {
    let whole = event(kind: 2, number: 1, at: 1)
    for count in 0..<32 { #expect(flips(in: whole[..<count]) == []) }
    for length in [0, 7, 33, .max] as [UInt32] {
      let bytes = native(2) + native(length) + whole.dropFirst(8)
      #expect(flips(in: bytes) == [])
    }
    #expect(flips(in: event(kind: 2, length: 16, number: 1, at: 1)) == [])
  }

  @Test(
    "Events about graphics are told from others",
    arguments: [
      ("change@/devices/x|ACTION=change|SUBSYSTEM=drm|HOTPLUG=1", true),
      ("add@/devices/x|SUBSYSTEM=drm_dp_aux_dev|X=1", false),
      ("add@/devices/x|SUBSYSTEM=block|SUBSYSTEM=drm", true),
      ("add@/SUBSYSTEM=drm/x|SUBSYSTEM=usb", false), ("", false),
    ])
  func devices(text: String, isOurs: Bool) {
    let bytes = text.utf8.map { $0 == UInt8(ascii: "|") ? 0 : $0 }
    #expect(DeviceEvents.isAbout("drm", bytes[...]) == isOurs)
  }
}
