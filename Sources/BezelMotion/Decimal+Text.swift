package import BezelCore

extension Decimal {
  /// The number in digits, with a decimal point only where there are decimals, as drivers read it.
  package var text: String {
    let (whole, part) = billionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    var text = "\(billionths < 0 ? "-" : "")\(whole)"
    guard part > 0 else { return text }
    var (digits, count) = (part, 9)
    while digits % 10 == 0 { (digits, count) = (digits / 10, count - 1) }
    let ending = "\(digits)"
    text += "." + String(repeating: "0", count: count - ending.utf8.count) + ending
    return text
  }
}
