/// What the variable `TZ` says about the computer's own zone, as the GNU C library reads it.
///
///     LocalZone(TZ: "Asia/Seoul")     // .name("Asia/Seoul")
public enum LocalZone: Hashable, Sendable {
  /// The variable is not set: the file `/etc/localtime`.
  case unset
  /// The variable is empty: UTC.
  case empty
  /// A file anywhere.
  case path(String)
  /// A file in the folder of zones, or, where there is none, a rule such as `KST-9`.
  case name(String)

  /// Creates the zone from the value of `TZ`, nil where it is not set; a colon before a name or path is passed over.
  public init(TZ value: String?) {
    guard let value else {
      self = .unset
      return
    }
    let name =
      value.utf8.first == UInt8(ascii: ":") ? String(scalars: value.unicodeScalars.dropFirst()) : value
    if name.isEmpty {
      self = .empty
    } else if name.utf8.first == UInt8(ascii: "/") {
      self = .path(name)
    } else {
      self = .name(name)
    }
  }

  /// Returns the file that is read first.
  ///
  /// - Parameter folder: The folder of zones; the GNU C library lets a name lead out of it.
  public func path(in folder: String) -> String {
    switch self {
    case .unset: "/etc/localtime"
    case .empty: "\(folder)/UTC"
    case .path(let path): path
    case .name(let name): "\(folder)/\(name)"
    }
  }

  /// The rule that holds where that file is none, if the value is one.
  public var rule: POSIXZoneRule? {
    if case .name(let text) = self { POSIXZoneRule(parsing: text) } else { nil }
  }

  /// Returns the name of a zone from the path of its file, or nil where it lies in no folder of zones: for what
  /// `/etc/localtime` links to.
  ///
  ///     LocalZone.name(ofFile: "../usr/share/zoneinfo/Asia/Seoul", in: "/usr/share/zoneinfo")     // "Asia/Seoul"
  public static func name(ofFile path: String, in folder: String) -> String? {
    for mark in [folder + "/", "/zoneinfo/"] {
      guard let start = path.utf8Range(of: mark) else { continue }
      let name = String(path[start...])
      // The same zones with and without leap seconds.
      let short =
        ["posix/", "right/"].first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
      if ZoneNames.isWellFormed(short) { return short }
    }
    return nil
  }
}

extension String {
  /// Where the text goes on behind the first occurrence of another.
  fileprivate func utf8Range(of other: String) -> Index? {
    var start = startIndex
    while start < endIndex {
      if self[start...].utf8.starts(with: other.utf8) { return utf8.index(start, offsetBy: other.utf8.count) }
      start = utf8.index(after: start)
    }
    return nil
  }
}
