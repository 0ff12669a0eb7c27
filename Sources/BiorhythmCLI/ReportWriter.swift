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
    let output = Output(request.invocation, host)
    switch request.format {
    case .text:
      let lines = try textLines()
      try output.write { (writer) throws(WriteFailure) in
        for part in lines { try writer.append(request.style.text(part)) }
      }
    default:
      // FORMATS
      break
    }
  }

  /// Returns the lines of a text report in parts, each made when it is written.
  private func textLines() throws(Failure) -> any Sequence<[StyledLine]> {
    let report = request.report
    let style = request.style
    switch request.kind {
    case .dashboard:
      return CollectionOfOne(Dashboard(report, style: style).lines())
    case .month:
      return MonthReport.parts(of: report.window, style: style).lazy.map { part in
        (part.lowerBound > report.window.lowerBound ? ["", ""] : [])
          + MonthReport(report.over(part), style: style).lines()
      }
    case .day:
      return CollectionOfOne(DayReport(report, style: style).lines())
    case .daily:
      let summary = DailySummary(report, style: style)
      let isSilent = request.invocation.onlyCritical && !summary.isCritical
      return CollectionOfOne(isSilent ? [] : summary.lines())
    case .oneline:
      return CollectionOfOne(OneLine(report, style: style).lines())
    case .events:
      let list = EventList(report, style: style)
      var isEmpty = true
      for _ in list.lines() {
        isEmpty = false
        break
      }
      return AnySequence([list.heading(), isEmpty ? [list.emptyLine()] : []])
        .followed(by: list.lines().lazy.map { [$0] })
    case .compare:
      let partner = try partner()
      return CollectionOfOne(CompareReport(report, with: partner, style: style).lines())
    case .roster, .interactive:
      return EmptyCollection()
    }
  }

  /// Finds the other person: a saved name, or a birthday.
  private func partner() throws(Failure) -> (name: String?, birthday: CivilDate) {
    let word = request.invocation.partner ?? ""
    if request.settings.storedName(word) == nil, let birthday = try? request.invocation.date(from: word) {
      return (nil, birthday)
    }
    return try Request.person(word, nil, in: request.settings)
  }
}

extension Sequence {
  /// This sequence, then another, neither made before it is needed.
  fileprivate func followed<Other: Sequence<Element>>(by other: Other) -> AnySequence<Element> {
    AnySequence {
      var first = makeIterator()
      var second = other.makeIterator()
      return AnyIterator { first.next() ?? second.next() }
    }
  }
}
