import Bezel

extension Demo {
  static let transfer = Demo(
    "transfer", "Transfer", "Bytes that come in, as they are counted",
    tellingMoment: 3_200
  ) { stage in
    receive(over: LoopBack(length: 2_400_000), on: stage)
  }

  static let brokenTransfer = Demo(
    "transfer-failed", "Transfer that fails", "A line that breaks on the way",
    tellingMoment: 4_000
  ) { stage in
    receive(over: LoopBack(length: 2_400_000, breakingAt: 1_460_000), on: stage)
  }

  private static func receive(over line: LoopBack, on stage: Stage) {
    let hud = ProgressHUD.showAdded(to: stage, animated: true)
    hud.label.text = "Preparing…"
    hud.minSize = Size(width: 150, height: 100)
    stage.after(1) {
      hud.mode = .determinate
      hud.label.text = "Receiving"
      hud.container?.stage?.every(0.05) {
        switch line.receive() {
        case .some(let count):
          hud.progress = Double(count) / Double(line.length)
          hud.detailsLabel.text = "\(megabytes(count)) of \(megabytes(line.length)) MB"
          return true
        case nil: break
        }
        hud.mode = .customView
        hud.customView = line.isComplete ? .success : .error
        hud.label.text = line.isComplete ? "Completed" : "Connection lost"
        hud.detailsLabel.text =
          line.isComplete
          ? nil : "\(megabytes(line.received)) of \(megabytes(line.length)) MB arrived"
        hud.hide(animated: true, afterDelay: 3)
        return false
      }
    }
  }

  private static func megabytes(_ bytes: Int) -> String {
    "\(bytes / 1_000_000).\(bytes / 100_000 % 10)"
  }
}

/// Both ends of a line on which bytes are sent: what one end puts onto it, the other one takes off and checks.
private final class LoopBack {
  /// How many bytes are to be sent.
  let length: Int
  /// How many have come.
  private(set) var received = 0
  /// After how many the line breaks, if it does.
  private let breakingPoint: Int?
  private static let portion = 1 << 15

  init(length: Int, breakingAt breakingPoint: Int? = nil) {
    (self.length, self.breakingPoint) = (length, breakingPoint)
  }

  var isComplete: Bool { received == length }

  /// Takes the next bytes off the line; how many have come so far, or nil when no more will.
  func receive() -> Int? {
    let portion = send(atMost: LoopBack.portion)
    guard !portion.isEmpty else { return nil }
    for (place, byte) in portion.enumerated() where byte != LoopBack.byte(at: received + place) {
      return nil
    }
    received += portion.count
    return received
  }

  private func send(atMost count: Int) -> [UInt8] {
    let end = min(length, breakingPoint ?? length, received + count)
    return (received..<end).map { LoopBack.byte(at: $0) }
  }

  private static func byte(at place: Int) -> UInt8 { UInt8(truncatingIfNeeded: place &* 31 >> 3) }
}
