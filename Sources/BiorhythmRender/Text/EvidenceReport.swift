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
    var lines = [StyledLine(words.title(evidence.kind), .strong)]
    lines += flow(style.shown(file))
    lines += flow(style.catalog.dates.range(evidence.from...evidence.to))
    lines += flow(words.read(evidence))
    for finding in evidence.cycles {
      lines += [""]
      lines += paragraph(finding)
    }
    lines += [""] + flow(words.method(evidence.permutations, evidence.seed, evidence.cycles.count), .faint)
    return lines + [""] + flow(words.verdict(evidence, terms: style.catalog.terms))
  }

  private func flow(_ text: String, _ ink: Ink = .plain) -> [StyledLine] {
    TextFlow.lines(text, columns: style.layoutColumns).map { StyledLine($0, ink) }
  }

  private func paragraph(_ finding: Evidence.Finding) -> [StyledLine] {
    let figures = EvidenceFigures(words: words, minus: style.glyphs.minus)
      .all(of: finding).joined(separator: " \(style.glyphs.dot) ")
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
}
