extension BinaryInteger {
  /// Returns the digits of a number that is not negative, with zeros before them up to a number of digits.
  ///
  ///     7.zeroPadded(to: 2)                    // "07"
  ///     0x1B.zeroPadded(to: 4, radix: 16)      // "001B"
  ///
  /// - Parameters:
  ///   - count: The least digits; a longer number has more.
  ///   - radix: The base, 2 to 36; letters are upper case.
  package func zeroPadded(to count: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
  }
}
