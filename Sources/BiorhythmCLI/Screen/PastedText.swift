/// Text from the clipboard as it arrives, up to the mark that ends it.
struct PastedText {
  /// The number of bytes kept; the rest of a longer paste is read and dropped.
  static let limit = 64 * 1024

  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How much of `end` the last bytes are.
  private var matched = 0

  /// Takes the next byte and returns the whole text when the byte was the last of the end mark.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count ? text : nil
    }
    // ESC stands only at the mark's beginning, so a broken mark can begin again nowhere but here.
    keep(Self.end[..<matched])
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep(CollectionOfOne(byte)) }
    return nil
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.prefix(Self.limit - bytes.count))
  }

  /// What is valid UTF-8 in the bytes, with every line ended by `\n` and no other control but the tab.
  private var text: String {
    var text = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var isAfterReturn = false
    while true {
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: return String(text)
      case .error: isAfterReturn = false
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        switch scalar {
        case "\r": text.append("\n")
        case "\n" where isAfterReturn: break
        case "\n", "\t": text.append(scalar)
        default: if !scalar.isControl { text.append(scalar) }
        }
        isAfterReturn = scalar == "\r"
      }
    }
  }
}
