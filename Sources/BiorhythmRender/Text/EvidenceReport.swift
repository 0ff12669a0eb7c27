package import BiorhythmCore
internal import BiorhythmLocalization

/// The verdict on a record: what was read, a paragraph for each cycle with its figures and a small picture, one sentence.
package struct EvidenceReport {
  private let evidence: Evidence
  private let file: String
  private let style: Style

  /// Creates the report.
  ///
  /// - Parameter file: What was read; `-` is standard input.
  package init(_ evidence: Evidence, file: String, style: Style) {
    self.evidence = evidence
    self.file = file
    self.style = style
  }

  private var words: EvidenceWords { style.catalog.evidence }

  /// Returns the lines, none wider than the layout.
  package func lines() -> [StyledLine] {
    let gaps = evidence.kind == .people ? nil : evidence.to - evidence.from + 1 - evidence.days
    var lines = [StyledLine(words.title(evidence.kind), .strong)]
    lines += flow(style.shown(file))
    lines += flow(style.catalog.dates.range(evidence.from...evidence.to))
    lines += flow(words.read(evidence.rows, evidence.days, gaps))
    for finding in evidence.cycles {
      lines += [""]
      lines += paragraph(finding)
    }
    lines += [""] + flow(words.method(evidence.permutations, evidence.seed, evidence.cycles.count), .faint)
    let found = evidence.cycles.filter { $0.pValue < Evidence.level }.map {
      style.catalog.terms.name(of: $0.cycle)
    }
    return lines + [""] + flow(found.isEmpty ? words.nothing : words.found(found))
  }

  private func flow(_ text: String, _ ink: Ink = .plain) -> [StyledLine] {
    TextFlow.lines(text, columns: style.layoutColumns).map { StyledLine($0, ink) }
  }

  private func paragraph(_ finding: Evidence.Finding) -> [StyledLine] {
    let effect: String
    let smallest: String
    switch finding.effect {
    case .slope(let size, let inSDs):
      effect = words.slope(signed(size), signed(inSDs))
      smallest = words.smallest(Self.figure(finding.smallestEffect))
    case .count(let seen, let expected):
      effect = words.counts(seen, Self.tenths(expected))
      smallest = words.smallestCount(Self.tenths(finding.smallestEffect))
    }
    let p = "p = \(Self.pValue(finding.pValue))"
    let dot = " \(style.glyphs.dot) "
    let figures = [effect, p, smallest].joined(separator: dot)
    var line = StyledLine(style.catalog.terms.name(of: finding.cycle), Ink(finding.cycle))
    if line.columns + 2 + figures.displayWidth <= style.layoutColumns {
      line.append("  " + figures)
      return [line] + picture(finding)
    }
    return [line] + TextFlow.lines(figures, columns: style.layoutColumns - 2).map { StyledLine("  " + $0) }
      + picture(finding)
  }

  /// The curve over the days of the cycle, and below it what was recorded on them.
  private func picture(_ finding: Evidence.Finding) -> [StyledLine] {
    let labels = [words.curve, words.record(evidence.kind)]
    let start = 4 + (labels.map(\.displayWidth).max() ?? 0)
    let room = style.layoutColumns - start
    let period = finding.profile.count
    // A cycle longer than the line is drawn in stretches of days.
    let step = (period + room - 1) / max(1, room)
    let starts = Array(stride(from: 0, to: period, by: max(1, step)))
    let curve = starts.map { Optional(finding.cycle.value(onDay: $0)) }
    let record = starts.map { first -> Double? in
      let known = finding.profile[first..<min(first + step, period)].compactMap(\.self)
      return known.isEmpty ? nil : known.reduce(0) { $0 + $1 / Double(known.count) }
    }
    return zip(labels, [curve, record]).map { label, values in
      var line = StyledLine("  " + label, .faint)
      line.pad(toColumn: start)
      line.append(levels(values), Ink(finding.cycle))
      return line
    }
  }

  /// One character a value, from the lowest of them to the highest; a blank where there is none.
  private func levels(_ values: [Double?]) -> String {
    let known = values.compactMap(\.self)
    guard let least = known.min(), let most = known.max() else { return "" }
    let count = style.glyphs.levels.count
    return String(
      values.map { value -> Character in
        guard let value else { return style.glyphs.blank }
        // Halved first, against overflow.
        let share = most > least ? (value / 2 - least / 2) / (most / 2 - least / 2) : 0.5
        return style.glyphs.levels[min(count - 1, Int(share * Double(count)))]
      })
  }

  private func signed(_ number: Double) -> String {
    (number < 0 ? style.glyphs.minus : "+") + Self.figure(number.magnitude)
  }

  /// A figure with its minus sign, if it has one.
  static func signedFigure(_ number: Double) -> String {
    (number < 0 ? "\u{2212}" : "") + figure(number.magnitude)
  }

  /// Three significant digits.
  static func figure(_ number: Double) -> String {
    guard number > 0 else { return "0" }
    guard (0.001..<1_000_000).contains(number) else {
      var (mantissa, exponent) = (number, 0)
      while mantissa >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
      while mantissa < 1 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
      return "\((mantissa * 100).rounded() / 100)e\(exponent)"
    }
    var scale = 1.0
    while number * scale < 100, scale < 100_000 { scale *= 10 }
    return decimal((number * scale).rounded() / scale)
  }

  private static func decimal(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func tenths(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

  /// Never rounded below what decides: 0.0496 is not shown as 0.05.
  static func pValue(_ number: Double) -> String {
    number < 0.1 ? "\((number * 10_000).rounded() / 10_000)" : "\((number * 100).rounded() / 100)"
  }
}
