/// The middle of a control sequence: what stands between `ESC [` (or `ESC O`) and the byte that ends it.
struct ControlSequence {
  /// More bytes than any key needs; a longer sequence is followed to its end but not kept.
  private static let limit = 128

  private var bytes: [UInt8] = []
  private var isOverlong = false

  mutating func append(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) } else { isOverlong = true }
  }

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether the sequence is one number so far, which rxvt may end with `$`: Shift with an editing key.
  var isOneNumber: Bool { !bytes.isEmpty && bytes.allSatisfy { (0x30...0x39).contains($0) } }

  /// Whether the sequence, ended by `final`, says that pasted text follows.
  func startsPaste(endedBy final: Character) -> Bool { final == "~" && bytes == Array("200".utf8) }

  /// The keys that the sequence, ended by `final`, stands for: none if it is no key's.
  func keys(endedBy final: Character) -> [Key] {
    guard let parameters = Parameters(bytes), !isOverlong, !parameters.isRelease else { return [] }
    switch final {
    case "u":
      return parameters.keys(ofCode: parameters[0])
    case "~" where parameters[0] == 27:  // xterm's modifyOtherKeys: ESC [ 27 ; modifiers ; code ~
      return parameters.keys(ofCode: parameters[2])
    case "~", "^", "@", "$":
      return Key(editingNumber: parameters[0] ?? 0).map { [$0] } ?? []
    default:
      return Key(cursorLetter: final).map { [$0] } ?? []
    }
  }

  /// The keys that the sequence after `ESC O`, ended by `final`, stands for.
  func singleShiftKeys(endedBy final: Character) -> [Key] {
    (Key(cursorLetter: final) ?? Key(keypadLetter: final)).map { [$0] } ?? []
  }
}

/// The numbers of a control sequence: groups divided by `;`, and in them parts divided by `:`.
private struct Parameters {
  private let groups: [[Int?]]

  /// Nothing if there is more than numbers, as in a mouse's or a device's report.
  init?(_ bytes: [UInt8]) {
    guard bytes.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    groups = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { group in
      group.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
  }

  /// A number that stops growing far above every one that means something, rather than overflow.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    if digits.isEmpty { return nil }
    return digits.reduce(0) { min($0 * 10 + Int($1 & 0x0F), 99_999_999) }
  }

  subscript(group: Int, part: Int = 0) -> Int? {
    groups.indices.contains(group) && groups[group].indices.contains(part) ? groups[group][part] : nil
  }

  /// Whether the key was let go, which the kitty protocol can report too.
  var isRelease: Bool { self[1, 1] == 3 }

  private var modifiers: Modifiers { Modifiers(rawValue: max((self[1] ?? 1) - 1, 0)) }

  /// The keys behind a character code with these modifiers.
  ///
  /// Escape, Enter and the like are themselves under any modifier, except that Shift-Tab is no Tab. A letter
  /// with Alt is no key here, but Control-Alt is Control, as it is when a terminal spells Alt as `ESC`.
  func keys(ofCode code: Int?) -> [Key] {
    guard let code else { return [] }
    if let key = Key(functionalNumber: code) {
      return key == .tab && modifiers.contains(.shift) ? [] : [key]
    }
    if !modifiers.isDisjoint(with: .commands) { return [] }
    if modifiers.contains(.control) {
      // On a Cyrillic layout Control-C is a Cyrillic letter; the third part is its place on a Latin one.
      return (Self.controlKey(code) ?? Self.controlKey(self[0, 2])).map { [$0] } ?? []
    }
    if modifiers.contains(.alt) { return [] }
    let text = groups.count > 2 && self[0] == code ? groups[2].compactMap { Self.typed($0) } : []
    if !text.isEmpty { return text.map(Key.character) }
    if (0xE000...0xF8FF).contains(code) { return [] }  // keys without text, such as F13 or a lone Shift
    return character(ofCode: code).map { [.character($0)] } ?? []
  }

  /// The character that the code types under Shift and Caps Lock.
  private func character(ofCode code: Int) -> Character? {
    let shifted = modifiers.contains(.shift)
    if shifted, let alternate = Self.typed(self[0, 1]) {
      return modifiers.contains(.capsLock) ? alternate.inOneScalar(alternate.lowercased()) : alternate
    }
    guard let plain = Self.typed(code) else { return nil }
    return shifted != modifiers.contains(.capsLock) ? plain.inOneScalar(plain.uppercased()) : plain
  }

  private static func typed(_ code: Int?) -> Character? {
    guard let code, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
    return scalar.isControl ? nil : Character(scalar)
  }

  private static func controlKey(_ code: Int?) -> Key? {
    guard let code,
      (0x41...0x5A).contains(code) || (0x5C...0x5F).contains(code) || (0x61...0x7A).contains(code)
    else { return nil }
    return .control(Character(Unicode.Scalar(UInt8((0x41...0x5A).contains(code) ? code + 0x20 : code))))
  }
}

/// The modifier bits of xterm and kitty, which they send with one added; Num Lock (128) changes no key.
private struct Modifiers: OptionSet {
  let rawValue: Int

  static let shift = Self(rawValue: 1)
  static let alt = Self(rawValue: 2)
  static let control = Self(rawValue: 4)
  /// Super, Hyper and Meta: a desktop's shortcuts, never this program's.
  static let commands = Self(rawValue: 8 | 16 | 32)
  static let capsLock = Self(rawValue: 64)
}

extension Character {
  /// The changed case of this character, if it is still one scalar; `ß` keeps its own.
  fileprivate func inOneScalar(_ changed: String) -> Character {
    changed.unicodeScalars.count == 1 ? Character(changed) : self
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would act on the scalar rather than show it.
  var isControl: Bool { properties.generalCategory == .control }
}
