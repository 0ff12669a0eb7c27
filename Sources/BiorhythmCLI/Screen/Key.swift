/// One thing done at the keyboard, whatever bytes the terminal spells it with.
package enum Key: Hashable, Sendable {
  /// A typed character: always one Unicode scalar, so a combining mark is a key of its own.
  case character(Character)
  case enter, escape, backspace, delete, tab
  case left, right, up, down
  case home, end, pageUp, pageDown
  /// Control with a lower-case letter, or with one of `\ ] ^ _`.
  case control(Character)
  /// Text from the clipboard, with lines ended by `\n` and without other controls than that and the tab.
  case paste(String)
}

extension Key {
  /// The key behind a byte below 32, or behind DEL.
  init?(controlByte byte: UInt8) {
    switch byte {
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: self = .control(Character(Unicode.Scalar(byte + 0x40)))
    default: return nil
    }
  }

  /// The key behind the last letter of a cursor key's sequence, such as the `C` of `ESC [ C` and `ESC O C`.
  ///
  /// The lower-case letters are rxvt's for the same keys with Shift or Control.
  init?(cursorLetter letter: Character) {
    switch letter {
    case "A", "a": self = .up
    case "B", "b": self = .down
    case "C", "c": self = .right
    case "D", "d": self = .left
    case "F": self = .end
    case "H": self = .home
    default: return nil
    }
  }

  /// The key behind the number of an editing key's sequence, such as the 5 of `ESC [ 5 ~`.
  init?(editingNumber number: Int) {
    switch number {
    case 1, 7: self = .home
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    default: return nil
    }
  }

  /// The key behind the last letter of a keypad key's sequence in application mode, `ESC O j` to `ESC O y`.
  init?(keypadLetter letter: Character) {
    switch letter {
    case "I": self = .tab
    case "M": self = .enter
    case "X": self = .character("=")
    case "j"..."y":
      guard let ascii = letter.asciiValue else { return nil }
      self = .character(Character(Unicode.Scalar(ascii - 0x40)))
    default: return nil
    }
  }

  /// The key behind a number that the kitty protocol gives to a key that types no text.
  init?(functionalNumber number: Int) {
    switch number {
    case 8, 127: self = .backspace
    case 9: self = .tab
    case 13, 57414: self = .enter
    case 27: self = .escape
    case 57399...57408: self = .character(Character(Unicode.Scalar(UInt8(number - 57399) + 0x30)))
    case 57409: self = .character(".")
    case 57410: self = .character("/")
    case 57411: self = .character("*")
    case 57412: self = .character("-")
    case 57413: self = .character("+")
    case 57415: self = .character("=")
    case 57416: self = .character(",")
    case 57417: self = .left
    case 57418: self = .right
    case 57419: self = .up
    case 57420: self = .down
    case 57421: self = .pageUp
    case 57422: self = .pageDown
    case 57423: self = .home
    case 57424: self = .end
    case 57426: self = .delete
    default: return nil
    }
  }
}
