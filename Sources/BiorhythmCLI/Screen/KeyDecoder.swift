/// Turns the bytes of a terminal into keys, however they are cut into reads.
///
/// It reads what terminals send for keys (xterm, rxvt, the Linux console, kitty's protocol) and swallows
/// whole whatever else they may say, so that no letter of a mouse's or a device's report is taken for a key.
/// Alt with a character is no key. Of the bytes that came before, it keeps no more than an unfinished key
/// needs, or a paste's first 64 KiB.
package struct KeyDecoder {
  private enum State {
    case ground
    /// Inside a UTF-8 character of `length` bytes, which is ignored when it is typed with Alt.
    case character(length: Int, isAlt: Bool)
    /// After ESC, or after ESC ESC.
    case escape(isDouble: Bool)
    /// After ESC and a byte that says which character set is meant: one more byte will name it.
    case designation
    /// After `ESC [`.
    case sequence
    /// After `ESC O`.
    case singleShift
    /// Inside bytes of a known number that are no keys.
    case skipping(count: Int)
    /// Inside a string that a terminal sends (DCS, OSC, SOS, PM, APC).
    case string
    case paste
  }

  private var state = State.ground
  private var character: [UInt8] = []
  private var sequence = ControlSequence()
  private var paste = PastedText()
  /// Whether nothing has come since the last flush.
  private var isQuiet = false

  package init() {}

  /// Whether bytes are pending that `flush()` would settle, so that the next read should have a time limit.
  package var isWaiting: Bool {
    switch state {
    case .ground: false
    case .paste: !isQuiet
    default: true
    }
  }

  /// The keys that are complete with these bytes.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      take(byte, into: &keys)
      isQuiet = false
    }
    return keys
  }

  /// The keys that are complete because nothing followed in time: a lone ESC is Escape, the rest is dropped.
  ///
  /// A paste goes on all the same: on a slow line its second half would be taken for keys. But should its
  /// end have got lost, nobody is locked in: Control-C as the first byte after the silence gives it up.
  package mutating func flush() -> [Key] {
    isQuiet = true
    if case .paste = state { return [] }
    defer { state = .ground }
    if case .escape(let isDouble) = state { return isDouble ? [.escape, .escape] : [.escape] }
    return []
  }

  private mutating func take(_ byte: UInt8, into keys: inout [Key]) {
    switch (state, byte) {
    case (.paste, 0x03) where isQuiet:
      start(byte, into: &keys)
    case (.paste, _):
      guard let text = paste.take(byte) else { return }
      keys.append(.paste(text))
      state = .ground
    case (.skipping(let count), _):
      state = count > 1 ? .skipping(count: count - 1) : .ground
    case (.escape(let isDouble), 0x1B):
      if isDouble { keys.append(.escape) }
      state = .escape(isDouble: true)
    case (.string, 0x07):
      state = .ground
    case (.string, 0x03), (.string, 0x18), (.string, 0x1A), (.string, 0x1B):
      start(byte, into: &keys)
    case (.string, _):
      break
    case (.character(let length, let isAlt), 0x80...0xBF):
      character.append(byte)
      if character.count == length { finishCharacter(isAlt: isAlt, into: &keys) }
    case (.escape(let isDouble), 0x20...0x7E):
      takeAfterEscape(byte, isDouble: isDouble, into: &keys)
    case (.escape(let isDouble), 0x80...):
      if isDouble { keys.append(.escape) }
      startCharacter(byte, isAlt: true)
    case (.designation, 0x20...0x2F):
      break
    case (.designation, 0x30...0x7E):
      state = .ground
    case (.sequence, 0x20...0x7E):
      takeInSequence(byte, into: &keys)
    case (.singleShift, 0x30...0x3B):
      sequence.append(byte)
    case (.singleShift, 0x40...0x7E):
      state = .ground
      keys += sequence.singleShiftKeys(endedBy: Character(Unicode.Scalar(byte)))
    default:
      // A byte that cannot belong to what is pending ends it and speaks for itself: Control-C always works.
      if case .escape(isDouble: true) = state { keys.append(.escape) }
      start(byte, into: &keys)
    }
  }

  /// Takes a byte that nothing is pending before.
  private mutating func start(_ byte: UInt8, into keys: inout [Key]) {
    state = .ground
    switch byte {
    case 0x1B: state = .escape(isDouble: false)
    case 0x20...0x7E: keys.append(.character(Character(Unicode.Scalar(byte))))
    case 0x80...: startCharacter(byte, isAlt: false)
    default: if let key = Key(controlByte: byte) { keys.append(key) }
    }
  }

  private mutating func startCharacter(_ byte: UInt8, isAlt: Bool) {
    character = [byte]
    switch byte {
    case 0xC2...0xDF: state = .character(length: 2, isAlt: isAlt)
    case 0xE0...0xEF: state = .character(length: 3, isAlt: isAlt)
    case 0xF0...0xF4: state = .character(length: 4, isAlt: isAlt)
    default: state = .ground
    }
  }

  private mutating func finishCharacter(isAlt: Bool, into keys: inout [Key]) {
    state = .ground
    guard !isAlt, let text = String(validating: character, as: UTF8.self) else { return }
    keys += text.unicodeScalars.filter { !$0.isControl }.map { .character(Character($0)) }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, isDouble: Bool, into keys: inout [Key]) {
    sequence = ControlSequence()
    switch Character(Unicode.Scalar(byte)) {
    // After ESC ESC these two begin rxvt's cursor keys with Alt, and the first ESC is none of its own.
    case "[":
      state = .sequence
      return
    case "O":
      state = .singleShift
      return
    case "P", "]", "X", "^", "_": state = .string
    case " "..."/": state = .designation
    default: state = .ground
    }
    if isDouble { keys.append(.escape) }
  }

  private mutating func takeInSequence(_ byte: UInt8, into keys: inout [Key]) {
    let letter = Character(Unicode.Scalar(byte))
    switch letter {
    case "$" where sequence.isOneNumber: break
    case " "..."?":
      sequence.append(byte)
      return
    default: break
    }
    state = .ground
    switch letter {
    case "M" where sequence.isEmpty: state = .skipping(count: 3)  // the mouse's button, column and row
    case "[" where sequence.isEmpty: state = .skipping(count: 1)  // the Linux console's F1 to F5
    case _ where sequence.startsPaste(endedBy: letter):
      paste = PastedText()
      state = .paste
    default: keys += sequence.keys(endedBy: letter)
    }
  }
}
