extension ThemeDescription {
  /// Reads the text of a theme file. What is wrong is told, at most twenty times, and left out.
  package init(parsing text: [UInt8], complaints: inout [ThemeComplaint]) {
    self.init(.light)
    guard text.count <= ThemeDescription.longestFile else {
      complaints.append(
        ThemeComplaint("a theme file has at most 64 KiB"))
      return
    }
    let lines = ThemeDescription.lines(text, &complaints)
    // What is inherited comes first, wherever it stands.
    for line in lines where line.key == .inherit { take(line, &complaints) }
    for line in lines where line.key != .inherit { take(line, &complaints) }
    complaints.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private static func lines(
    _ text: [UInt8], _ complaints: inout [ThemeComplaint]
  ) -> [ThemeLine] {
    var lines: [ThemeLine] = []
    // A mark of the byte order, as some editors write it.
    var rest = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
    var number = 0
    while !rest.isEmpty, complaints.count < ThemeDescription.mostComplaints {
      number += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      do throws(ThemeComplaint) {
        if let line = try ThemeLine.parse(rest[..<end], number: number) {
          if let first = lines.first(where: { $0.key == line.key }) {
            throw ThemeComplaint(
              line: number, column: line.keyColumn,
              "'\(line.key.name)' is set already, in line \(first.number)")
          }
          lines.append(line)
        }
      } catch {
        complaints.append(error)
      }
      rest = end < rest.endIndex ? rest[(end + 1)...] : []
    }
    return lines
  }

  private mutating func take(_ line: ThemeLine, _ complaints: inout [ThemeComplaint]) {
    do throws(ThemeComplaint) {
      try set(line)
      keys.insert(line.key)
    } catch {
      if complaints.count < ThemeDescription.mostComplaints { complaints.append(error) }
    }
  }
}
