internal import BiorhythmRender
internal import BiorhythmTables

/// A line of text that is typed, with its cursor.
package struct LineEditor: Equatable {
  /// The most characters that the line takes; more are passed over.
  static let limit = 256

  private var before: String
  private var after = ""

  /// Creates a line with the cursor at its end.
  package init(_ text: String = "") {
    before = text
  }

  package var text: String { before + after }

  /// Takes a key; those that edit no line change nothing.
  package mutating func handle(_ key: Key) {
    switch key {
    case .character(let character): insert(String(character))
    case .paste(let text): insert(Self.firstLine(of: text))
    case .backspace: _ = before.popLast()
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .left: if let character = before.popLast() { after.insert(character, at: after.startIndex) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    case .control("u"): before = ""
    case .control("k"): after = ""
    case .control("w"): removeWord()
    default: break
    }
  }

  /// A combining mark joins the character before it, and so is no character more.
  private mutating func insert(_ text: String) {
    before += text
    let excess = before.count + after.count - Self.limit
    if excess > 0 { before.removeLast(min(excess, text.count)) }
  }

  private mutating func removeWord() {
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
  }

  /// What of a pasted text goes into one line: the first that has something in it.
  private static func firstLine(of text: String) -> String {
    let line = text.split(separator: "\n").lazy.map { $0.trimmed() }.first { !$0.isEmpty }
    return line?.replacing("\t", with: " ") ?? ""
  }

  /// Returns as much of the line as fits, around the cursor.
  ///
  /// - Parameters:
  ///   - columns: The columns of the field; the cursor takes one of them.
  ///   - show: Makes a character safe to show, on as many columns as that takes.
  /// - Returns: The text, and the column of the cursor in it.
  func view(columns: Int, show: (Character) -> String) -> (text: String, cursor: Int) {
    var head = ""
    var cursor = 0
    for character in before.reversed() {
      let shown = show(character)
      guard cursor + shown.displayWidth < columns else { break }
      head = shown + head
      cursor += shown.displayWidth
    }
    let tail = after.map(show).joined().truncated(toColumns: max(0, columns - cursor), ellipsis: "")
    return (head + tail, cursor)
  }
}
