extension Character {
  /// The number of terminal columns this character takes: 0, 1, or 2.
  ///
  /// The widths of its scalars add up, but a character never takes more than two columns; so decomposed
  /// Hangul, flags, and emoji joined by U+200D take two, and a letter with accents takes one. An emoji that
  /// is text by default takes two columns when U+FE0F follows it (`❤️`, `1️⃣`). East Asian ambiguous
  /// characters take one column, controls none.
  package var displayWidth: Int {
    if let ascii = asciiValue {
      return takesColumn(ascii: ascii) ? 1 : 0
    }
    var width = 0
    var base: Unicode.Scalar?
    for scalar in unicodeScalars {
      width += scalar.displayWidth
      if scalar == "\u{FE0F}", base?.becomesWideEmoji == true { width = 2 }
      if width >= 2 { return 2 }
      base = scalar
    }
    return width
  }
}

/// Where text stands in the columns it does not fill.
package enum ColumnAlignment: Sendable {
  case leading
  case center
  case trailing
}

extension StringProtocol {
  /// The number of terminal columns this text takes on one line, for example 9 for `가나 cafe`.
  ///
  /// The text is expected to hold no controls (see `String.visible`); those count as no column.
  package var displayWidth: Int {
    simpleDisplayWidth ?? reduce(0) { $0 + $1.displayWidth }
  }

  /// This text cut to at most the given number of columns, with an ellipsis where something was left out.
  ///
  /// For example `"바이오리듬".truncated(toColumns: 6)` is `바이…`: no character is split, so the result may be
  /// narrower than asked. Where even the ellipsis does not fit, the text is cut without one.
  package func truncated(toColumns columns: Int, ellipsis: String = "…") -> String {
    if let width = simpleDisplayWidth, width <= columns { return String(self) }
    let roomForText = columns - ellipsis.displayWidth
    let fitsEllipsis = roomForText >= 0
    var width = 0
    var cut = startIndex
    var position = startIndex
    for character in self {
      width += character.displayWidth
      guard width <= columns else {
        return String(self[..<cut]) + (fitsEllipsis ? ellipsis : "")
      }
      position = index(after: position)
      if width <= roomForText || !fitsEllipsis { cut = position }
    }
    return String(self)
  }

  /// This text filled up with spaces to the given number of columns; wider text is left as it is.
  ///
  /// For example `"몸".padded(toColumns: 5, alignment: .center)` is `" 몸  "`: of an odd number of spaces, the
  /// greater part trails.
  package func padded(toColumns columns: Int, alignment: ColumnAlignment = .leading) -> String {
    let missing = columns - displayWidth
    guard missing > 0 else { return String(self) }
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return String(repeating: " ", count: before) + self + String(repeating: " ", count: missing - before)
  }

  /// The width of text whose scalars are all characters by themselves, without the cost of finding characters;
  /// otherwise nil.
  private var simpleDisplayWidth: Int? {
    let width: Int?? = utf8.withContiguousStorageIfAvailable { bytes in
      var width = 0
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        if byte < 0x80 {
          if takesColumn(ascii: byte) { width += 1 }
          place += 1
          continue
        }
        // Three bytes of UTF-8 hold four, six and six bits.
        guard byte & 0xF0 == 0xE0, place + 2 < bytes.count,
          let added = simpleWidth(
            UInt32(byte & 0x0F) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6
              | UInt32(bytes[place + 2] & 0x3F))
        else { return nil }
        width += added
        place += 3
      }
      return width
    }
    return width ?? nil
  }
}

/// The columns of a scalar that never joins with the one before it, or nil where it may or that is not known.
///
/// These are what reports are drawn and most of their words are written with: punctuation, arrows, lines, blocks,
/// braille, kana, ideographs and Hangul syllables.
private func simpleWidth(_ scalar: UInt32) -> Int? {
  switch scalar {
  case 0x2500...0x25FC, 0x2800...0x28FF, 0x2010...0x2027, 0x2190...0x22FF: 1
  case 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FA: 2
  default: nil
  }
}

extension Unicode.Scalar {
  /// The columns this scalar adds to its character: 0, 1, or 2.
  fileprivate var displayWidth: Int {
    let runs = DisplayWidthTable.runs
    let lastOfSameScalar = value << 2 | 3
    var found = 0
    var end = runs.count
    while end - found > 1 {
      let middle = (found + end) / 2
      if runs[middle] <= lastOfSameScalar { found = middle } else { end = middle }
    }
    return Int(runs[found] & 3)
  }

  /// Whether U+FE0F turns this scalar from narrow text into a wide emoji.
  fileprivate var becomesWideEmoji: Bool {
    properties.isEmoji && !properties.isEmojiPresentation
  }
}

/// Whether an ASCII code is printable and so takes one column.
private func takesColumn(ascii: UInt8) -> Bool {
  0x20..<0x7F ~= ascii
}
