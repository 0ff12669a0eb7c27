internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// `--compare`: two people.
enum CompareEntry {
  static let entry = ReportEntry(
    kind: .compare, option: .report(.compare, .compare, label: "WHO", completion: .person),
    aboutValue: "WHO is a saved person or a birthday.",
    formats: [.text, .json, .csv, .svg, .html],
    options: ReportEntry.who + ReportEntry.day + ReportEntry.window + [.output],
    examples: ["biorhythm --compare 1992-09-20", "biorhythm --compare Minji --cycles all"]
  ) { (resolver) throws(Failure) in
    let days = try resolver.days()
    return .compare(
      try resolver.report(over: days.window, days, about: nil), with: try resolver.partnerArgument())
  }

  static func write(_ report: Report, with partner: Person, _ delivery: Delivery) throws(Failure) {
    try delivery.checkPicture(of: report.window)
    try delivery.output.write { (writer) throws(WriteFailure) in
      switch delivery.format {
      case .json:
        try JSONComparison(report.birthday, partner.birthday, cycles: report.cycles).write(to: &writer)
      case .csv:
        try CSVComparison(report.birthday, partner.birthday, cycles: report.cycles).write(to: &writer)
      case .svg:
        try SVGComparison(report, with: partner, catalog: delivery.style.catalog).write(to: &writer)
      case .html:
        try HTMLComparison(report, with: partner, catalog: delivery.style.catalog).write(to: &writer)
      default:
        let comparison = CompareReport(report, with: partner, style: delivery.style)
        // Within a year, a day and its month are enough to tell dates apart.
        for part in Delivery.Part.parts(of: report.window, isWhole: report.window.count <= 365) {
          let lines = (part.isFirst ? comparison.heading() : []) + comparison.curves(over: part.days)
          try writer.append(delivery.style.text(lines))
        }
      }
    }
  }
}
