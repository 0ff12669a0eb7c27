/// A line of text in pieces, each with its ink.
package struct StyledLine: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A piece of text in one ink.
  package struct Span: Hashable, Sendable {
    package var text: String
    package var ink: Ink
  }

  package private(set) var spans: [Span] = []

  /// The columns that the line takes.
  package private(set) var columns = 0

  package init() {}

  package init(_ text: String, _ ink: Ink = .plain) {
    append(text, ink)
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// Adds text at the end.
  package mutating func append(_ text: String, _ ink: Ink = .plain) {
    append(text, ink, columns: text.displayWidth)
  }

  /// Adds text at the end whose columns are known.
  mutating func append(_ text: String, _ ink: Ink, columns added: Int) {
    guard !text.isEmpty else { return }
    columns += added
    if spans.last?.ink == ink {
      spans[spans.count - 1].text += text
    } else {
      spans.append(Span(text: text, ink: ink))
    }
  }

  /// Adds another line at the end.
  package mutating func append(_ line: StyledLine) {
    for span in line.spans { append(span.text, span.ink, columns: 0) }
    columns += line.columns
  }

  /// Adds spaces up to a column; nothing where the line is that long already.
  package mutating func pad(toColumn column: Int) {
    // Few spaces at once are a string without an allocation.
    while column > columns {
      let count = min(column - columns, Self.spaces.count - 1)
      append(Self.spaces[count], .plain, columns: count)
    }
  }

  private static let spaces = (0...15).map { String(repeating: " ", count: $0) }

  /// Adds text that ends at a column, or behind a space where what is there leaves no room.
  package mutating func append(_ text: String, _ ink: Ink = .plain, endingAt column: Int) {
    let needsSpace = spans.last.map { !$0.text.endsInSpace } ?? false
    let width = text.displayWidth
    pad(toColumn: max(column - width, needsSpace ? columns + 1 : columns))
    append(text, ink, columns: width)
  }

  /// The line without spaces at its end.
  package var trimmed: StyledLine {
    guard let last = spans.last, last.text.endsInSpace else { return self }
    // The space at the end of a chip is part of it.
    var line = self
    while let last = line.spans.last, last.text.endsInSpace, last.ink != .chip {
      let spaces = last.text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
      line.spans.removeLast()
      line.columns -= spaces
      if spaces < last.text.utf8.count {
        line.spans.append(Span(text: String(last.text.unicodeScalars.dropLast(spaces)), ink: last.ink))
      }
    }
    return line
  }

  /// The line cut to some columns, with a mark where it was cut.
  package func clipped(toColumns limit: Int, ellipsis: String) -> StyledLine {
    guard columns > limit, trimmed.columns > limit else { return self }
    guard limit >= ellipsis.displayWidth else { return StyledLine() }
    var line = StyledLine()
    for span in spans {
      let room = limit - line.columns
      if span.text.displayWidth < room {
        line.append(span.text, span.ink)
      } else {
        line.append(
          span.text.truncated(toColumns: room - ellipsis.displayWidth, ellipsis: "") + ellipsis, span.ink)
        break
      }
    }
    return line
  }
}

extension String {
  /// Whether the last character is a space.
  fileprivate var endsInSpace: Bool { utf8.last == UInt8(ascii: " ") }
}
