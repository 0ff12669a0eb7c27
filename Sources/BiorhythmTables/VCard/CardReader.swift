/// Reads the names and birthdays of a vCard file, card by card, in memory that does not grow with the file or a card.
///
/// Versions 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350) are read alike: lines that are folded or continued, in LF, CRLF or CR,
/// properties in groups and with parameters in any case, quoted-printable text. What is wrong with a card is thrown by
/// ``next()``, which then goes on behind it.
///
///     var reader = CardReader()
///     while true {
///       switch try reader.next() {
///       case .card: print(reader.line, reader.name, reader.birthday)
///       case .needsMore: try reader.fill(from: source)
///       case .end: return
///       }
///     }
package struct CardReader: ~Copyable {
  /// What came of asking for a card.
  package enum Step {
    /// A card's name and birthday are there, until the next one is asked for.
    case card
    /// More of the file is needed; see ``fill(from:)``.
    case needsMore
    case end
  }

  /// The longest name or birthday that is read, in bytes, unfolded; it bounds the memory.
  package static let valueLimit = 1 << 16

  /// The line on which the card in hand begins, from 1 on.
  package private(set) var line = 1
  /// Whether the name certainly holds no quotation mark, comma or control character.
  package var isPlain: Bool { card.isPlain }

  private var block = CSVBlock()
  private var nextLine = 1
  private var card = Card()
  /// The property that is being read and may go on in the next line.
  private var pending: CardProperty?
  private var pendingLine = 1
  private var text = TextMemory()
  /// What a line that comes is, whatever stands in it.
  private var continuation = Continuation.none
  private var isInsideCard = false
  /// How many cards are open inside the card, as a 2.1 `AGENT` has them.
  private var depth = 0
  private var followsAgent = false
  /// Whether text outside of cards was told of since the last card.
  private var isOutsideTold = false
  private var fault: CardFault?

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private enum Continuation {
    case none
    /// It goes on with the line before, which ends in a soft line break of quoted-printable.
    case quotedPrintable
    /// It is the rest of a line that is too long to be in memory.
    case passedOver
  }

  /// Creates a reader that has read nothing.
  package init() {}

  /// Whether the file gave less than it was asked for, so that what is done should be seen before it is asked again.
  package var isShort: Bool { block.isShort }

  /// The name in UTF-8; ``RowWriter/stride`` bytes behind it are readable.
  package var name: BorrowedText {
    @inline(__always) get { card.name.text }
  }

  /// The birthday as a date is typed, with ``RowWriter/stride`` readable bytes behind it; empty where it is not known.
  package var birthday: BorrowedText {
    @inline(__always) get { card.birthday.text }
  }

  /// Reads on.
  package mutating func fill(from source: CSVReader.Source) throws(ReadingFailure) {
    // Two bytes more for the line end.
    try block.fill(upTo: Self.valueLimit + 2, from: source)
  }

  /// Moves to the next card.
  ///
  /// - Throws: ``CardFault``; the card is passed.
  package mutating func next() throws(CardFault) -> Step {
    while true {
      let rest = UnsafeRawBufferPointer(block.rest)
      if block.isAtEnd { return try end() }
      guard let end = lineEnd(in: rest) else {
        if rest.count > Self.valueLimit + 1 {
          passOver(rest)
          continue
        }
        return .needsMore
      }
      let content = UnsafeRawBufferPointer(rebasing: rest[..<end.end])
      block.advance(by: end.next)
      let number = nextLine
      if end.next > end.end { nextLine += 1 }
      if try take(content, number: number) { return .card }
    }
  }

  /// Where the first line ends and the next begins, or nil where that is not known yet.
  @inline(__always)
  private mutating func lineEnd(in rest: UnsafeRawBufferPointer) -> (end: Int, next: Int)? {
    guard let start = rest.baseAddress else { return nil }
    var offset = 0
    while offset < rest.count {
      let word = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      // A high bit for each byte below 0x10, among which are LF, CR and NUL.
      let high = word & 0xF0F0_F0F0_F0F0_F0F0
      var marks =
        ~(((high & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | high) & 0x8080_8080_8080_8080
      while marks != 0 {
        let place = offset + marks.trailingZeroBitCount / 8
        marks &= marks - 1
        guard place < rest.count else { break }
        let byte = rest[place]
        if byte == newline { return (place, place + 1) }
        if byte == carriageReturn {
          if place + 1 == rest.count, !block.isLast { return nil }
          return (place, place + 1 < rest.count && rest[place + 1] == newline ? place + 2 : place + 1)
        }
        if byte == 0, isInsideCard { note(.nul) }
      }
      offset += 8
    }
    return block.isLast ? (rest.count, rest.count) : nil
  }

  /// Passes over what is in memory of a line that is too long.
  private mutating func passOver(_ rest: UnsafeRawBufferPointer) {
    if continuation != .passedOver {
      let first = rest.first
      let isFolded = continuation == .quotedPrintable || first == 0x20 || first == 0x09
      let isRead = isFolded ? pending != nil : CardProperty(of: rest) != nil
      if isRead, isInsideCard, depth == 0 { note(.tooLong(limit: Self.valueLimit)) }
      if isFolded { pending = nil } else { finishPending() }
    }
    continuation = .passedOver
    // Whether a line feed follows is still to be seen.
    block.advance(by: rest.last == carriageReturn ? rest.count - 1 : rest.count)
  }

  /// Takes a line in.
  ///
  /// - Returns: Whether it ends a card that is good.
  @inline(__always)
  private mutating func take(_ content: UnsafeRawBufferPointer, number: Int) throws(CardFault) -> Bool {
    if number == 1, content.starts(with: Self.byteOrderMark) {
      return try take(UnsafeRawBufferPointer(rebasing: content[Self.byteOrderMark.count...]), number: 0)
    }
    if continuation != .none || content.first == 0x20 || content.first == 0x09, !breaksIn(content) {
      continueLine(content)
      return false
    }
    continuation = .none
    if pending != nil { finishPending() }
    let property = CardProperty(of: content)
    if content.last == UInt8(ascii: "=") { continueBehindSoftBreak(content) }
    switch property {
    case nil:
      followsAgent = false
      if !isInsideCard { try passOutside(content, number: number) }
      return false
    case .begin where isVCard(content):
      return try begin(number: max(1, number))
    case .end where isVCard(content):
      return try endCard(content, number: number)
    case .some(let property):
      if !isInsideCard {
        try passOutside(content, number: number)
      } else if depth == 0, property != .begin, property != .end {
        keep(property, content, number: number)
      }
      return false
    }
  }

  /// Keeps the line of a property, with which the next one may go on.
  @inline(__always)
  private mutating func keep(_ property: CardProperty, _ content: UnsafeRawBufferPointer, number: Int) {
    guard content.count <= Self.valueLimit else {
      return note(.tooLong(limit: Self.valueLimit), line: number)
    }
    pending = property
    pendingLine = number
    text.removeAll()
    text.append(content)
    if continuation == .quotedPrintable { text.removeLast(1) }
  }

  /// Whether a line is the begin or end of a card in spite of a soft line break before it, which then was none.
  private func breaksIn(_ content: UnsafeRawBufferPointer) -> Bool {
    guard continuation == .quotedPrintable, let property = CardProperty(of: content) else { return false }
    return (property == .begin || property == .end) && isVCard(content)
  }

  /// Adds a line to the one that it continues.
  private mutating func continueLine(_ content: UnsafeRawBufferPointer) {
    let kind = continuation
    continuation = .none
    if kind == .passedOver { return }
    let isSoft = kind == .quotedPrintable && content.last == UInt8(ascii: "=")
    if isSoft { continuation = .quotedPrintable }
    guard pending != nil else { return }
    let folded = kind == .quotedPrintable ? 0 : 1
    text.append(UnsafeRawBufferPointer(rebasing: content[folded...]))
    if kind == .none, content.last == UInt8(ascii: "="), text.bytes.isQuotedPrintable {
      continuation = .quotedPrintable
    }
    if continuation == .quotedPrintable { text.removeLast(1) }
    if text.count > Self.valueLimit {
      note(.tooLong(limit: Self.valueLimit))
      pending = nil
    }
  }

  /// Notes that the next line goes on with this one, if it is quoted-printable.
  @inline(never)
  private mutating func continueBehindSoftBreak(_ content: UnsafeRawBufferPointer) {
    if content.isQuotedPrintable { continuation = .quotedPrintable }
  }

  /// Tells of text outside of cards, once between two of them.
  private mutating func passOutside(_ content: UnsafeRawBufferPointer, number: Int) throws(CardFault) {
    if isOutsideTold || content.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return }
    isOutsideTold = true
    throw CardFault(line: max(1, number), .outsideCard)
  }

  private mutating func begin(number: Int) throws(CardFault) -> Bool {
    if isInsideCard, followsAgent || depth > 0 {
      depth += 1
      followsAgent = false
      return false
    }
    let (wasInside, before) = (isInsideCard, fault ?? CardFault(line: line, .unclosedCard))
    isInsideCard = true
    isOutsideTold = false
    fault = nil
    line = number
    card.removeAll()
    if wasInside { throw before }
    return false
  }

  private mutating func endCard(_ content: UnsafeRawBufferPointer, number: Int) throws(CardFault) -> Bool {
    guard isInsideCard else {
      try passOutside(content, number: number)
      return false
    }
    if depth > 0 {
      depth -= 1
      return false
    }
    isInsideCard = false
    followsAgent = false
    do throws(CardTextFault) { try card.finish() } catch { note(error, line: line) }
    if let fault {
      self.fault = nil
      throw fault
    }
    return true
  }

  private mutating func end() throws(CardFault) -> Step {
    finishPending()
    guard isInsideCard else { return .end }
    isInsideCard = false
    throw fault ?? CardFault(line: line, .unclosedCard)
  }

  /// Reads the property that is whole now.
  @inline(__always)
  private mutating func finishPending() {
    guard let property = pending else { return }
    pending = nil
    if property == .agent {
      followsAgent = text.bytes.last == UInt8(ascii: ":")
      return
    }
    followsAgent = false
    do throws(CardTextFault) { try card.read(property, text.bytes) } catch { note(error, line: pendingLine) }
  }

  private mutating func note(_ fault: CardTextFault, line: Int) {
    switch fault {
    case .notUTF8(let encodings): note(CardFault.Problem.notUTF8(looksLike: encodings), line: line)
    case .unknownCharacterSet(let set): note(CardFault.Problem.unknownCharacterSet(set), line: line)
    }
  }

  /// Keeps the first fault of a card.
  private mutating func note(_ problem: CardFault.Problem, line: Int? = nil) {
    if fault == nil { fault = CardFault(line: line ?? nextLine, problem) }
  }
}
