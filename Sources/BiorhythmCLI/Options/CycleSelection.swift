internal import BiorhythmCore

/// Which cycles a list of ids and groups chooses.
enum CycleSelection {
  /// The words that stand for several cycles.
  static let groupNames = ["primary", "secondary", "composite", "all"]

  /// The words that choose a cycle, for advice.
  static func known(custom: [Cycle]) -> [String] { groupNames + (Cycle.builtIn + custom).map(\.id) }

  /// Returns the ids of a list joined by commas.
  static func ids(in list: String) -> [String] {
    list.split(separator: ",").map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
  }

  /// Returns the chosen cycles, each once, in the order written.
  ///
  /// - Parameters:
  ///   - ids: Ids of cycles, and group names; `all` takes in the custom ones.
  ///   - custom: The cycles of the settings.
  /// - Throws: The first id that is unknown.
  static func cycles(_ ids: [String], custom: [Cycle]) throws(UnknownID) -> [Cycle] {
    let known = Cycle.builtIn + custom
    var chosen: [Cycle] = []
    for id in ids {
      let meant = known.filter { $0.id == id || $0.group.rawValue == id || id == "all" }
      guard !meant.isEmpty else { throw UnknownID(id: id) }
      chosen += meant.filter { !chosen.contains($0) }
    }
    return chosen
  }

  /// No cycle has this id.
  struct UnknownID: Error, Hashable {
    let id: String
  }
}
