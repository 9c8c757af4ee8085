/// Whether a line may end at a boundary between characters.
package enum LineBreak: UInt8, BitwiseCopyable, Sendable {
  case none, allowed, mandatory
}
