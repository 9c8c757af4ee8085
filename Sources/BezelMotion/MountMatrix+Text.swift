import BezelCore

/// Why a text is no mount matrix.
package enum MountMatrixError: Error, Equatable, Sendable {
  /// There are not three rows between semicolons.
  case notThreeRows
  /// A row, counted from 1, has not three numbers between commas.
  case notThreeNumbers(row: Int)
  /// A row, counted from 1, has something else where a number belongs.
  case notANumber(row: Int)
  /// A row, counted from 1, is zero, so that the panel would have no such axis.
  case zeroRow(Int)
}

extension MountMatrixError: CustomStringConvertible {
  /// One sentence without its period.
  package var description: String {
    switch self {
    case .notThreeRows: "a mount matrix has three rows, as in \"1, 0, 0; 0, 1, 0; 0, 0, 1\""
    case .notThreeNumbers(let row): "row \(row) of the mount matrix has not three numbers"
    case .notANumber(let row): "row \(row) of the mount matrix has something that is no number"
    case .zeroRow(let row): "row \(row) of the mount matrix is zero"
    }
  }
}

extension MountMatrix {
  /// Reads `1, 0, 0; 0, 1, 0; 0, 0, 1`, the form of the kernel and of udev; blanks and a last
  /// semicolon do not matter.
  package init(_ text: [UInt8]) throws(MountMatrixError) {
    var rows = text.split(
      separator: UInt8(ascii: ";"), maxSplits: 4, omittingEmptySubsequences: false)
    if rows.count == 4, rows[3].trimmed.isEmpty { rows.removeLast() }
    guard rows.count == 3 else { throw .notThreeRows }
    x = try Row(rows[0], number: 1)
    y = try Row(rows[1], number: 2)
    z = try Row(rows[2], number: 3)
  }
}

extension MountMatrix.Row {
  fileprivate init(_ text: ArraySlice<UInt8>, number: Int) throws(MountMatrixError) {
    let parts = text.split(
      separator: UInt8(ascii: ","), maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .notThreeNumbers(row: number) }
    guard let x = Decimal(parts[0].trimmed), let y = Decimal(parts[1].trimmed),
      let z = Decimal(parts[2].trimmed)
    else { throw .notANumber(row: number) }
    self.init(x, y, z)
    if isZero { throw .zeroRow(number) }
  }
}
