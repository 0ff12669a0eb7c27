package import BiorhythmCore
package import BiorhythmLocalization

/// How text reports look; decided once, outside, from options, environment and settings.
package struct Style: Sendable {
  /// The columns to use; from 40 up nothing is wider.
  package var columns: Int
  /// The lines of the terminal, or nil where that is not known.
  package var rows: Int?
  /// The day that is marked as today, or nil where none is.
  package var today: CivilDate?
  /// The characters to draw with.
  package var glyphs: Glyphs
  /// The colors, or nil for none.
  package var palette: Palette?
  /// The words.
  package var catalog: Catalog
  /// Whether names, too, are written in ASCII, because that was asked for rather than guessed from the locale.
  package var isStrictlyASCII: Bool

  package init(
    columns: Int, glyphs: Glyphs = .unicode, palette: Palette? = nil, catalog: Catalog,
    isStrictlyASCII: Bool = false
  ) {
    self.columns = columns
    self.glyphs = glyphs
    self.palette = palette
    self.catalog = catalog
    self.isStrictlyASCII = isStrictlyASCII
  }

  /// Whether curves are told apart by color.
  package var hasColors: Bool { palette?.hasColors ?? false }

  /// Returns a selected date as a chip: on a ground of its own where there are colors, else in brackets.
  package func chip(_ text: String) -> String { hasColors ? " \(text) " : "[\(text)]" }

  /// Returns text from a file, the settings or an argument as it may be shown.
  package func shown(_ text: String) -> String { isStrictlyASCII ? text.visible.asciiEscaped : text.visible }

  /// Returns a sentence of the catalog, with such text in it, as it may be shown.
  package func told(_ sentence: String) -> String {
    catalog.language.isWrittenInASCII ? shown(sentence) : sentence.visible
  }

  /// The least width for which reports are laid out; below it they are clipped.
  package static let leastColumns = 40

  /// The width that a layout is made for.
  package var layoutColumns: Int { max(columns, Self.leastColumns) }

  /// Returns lines as text, each ended by a line feed, none wider than the columns.
  package func text(_ lines: [StyledLine]) -> String {
    lines.reduce(into: "") { text, line in
      text += encoded(line.clipped(toColumns: columns, ellipsis: glyphs.ellipsis))
      text += "\n"
    }
  }

  /// Returns a line as text with its escape sequences, without spaces at its end.
  package func encoded(_ line: StyledLine) -> String {
    var text = ""
    for span in line.trimmed.spans {
      let code = palette?.code(for: span.ink) ?? ""
      if code.isEmpty {
        text += span.text
      } else {
        text += "\u{1B}["
        text += code
        text += "m"
        text += span.text
        text += "\u{1B}[0m"
      }
    }
    return text
  }
}
