package import BezelCore
package import BezelLinux
package import BezelRaster
import CDRM
import CLinux

/// A card of this machine, driven through libdrm.
package final class KernelCard: Card {
  package let name: [UInt8]
  let file: FileDescriptor
  let isAtomic: Bool
  let driver: [UInt8]
  let preferredDepth: Int
  /// Whether nobody drove the card when it was opened to be looked at.
  let wasFree: Bool
  /// What the card has said of its properties; it says the same every time.
  var properties: [PropertyMeaning] = []

  // Memory for what is said with each frame.
  var events = [UInt8](repeating: 0, count: 1_024)
  private var changes: [bezel_change] = []
  private var clips: [drm_mode_rect] = []
  private var dirtyClips: [drm_clip_rect] = []

  /// Opens /dev/dri/NAME, to drive it or only to look at it.
  ///
  /// - Throws: `Errno.notSupported` when it is no card that drives panels.
  package init(_ name: [UInt8], toLook: Bool = false) throws(Errno) {
    self.name = name
    let file = try FileDescriptor(
      opening: Array("/dev/dri/".utf8) + name, for: .readingAndWriting,
      [.nonBlocking, .noControllingTerminal])
    // Who opens a card that nobody drives is its master, and keeps others from becoming that.
    wasFree = toLook && drmDropMaster(file.raw) == 0
    // Without the call for its parts it renders only, or is a pretence for tests.
    guard let parts = unsafe drmModeGetResources(file.raw) else { throw .notSupported }
    unsafe drmModeFreeResources(parts)
    driver = KernelCard.driver(file.raw)
    let knowsPlanes = drmSetClientCap(file.raw, UInt64(DRM_CLIENT_CAP_UNIVERSAL_PLANES), 1) == 0
    // vmwgfx takes atomic flips and shows none of them.
    let mayBeAtomic = knowsPlanes && !driver.spells("vmwgfx")
    isAtomic = mayBeAtomic && drmSetClientCap(file.raw, UInt64(DRM_CLIENT_CAP_ATOMIC), 1) == 0
    var depth: UInt64 = 0
    let hasDepth = unsafe drmGetCap(file.raw, UInt64(DRM_CAP_DUMB_PREFERRED_DEPTH), &depth) == 0
    preferredDepth = hasDepth ? Int(clamping: depth) : 0
    self.file = file
  }

  private static func driver(_ card: CInt) -> [UInt8] {
    guard let version = unsafe drmGetVersion(card) else { return [] }
    defer { unsafe drmFreeVersion(version) }
    guard let name = unsafe version.pointee.name else { return [] }
    return unsafe bytes(name, atMost: Int(version.pointee.name_len))
  }

  package var eventDescriptor: CInt { file.raw }

  package func becomeMaster() throws(Errno) {
    guard drmSetMaster(file.raw) == 0 else { throw .last }
  }

  // MARK: Buffers

  package func createBuffer(_ size: PixelSize, bitsPerPixel: Int) throws(Errno) -> BufferFacts {
    var (handle, pitch): (UInt32, UInt32) = (0, 0)
    var count: UInt64 = 0
    try check(
      unsafe drmModeCreateDumbBuffer(
        file.raw, UInt32(size.width), UInt32(size.height), UInt32(bitsPerPixel), 0, &handle, &pitch,
        &count))
    return BufferFacts(handle: handle, pitch: Int(pitch), byteCount: Int(clamping: count))
  }

  package func mapBuffer(_ buffer: BufferFacts) throws(Errno) -> Mapping {
    var offset: UInt64 = 0
    try check(unsafe drmModeMapDumbBuffer(file.raw, buffer.handle, &offset))
    return try Mapping(
      of: file.raw, offset: Int64(bitPattern: offset), count: buffer.byteCount)
  }

  package func destroyBuffer(_ handle: UInt32) { _ = drmModeDestroyDumbBuffer(file.raw, handle) }

  package func addFramebuffer(
    _ buffer: BufferFacts, size: PixelSize, format: PixelFormat
  ) throws(Errno) -> UInt32 {
    var id: UInt32 = 0
    try check(
      unsafe bezel_add_framebuffer(
        file.raw, UInt32(size.width), UInt32(size.height), format.code, buffer.handle,
        UInt32(buffer.pitch), &id))
    return id
  }

  package func removeFramebuffer(_ id: UInt32) { _ = drmModeRmFB(file.raw, id) }

  // MARK: Changes

  package func createBlob(_ content: BlobContent) throws(Errno) -> UInt32 {
    switch content {
    case .mode(let mode):
      var timings = drmModeModeInfo(mode)
      return try unsafe withUnsafeBytes(of: &timings) { (bytes) throws(Errno) in
        try unsafe createBlob(bytes)
      }
    case .clips(let rects):
      clips.refill(from: rects) { rect in
        drm_mode_rect(
          x1: Int32(clamping: rect.left), y1: Int32(clamping: rect.top),
          x2: Int32(clamping: rect.right), y2: Int32(clamping: rect.bottom))
      }
      return try unsafe clips.withUnsafeBufferPointer { (clips) throws(Errno) in
        try unsafe createBlob(UnsafeRawBufferPointer(clips))
      }
    }
  }

  private func createBlob(_ bytes: UnsafeRawBufferPointer) throws(Errno) -> UInt32 {
    var id: UInt32 = 0
    try check(unsafe drmModeCreatePropertyBlob(file.raw, bytes.baseAddress, bytes.count, &id))
    return id
  }

  package func destroyBlob(_ id: UInt32) { _ = drmModeDestroyPropertyBlob(file.raw, id) }

  package func commit(_ settings: [Setting], _ kind: CommitKind) throws(Errno) {
    if case .flip(let number) = kind { return try flip(settings, number) }
    guard let request = unsafe drmModeAtomicAlloc() else { throw .outOfMemory }
    defer { unsafe drmModeAtomicFree(request) }
    for setting in settings {
      try check(
        unsafe drmModeAtomicAddProperty(request, setting.object, setting.property, setting.value))
    }
    var flags = UInt32(DRM_MODE_ATOMIC_ALLOW_MODESET)
    if kind == .test { flags |= UInt32(DRM_MODE_ATOMIC_TEST_ONLY) }
    try check(unsafe drmModeAtomicCommit(file.raw, request, flags, nil))
  }

  /// Each frame asks for one, so that no request is made for it.
  private func flip(_ settings: [Setting], _ number: UInt64) throws(Errno) {
    changes.refill(from: settings) { bezel_change(property: $0.property, value: $0.value) }
    let plane = settings.first?.object ?? 0
    try check(unsafe bezel_flip(file.raw, plane, changes, UInt32(changes.count), number))
  }

  package func setCRTC(
    _ crtc: UInt32, framebuffer: UInt32, connector: UInt32, mode: Mode
  ) throws(Errno) {
    var timings = drmModeModeInfo(mode)
    try check(unsafe bezel_set_crtc(file.raw, crtc, framebuffer, connector, &timings))
  }

  package func markDirty(framebuffer: UInt32, _ rects: [PixelRect]) throws(Errno) {
    dirtyClips.refill(from: rects) { rect in
      drm_clip_rect(
        x1: UInt16(clamping: rect.left), y1: UInt16(clamping: rect.top),
        x2: UInt16(clamping: rect.right), y2: UInt16(clamping: rect.bottom))
    }
    let count = UInt32(dirtyClips.count)
    try check(unsafe drmModeDirtyFB(file.raw, framebuffer, &dirtyClips, count))
  }

  /// Turns what libdrm's calls return into an error.
  func check(_ result: CInt) throws(Errno) {
    if result < 0 { throw Errno(rawValue: -result) }
  }
}

/// The characters of a C text, without its end.
func bytes(_ text: UnsafePointer<CChar>, atMost limit: Int) -> [UInt8] {
  var bytes: [UInt8] = []
  while bytes.count < limit, unsafe text[bytes.count] != 0 {
    bytes.append(UInt8(bitPattern: unsafe text[bytes.count]))
  }
  return bytes
}

extension Array {
  /// Replaces all elements by what others come to, in the memory that it has.
  fileprivate mutating func refill<Other>(from others: [Other], _ make: (Other) -> Element) {
    removeAll(keepingCapacity: true)
    for other in others { append(make(other)) }
  }
}
