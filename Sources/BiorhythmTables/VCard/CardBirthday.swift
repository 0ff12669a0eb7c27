extension CardLine {
  /// The birthday as a date is typed, or nil where the year, the month or the day is not known.
  ///
  /// The forms are those of RFC 6350 §4.3: `19900515`, `1990-05-15`, either with a time of day; `--0515`, `1990-05` and
  /// `1990` are no whole dates. Apple writes a year that is not meant and names it in `X-APPLE-OMIT-YEAR`.
  func birthday() throws(CardTextFault) -> String? {
    var date = try text().cardUnescaped.trimmed()
    let day = date.utf8.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
    if let next = date.utf8.dropFirst(day.count).first, next == UInt8(ascii: "T") || next == UInt8(ascii: " ")
    {
      date = String(decoding: Array(day), as: UTF8.self)
    }
    if date.isEmpty || date.hasPrefix("-") { return nil }
    let isTruncated = date.utf8.count == 4 || date.utf8.count == 7 && date.dropFirst(4).hasPrefix("-")
    if isTruncated, date.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }) {
      return nil
    }
    if let omitted = self["X-APPLE-OMIT-YEAR"], !omitted.isEmpty, date.hasPrefix(omitted) { return nil }
    // Words such as `circa 1800` are a birthday that nobody knows.
    let isText = self["VALUE"]?.lowercased() == "text"
    if isText, !date.utf8.allSatisfy({ (0x2D...0x39).contains($0) }) { return nil }
    return date
  }
}
