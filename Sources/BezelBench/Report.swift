import BezelCore
import CBench

/// What is printed, and whether all that was wanted was reached.
struct Report {
  private(set) var isGood = true

  func say(_ text: StaticString) {
    unsafe bench_print(UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self))
  }

  /// Says that something could not be measured.
  mutating func fail(_ text: StaticString) {
    say(text)
    isGood = false
  }

  /// Bezel against cairo, which is to take `wanted` times as long at least; 0 wants nothing.
  mutating func add(
    _ name: StaticString, _ times: Comparison, wanted: Double, _ scene: Scene
  ) {
    let isMet = times.ratio >= wanted
    if !isMet { isGood = false }
    unsafe bench_print_pair(
      name.characters, times.first, times.second, times.ratio, times.noise, wanted,
      scene.writtenBytes, scene.laidBytes, isMet ? 1 : 0)
  }

  /// Bezel against a plain loop, of which it is to take `most` times as long at most; 0 wants nothing.
  mutating func add(
    _ name: StaticString, _ times: Comparison, most: Double, bytes: Int64
  ) {
    let ratio = 1 / times.ratio
    let isMet = most == 0 || ratio <= most
    if !isMet { isGood = false }
    unsafe bench_print_plain(
      name.characters, times.first, times.second, ratio, times.noise, most, bytes, isMet ? 1 : 0)
  }

  /// Allocations that a number of frames made, which are to be none.
  mutating func add(_ name: StaticString, allocations: Int64, frames: Int64, isWanted: Bool) {
    if isWanted, allocations > 0 { isGood = false }
    unsafe bench_print_count(name.characters, allocations, frames)
  }

  func add(_ name: StaticString, costs: [Double]) {
    unsafe costs.withUnsafeBufferPointer { buffer in
      unsafe bench_print_cost(name.characters, buffer.baseAddress, Int32(buffer.count))
    }
  }

  /// How far the pictures of the two are from one another, in levels.
  func add(_ name: StaticString, meanDifference: Double, most: Int) {
    unsafe bench_print_difference(name.characters, meanDifference, Int32(most))
  }
}

extension StaticString {
  /// Ended by a zero, as all static strings are.
  fileprivate var characters: UnsafePointer<CChar> {
    unsafe UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
