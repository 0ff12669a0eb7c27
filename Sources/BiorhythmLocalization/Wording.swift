#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The user's own words between quotation marks that every terminal has, cut where they are long.
func quoted(_ words: String) -> String {
  let limit = 400
  return "'\(words.count > limit ? words.prefix(limit) + "..." : words)'"
}

/// What the C library says of an `errno`; always English, as the C locale is never changed.
package func systemReason(_ code: Int32) -> String {
  strerror(code).map { String(cString: $0) } ?? "error \(code)"
}
