extension String {
  /// This text as a CSV cell that no spreadsheet takes for a formula.
  ///
  /// A text that starts with `=`, `+`, `-`, `@`, TAB or CR gets a `'` before it; whoever reads such a cell back
  /// takes one leading `'` off where one of these follows. Numbers are not text and never come here.
  package var csvCell: String {
    let isFormula = unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    let text = isFormula ? "'" + self : self
    // RFC 4180 §2: cells with quotation marks, commas and line breaks stand in quotation marks, those inside doubled.
    guard text.utf8.contains(where: { "\",\n\r".utf8.contains($0) }) else { return text }
    var cell = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { cell += "\"" }
      cell.unicodeScalars.append(scalar)
    }
    return cell + "\""
  }
}
