/// Where a time of birth was read off a clock.
public enum BirthZone: Hashable, Sendable {
  /// A zone by its name, such as `Asia/Seoul`.
  case named(String)
  /// Clocks with one offset from UTC.
  case offset(UTCOffset)
}

extension BirthZone: CustomStringConvertible {
  /// The name, or the offset as ISO 8601 writes it.
  public var description: String {
    switch self {
    case .named(let name): name
    case .offset(let offset): offset.description
    }
  }
}
