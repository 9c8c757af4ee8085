import CLinux

/// Memory that belongs to a file or device, unmapped when its owner ends.
@safe @usableFromInline
package struct Mapping: ~Copyable {
  private let start: UnsafeMutableRawPointer

  /// Its length in bytes.
  package let count: Int

  /// Maps bytes of an open file, shared and for reading and writing (`mmap`).
  ///
  /// The offset is in bytes, a multiple of the page size; dumb buffers have some beyond 32 bits.
  package init(of descriptor: CInt, offset: Int64, count: Int) throws(Errno) {
    guard count > 0 else { throw .invalidArgument }
    guard
      let start = unsafe bezel_map(count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, offset)
    else { throw .last }
    unsafe self.start = unsafe start
    self.count = count
  }

  deinit { unsafe munmap(start, count) }

  package var bytes: RawSpan {
    @_lifetime(borrow self)
    get {
      let span = unsafe RawSpan(_unsafeStart: start, byteCount: count)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }

  package var mutableBytes: MutableRawSpan {
    @_lifetime(&self)
    mutating get {
      let span = unsafe MutableRawSpan(_unsafeStart: start, byteCount: count)
      return unsafe _overrideLifetime(span, mutating: &self)
    }
  }

  /// The memory as pixels of 32 bits; bytes past the last whole one are left out.
  package var words: MutableSpan<UInt32> {
    @_lifetime(&self)
    mutating get {
      let pixels = unsafe start.assumingMemoryBound(to: UInt32.self)
      let span = unsafe MutableSpan(_unsafeStart: pixels, count: count / 4)
      return unsafe _overrideLifetime(span, mutating: &self)
    }
  }
}
