package import BezelCore
package import BezelLinux
package import BezelRaster

/// A graphics card as the program needs it: the kernel's verbs, and in the tests a pretence of them.
///
/// Closing is the end of the last reference: the kernel then takes back what was not destroyed.
package protocol Card: AnyObject {
  /// As in /dev/dri: `card0`.
  var name: [UInt8] { get }

  /// Readable when `readFlips` has something.
  var eventDescriptor: CInt { get }

  /// Asks what there is. Panels are probed, which can take tenths of a second (`drmModeGetConnector`).
  func objects() throws(Errno) -> CardObjects

  /// Asks again about one connector, with a probe.
  func connector(_ id: UInt32) throws(Errno) -> Connector

  /// Becomes the one program that drives the card's screens (`drmSetMaster`).
  func becomeMaster() throws(Errno)

  /// Makes a buffer that the CPU can write and the card can show (`drmModeCreateDumbBuffer`).
  func createBuffer(_ size: PixelSize, bitsPerPixel: Int) throws(Errno) -> BufferFacts
  func mapBuffer(_ buffer: BufferFacts) throws(Errno) -> Mapping
  func destroyBuffer(_ handle: UInt32)

  /// Says how a buffer's bytes are to be shown (`drmModeAddFB2`).
  func addFramebuffer(
    _ buffer: BufferFacts, size: PixelSize, format: PixelFormat
  ) throws(Errno) -> UInt32
  func removeFramebuffer(_ id: UInt32)

  /// Keeps a mode for `MODE_ID`, or rectangles for `FB_DAMAGE_CLIPS` (`drmModeCreatePropertyBlob`).
  func createBlob(_ content: BlobContent) throws(Errno) -> UInt32
  func destroyBlob(_ id: UInt32)

  /// Changes properties, all or none (`drmModeAtomicCommit`).
  func commit(_ settings: [Setting], _ kind: CommitKind) throws(Errno)

  /// Shows a buffer in a mode on a card that is not atomic (`drmModeSetCrtc`).
  func setCRTC(
    _ crtc: UInt32, framebuffer: UInt32, connector: UInt32, mode: Mode
  ) throws(Errno)

  /// Says that bytes of a buffer on the screen have changed (`drmModeDirtyFB`).
  func markDirty(framebuffer: UInt32, _ rects: [PixelRect]) throws(Errno)

  /// Adds the flips that have happened and were not yet told; none when there is nothing to read.
  func readFlips(into flips: inout [Flip]) throws(Errno)
}

/// Where cards come from: /dev/dri, and in the tests a table.
package protocol CardSource: AnyObject {
  associatedtype OpenCard: Card

  /// The names of the cards that are there now, in the order in which they are looked at.
  func cardNames() -> [[UInt8]]
  func open(_ name: [UInt8]) throws(Errno) -> OpenCard

  /// Opens a card only to look at it, so that nobody is kept from driving it; and whether another
  /// program does.
  func look(at name: [UInt8]) throws(Errno) -> (card: OpenCard, isTaken: Bool)
}

/// What the kernel says of a buffer that it made.
package struct BufferFacts: BitwiseCopyable, Hashable, Sendable {
  package var handle: UInt32
  /// Bytes from one row to the next; often more than a row's pixels need.
  package var pitch: Int
  package var byteCount: Int

  package init(handle: UInt32, pitch: Int, byteCount: Int) {
    (self.handle, self.pitch, self.byteCount) = (handle, pitch, byteCount)
  }
}

/// What a blob holds.
package enum BlobContent: Sendable {
  case mode(Mode)
  case clips([PixelRect])
}

/// One property of one object, and the value that it is to get.
package struct Setting: BitwiseCopyable, Hashable, Sendable {
  package var object: UInt32
  package var property: UInt32
  package var value: UInt64

  package init(object: UInt32, property: UInt32, value: UInt64) {
    (self.object, self.property, self.value) = (object, property, value)
  }
}

package enum CommitKind: Hashable, Sendable {
  /// Asks whether a modeset would be taken, without a change.
  case test
  /// Changes everything; returns when it is done.
  case modeset
  /// Shows another buffer at the next refresh: changes properties of one plane, eight at most. Returns
  /// at once; a `Flip` of that number tells the end.
  case flip(number: UInt64)
}
