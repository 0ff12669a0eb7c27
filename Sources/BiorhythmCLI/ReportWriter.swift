internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender

/// Makes the report that was asked for, in its format.
struct ReportWriter {
  private let request: Request
  private let host: Host

  init(_ request: Request, host: Host) {
    self.request = request
    self.host = host
  }

  /// Writes the report to where the request says.
  func write() throws(Failure) {
    let report = request.report
    if request.format == .svg, report.window.count > SVGReport.longestWindow {
      throw .usage(.pictureTooLong(days: report.window.count, limit: SVGReport.longestWindow))
    }
    let partner = request.kind == .compare ? try partner() : nil
    try Output(request.invocation, host).write { (writer) throws(WriteFailure) in
      if let partner, request.format != .text {
        return try writeComparison(with: partner.birthday, to: &writer)
      }
      let eventsOnly = request.kind == .events
      switch request.format {
      case .text:
        for part in parts() { try writer.append(request.style.text(lines(over: part, partner: partner))) }
      case .json: try JSONReport(report, eventsOnly: eventsOnly).write(to: &writer)
      case .jsonl: try JSONLinesReport(report, eventsOnly: eventsOnly).write(to: &writer)
      case .csv: try CSVReport(report, eventsOnly: eventsOnly).write(to: &writer)
      case .ics:
        try CalendarReport(report, catalog: request.style.catalog, madeAt: host.secondsSince1970).write(
          to: &writer)
      case .svg: try SVGReport(report, catalog: request.style.catalog).write(to: &writer)
      }
    }
  }

  private func writeComparison(with birthday: CivilDate, to writer: inout ByteWriter) throws(WriteFailure) {
    let report = request.report
    if request.format == .json {
      try JSONComparison(report.birthday, birthday, cycles: report.cycles).write(to: &writer)
    } else {
      try CSVComparison(report.birthday, birthday, cycles: report.cycles).write(to: &writer)
    }
  }

  /// Returns the windows that are drawn one after the other, so that a window of any length takes the same memory.
  private func parts() -> UnfoldFirstSequence<ClosedRange<CivilDate>> {
    let window = request.report.window
    let isWhole =
      switch request.kind {
      case .month: MonthReport.fits(window, style: request.style)
      case .events: window.count <= 366
      default: true
      }
    return sequence(first: isWhole ? window : window.lowerBound.month.days.clamped(to: window)) { part in
      guard part.upperBound < window.upperBound else { return nil }
      return part.upperBound.advanced(by: 1).month.days.clamped(to: window)
    }
  }

  /// Returns the lines of the report over a part of its window.
  private func lines(
    over part: ClosedRange<CivilDate>, partner: (name: String?, birthday: CivilDate)?
  ) -> [StyledLine] {
    let report = request.report.over(part)
    let style = request.style
    let isFirst = part.lowerBound == request.report.window.lowerBound
    switch request.kind {
    case .dashboard:
      return Dashboard(report, style: style).lines()
    case .month:
      return (isFirst ? [] : ["", ""]) + MonthReport(report, style: style).lines()
    case .day:
      return DayReport(report, style: style).lines()
    case .daily:
      let summary = DailySummary(report, style: style)
      return request.invocation.onlyCritical && !summary.isCritical ? [] : summary.lines()
    case .oneline:
      return OneLine(report, style: style).lines()
    case .events:
      let list = EventList(report, style: style)
      return (isFirst ? [] : [""]) + list.heading() + list.lines()
    case .compare:
      return partner.map { CompareReport(report, with: $0, style: style).lines() } ?? []
    case .roster, .interactive:
      return []
    }
  }

  /// Finds the other person: a saved name, or a birthday.
  private func partner() throws(Failure) -> (name: String?, birthday: CivilDate) {
    let word = request.invocation.partner ?? ""
    if request.settings.storedName(word) == nil {
      do {
        return (nil, try CivilDate(parsing: word, today: request.invocation.today))
      } catch {
        // A word that is nothing like a date is a name that is not saved.
        if error != .notADate { throw .usage(.wrongDate(word, error)) }
      }
    }
    return try Request.person(word, nil, in: request.settings)
  }
}
