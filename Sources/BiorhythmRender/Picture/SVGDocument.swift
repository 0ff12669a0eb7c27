internal import BiorhythmLocalization
internal import BiorhythmTables

/// The `svg` element around a picture.
struct SVGDocument {
  /// Where a picture stands.
  enum Place: Hashable, Sendable {
    /// In a file of its own, with its style sheet.
    case alone
    /// In a page that has ``SVGStyle`` already and gives the picture its id.
    case inline(id: String)
  }

  /// How the days lie in the picture, for the script that reads them out: rows of days of equal width, all rows
  /// beginning at the same edge.
  struct DayGrid {
    let left: Double
    let top: Double
    let step: Double
    let rowHeight: Double
    /// How many days each row has.
    let lengths: [Int]

    fileprivate var attributes: String {
      let numbers = [left, top, step, rowHeight].map(coordinate).joined(separator: " ")
      return " data-grid=\"\(numbers)\" data-rows=\"\(lengths.map(String.init).joined(separator: " "))\""
    }
  }

  /// What the title and the line below it take, which a page has in its own heading.
  private static let headingHeight = 64.0

  let place: Place
  let title: String
  /// Stands below the title.
  let subtitle: String
  let description: String
  let language: Language
  let width: Double
  let height: Double
  /// How much larger than its units the picture is shown, where there is room.
  var scale = 1.5
  /// Nil where the picture's columns are no days.
  var grid: DayGrid?

  /// Writes the element with a body in it; one line feed ends it.
  func write(
    to out: inout ByteWriter, _ body: (inout ByteWriter) throws(WriteFailure) -> Void
  ) throws(WriteFailure) {
    let cut = place == .alone ? 0 : Self.headingHeight
    let (width, height, top) = (coordinate(width), coordinate(self.height - cut), coordinate(cut))
    try out.append(
      """
      <svg xmlns="http://www.w3.org/2000/svg" class="\(SVGStyle.scope)" id="\(id)" \
      width="\(coordinate(self.width * scale))" height="\(coordinate((self.height - cut) * scale))" \
      viewBox="0 \(top) \(width) \(height)" lang="\(language.rawValue)" xml:lang="\(language.rawValue)" \
      role="img" aria-labelledby="\(id)-title \(id)-description"\(place == .alone ? "" : grid?.attributes ?? "")>
      <title id="\(id)-title">\(title.xmlText)</title>
      <desc id="\(id)-description">\(description.xmlText)</desc>

      """)
    if place == .alone { try out.append("<style>\n\(SVGStyle.text)</style>\n") }
    try out.append("<rect class=\"paper\" y=\"\(top)\" width=\"\(width)\" height=\"\(height)\"/>\n")
    if place == .alone {
      try out.append(SVGText.heading(title, below: subtitle, width: SVGLayout.pictureWidth))
    }
    try body(&out)
    try out.append("</svg>\n")
  }

  /// The same picture has the same id on every run, and another picture another.
  private var id: String {
    if case .inline(let id) = place { return id }
    // FNV-1a, 64 bits.
    let content = "\(title)\u{0}\(description)\u{0}\(language.rawValue)\u{0}\(width)\u{0}\(height)"
    let hash = content.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "b" + String(hash, radix: 36)
  }
}
