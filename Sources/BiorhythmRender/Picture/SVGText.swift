/// Lines of text in a picture.
enum SVGText {
  /// Returns a `text` element, escaped.
  ///
  /// - Parameters:
  ///   - style: Its classes.
  ///   - x: Where it begins, or its middle or end where its style says so.
  ///   - y: The line on which it stands.
  ///   - size: The height of its letters; nil where its style says it.
  static func line(_ text: String, style: String, x: Double, y: Double, size: Double? = nil) -> String {
    let size = size.map { " font-size=\"\(coordinate($0))\"" } ?? ""
    return
      "<text class=\"\(style)\"\(size) x=\"\(coordinate(x))\" y=\"\(coordinate(y))\">\(text.xmlText)</text>\n"
  }

  /// Returns a picture's title, as large as its line lets it be and cut where that would be too small to read, and
  /// below it a quieter line.
  static func heading(_ title: String, below: String, width: Double) -> String {
    let room = width - 2 * SVGLayout.margin
    // A column of bold text is at most two thirds as wide as the text is high.
    let shown = title.visible.truncated(toColumns: Int(room / (0.66 * SVGLayout.textSize)))
    let size = min(25, room / (0.66 * Double(max(shown.displayWidth, 1))))
    let quietSize = min(SVGLayout.axisSize, room / (0.56 * Double(max(below.displayWidth, 1))))
    return line(shown, style: "title", x: SVGLayout.margin, y: 34, size: size)
      + line(below, style: "below", x: SVGLayout.margin, y: 57, size: quietSize)
  }
}
