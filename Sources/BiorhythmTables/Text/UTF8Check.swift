/// Tells UTF-8 from bytes in another encoding, without a branch that depends on the text.
///
/// `UTF8Span` says the same, and where the fault is. A NUL counts as a fault too.
struct UTF8Check: ~Copyable {
  /// Per byte, the shift to the next state for each state: the state itself is a shift, so that a byte costs one load
  /// and one shift and no branch. Source: Per Vognsen, "Shift-based DFAs".
  private let steps: UnsafeMutablePointer<UInt64>

  /// Shifts that stand for what was seen of a character.
  private enum State: UInt64, CaseIterable {
    case fault = 0
    /// Between two characters.
    case between = 6
    /// So many bytes are still to come.
    case one = 12
    case two = 18
    case three = 24
    /// Behind a lead byte that leaves only some second bytes.
    case afterE0 = 30
    case afterED = 36
    case afterF0 = 42
    case afterF4 = 48

    /// The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
    func next(_ byte: UInt8) -> State {
      switch (self, byte) {
      case (.between, 0x01...0x7F): .between
      case (.between, 0xC2...0xDF): .one
      case (.between, 0xE0): .afterE0
      case (.between, 0xED): .afterED
      case (.between, 0xE1...0xEF): .two
      case (.between, 0xF0): .afterF0
      case (.between, 0xF1...0xF3): .three
      case (.between, 0xF4): .afterF4
      case (.one, 0x80...0xBF): .between
      case (.two, 0x80...0xBF), (.afterE0, 0xA0...0xBF), (.afterED, 0x80...0x9F): .one
      case (.three, 0x80...0xBF), (.afterF0, 0x90...0xBF), (.afterF4, 0x80...0x8F): .two
      default: .fault
      }
    }
  }

  init() {
    steps = .allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      let step = State.allCases.reduce(0 as UInt64) { $0 | $1.next(byte).rawValue << $1.rawValue }
      steps.advanced(by: Int(byte)).initialize(to: step)
    }
  }

  deinit {
    steps.deallocate()
  }

  /// Whether all bytes are text.
  @inline(__always)
  func accepts(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var state = State.between.rawValue
    // A shift takes but the lowest six bits of the state, so that the others may stay.
    for byte in bytes { state = steps[Int(byte)] &>> state }
    return state & 63 == State.between.rawValue
  }
}
