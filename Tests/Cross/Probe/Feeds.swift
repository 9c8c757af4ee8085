import BezelCore
import BezelFeeds

func walkFeeds(_ chance: inout Chance, _ digest: inout Digest) {
  let words = [
    "PROGRESS", "MSG", "DETAILS", "OK", "FAIL", "HIDE", "@main", "ICON", "MODE", "%", "?", "info",
    "bar",
    "\n", "\n", "\r", " ", " ", ".", "-", "bytes", "copied,", "s,", "MB/s", "GB/s", "\\n", "é", "進",
  ].map { Array($0.utf8) }
  var text: [UInt8] = []
  for _ in 0..<400 {
    switch chance.below(6) {
    case 0: text += "\(chance.long())".utf8
    case 1:
      text += "\r\(chance.long().magnitude) bytes (4 GB) copied, \(chance.below(99)) s, 7 MB/s".utf8
    case 2: text += chance.bytes(3)
    default: text += chance.one(of: words)
    }
    if let count = ByteCount.parse("\(chance.long().magnitude)\(chance.flag() ? "K" : "E")".utf8) {
      digest.add(count)
    }
  }
  var parser = LineParser()
  var events: [FeedEvent] = []
  parser.parse(text.span, into: &events)
  parser.finish(into: &events)
  var progress = TextProgress(on: chance.flag() ? .lines : .terminal(columns: chance.below(90)))
  var values = LastValues()
  for event in events {
    switch event {
    case .update(let update, _):
      values.apply(update, at: Instant(nanoseconds: chance.long()))
      digest.add(progress.note(update))
      digest.add(update.line())
    case .complaint(let sentence): digest.add(sentence)
    case .suspend, .resume: digest.add(1)
    }
  }
  for update in values.updates(at: Instant(nanoseconds: chance.long())) {
    digest.add(update.line())
  }
  let total = chance.long()
  for scanner in [FeedScanner.pv(), .dd(total: total), .dd(total: nil)] {
    var scanner = scanner
    var passed: [UInt8] = []
    var updates: [Update] = []
    scanner.scan(text.span, passing: &passed, updates: &updates)
    scanner.flush(passing: &passed)
    digest.add(passed)
    for update in updates { digest.add(update.line()) }
  }
}
