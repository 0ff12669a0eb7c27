extension StringProtocol {
  /// Returns this text without the white space around it, scalar by scalar.
  ///
  ///     " \u{3000}Ana\t".trimmed()     // "Ana"
  package func trimmed() -> String {
    String(String.UnicodeScalarView(unicodeScalars.trimmed()))
  }
}

extension BidirectionalCollection<Unicode.Scalar> {
  /// Returns these scalars without the white space around them.
  package func trimmed() -> SubSequence {
    let rest = drop { $0.properties.isWhitespace }
    guard let last = rest.lastIndex(where: { !$0.properties.isWhitespace }) else { return rest }
    return rest[...last]
  }

  /// Returns these scalars without the spaces at their end, white space of other kinds aside.
  package func withoutTrailingSpaces() -> SubSequence {
    self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
  }
}
