extension String {
  /// Returns this text cut behind a number of scalars, with `...` to say so.
  ///
  /// One character may have any number of scalars, so that counting characters would cut nothing.
  package func shortened(to limit: Int) -> String {
    let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex) ?? endIndex
    return end < endIndex ? String(unicodeScalars[..<end]) + "..." : self
  }
}
