extension Span<UInt8> {
  /// How many bytes are good before the first that is not UTF-8, or nil where all are.
  package var firstPlaceOfBadUTF8: Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: self)
      return nil
    } catch { return error.byteOffsets.lowerBound }
  }
}
