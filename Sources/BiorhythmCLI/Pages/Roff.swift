internal import BiorhythmTables

/// A page in the man(7) macros while it is being written.
///
/// Text is plain; what stands between backticks is set bold. Every hyphen becomes `\-`, so that options can be searched
/// and pasted, and everything beyond ASCII an escape, so that the page is ASCII.
struct Roff {
  private(set) var text = ""

  private mutating func add(_ line: String) { text += line + "\n" }

  /// Begins the page.
  ///
  /// - Parameters:
  ///   - name: The name of the page, in section 1.
  ///   - date: The date in its foot, `2026-11-30`.
  ///   - source: The program and its version, in its foot.
  init(name: String, date: String, source: String) {
    add(".TH \(Self.escaped(name)) 1 \"\(date)\" \"\(Self.escaped(source))\" \"User Commands\"")
    // Hyphens of a hyphenated word would be typographic ones.
    add(".nh")
    add(".ad l")
  }

  mutating func section(_ title: String) { add(".SH \"\(Self.escaped(title))\"") }

  mutating func subsection(_ title: String) { add(".SS \"\(Self.escaped(title))\"") }

  /// Adds a paragraph.
  mutating func paragraph(_ paragraph: String) {
    add(".PP")
    flow(paragraph)
  }

  /// Adds running text where a heading or a tag has just been: each sentence on a line of its own, as roff likes them
  /// for their spacing, and lines of at most 80 bytes.
  mutating func flow(_ paragraph: String) {
    var line = ""
    for word in Self.marked(paragraph).split(separator: " ") {
      if !line.isEmpty, line.last == "." || line.utf8.count + word.utf8.count >= 80 {
        addText(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    addText(line)
  }

  private mutating func addText(_ line: String) { add(line.first == "." ? "\\&" + line : line) }

  /// Adds an item whose tag has backticks like running text, and `<`…`>` around what is set in italics.
  mutating func item(_ tag: String, _ description: String) {
    add(".TP")
    add(Self.marked(tag))
    flow(description)
  }

  /// Adds lines that stay as they are.
  mutating func verbatim(_ lines: [String]) {
    add(".PP")
    add(".RS 4")
    add(".nf")
    for line in lines { addText(Self.escaped(line)) }
    add(".fi")
    add(".RE")
  }

  private static func marked(_ text: String) -> String {
    var isBold = false
    return text.reduce(into: "") { result, character in
      switch character {
      case "`":
        isBold.toggle()
        result += isBold ? "\\fB" : "\\fR"
      case "<": result += "\\fI"
      case ">": result += "\\fR"
      default: result += escaped(String(character))
      }
    }
  }

  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "-": result += "\\-"
      case "\\": result += "\\e"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        result += "\\[u\(scalar.value.zeroPadded(to: 4, radix: 16))]"
      }
    }
  }
}
