internal import BiorhythmCore

/// One character a day, on the fixed scale of −100 to +100 percent, never stretched to the data.
struct Sparkline {
  let cycle: Cycle
  let birthday: CivilDate
  let days: ClosedRange<CivilDate>

  /// Returns as many characters as there are days; days before birth are blank.
  func text(_ glyphs: Glyphs) -> String {
    String(
      days.map { date in
        let day = date - birthday
        return day < 0 ? glyphs.blank : Self.level(of: cycle.value(onDay: day), glyphs)
      })
  }

  /// The character that stands as high as a value of −1...1.
  static func level(of value: Double, _ glyphs: Glyphs) -> Character {
    let count = glyphs.levels.count
    return glyphs.levels[min(count - 1, Int((value + 1) / 2 * Double(count)))]
  }
}
