/// The names of zones, and which of them a person meant.
public struct ZoneNames: Sendable {
  private let names: [String]

  /// Creates a list of names; those of the same zones under `posix/` and `right/` are left out.
  public init(_ names: some Sequence<String>) {
    self.names = names.filter { !$0.hasPrefix("posix/") && !$0.hasPrefix("right/") }.sorted()
  }

  /// Why a text is no name of one zone.
  public enum Fault: Error, Hashable, Sendable {
    /// No zone has this name; the nearest, best first, at most three.
    case unknown(String, nearest: [String])
    /// Several zones end so.
    case ambiguous(String, [String])
  }

  /// Returns the zone that a person named: in full or by its last part where only one ends so, in any case, with
  /// spaces or `_`.
  ///
  ///     try ZoneNames(["Asia/Seoul", "Asia/Tokyo"]).name(for: "seoul")     // "Asia/Seoul"
  ///
  /// - Throws: ``Fault``.
  public func name(for text: String) throws(Fault) -> String {
    let wanted = Self.folded(text)
    if let whole = names.first(where: { $0 == text }) { return whole }
    if let whole = names.first(where: { Self.folded($0) == wanted }) { return whole }
    let ending = wanted.isEmpty ? [] : names.filter { Self.folded($0).hasSuffix("/" + wanted) }
    if ending.count > 1 { throw .ambiguous(text, ending) }
    guard let only = ending.first else { throw .unknown(text, nearest: nearest(to: wanted)) }
    return only
  }

  /// The names whose whole or last part is at most a third of its letters away.
  private func nearest(to wanted: String) -> [String] {
    guard (2...48).contains(wanted.utf8.count) else { return [] }
    let letters = Array(wanted)
    let limit = max(1, letters.count / 3)
    let distances = names.map { name in
      let folded = Self.folded(name)
      let last = folded.split(separator: "/").last.map(Array.init) ?? []
      return (name: name, edits: min(editDistance(letters, Array(folded)), editDistance(letters, last)))
    }
    return distances.filter { $0.edits <= limit }.sorted { ($0.edits, $0.name) < ($1.edits, $1.name) }.prefix(
      3
    )
    .map(\.name)
  }

  private static func folded(_ text: String) -> String {
    String(scalars: text.unicodeScalars.map { $0 == " " ? "_" : $0 }).lowercased()
  }

  /// Whether a text can be a name at all: parts of ASCII letters, digits, `+`, `-`, `_` and `.`, none of them `.` or
  /// `..`, between single slashes, so that it leads nowhere but down.
  public static func isWellFormed(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return name.utf8.count <= 255
      && parts.allSatisfy { part in
        !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
          && part.allSatisfy { byte in
            let scalar = Unicode.Scalar(byte)
            return scalar.isASCII && scalar.isLetter || scalar.isDigit
              || "+-.".unicodeScalars.contains(scalar)
          }
      }
  }
}
