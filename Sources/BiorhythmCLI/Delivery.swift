internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

/// How and where a report is written: everything that is the same for all of them.
struct Delivery {
  let format: Format
  let style: Style
  let output: Output
  let host: Host
  /// The time of day at which calendars remind of an event, if they shall.
  let alarm: TimeOfDay?
  /// Where the live screen stores a birthday.
  let store: SettingsStore

  /// Whether the report is seen as it is written, so that what is in names must not act on a terminal.
  var isOnTerminal: Bool { output.isTerminal }

  /// Tells something beside the report, a line on standard error.
  func complain(_ line: String) {
    host.complain(style.told(line) + "\n")
  }

  /// Writes the lines of a text report.
  func write(_ lines: [StyledLine]) throws(Failure) {
    try output.write(style.text(lines))
  }

  /// Writes a report over a window in its format.
  ///
  /// - Parameters:
  ///   - report: What is shown.
  ///   - eventsOnly: Whether only the days with a turning point are.
  ///   - picture: How pictures and pages show the window.
  ///   - isWhole: Whether the text shows the window in one piece; else it is drawn month by month, so that a window of
  ///     any length takes the same memory.
  ///   - lines: The text of a part of the window.
  func write(
    _ report: Report, eventsOnly: Bool = false, picture: Picture = .graph, isWhole: Bool = true,
    lines: (Part) -> [StyledLine]
  ) throws(Failure) {
    try checkPicture(of: report.window)
    try output.write { (writer) throws(WriteFailure) in
      switch format {
      case .text:
        for part in Part.parts(of: report.window, isWhole: isWhole) {
          try writer.append(style.text(lines(part)))
        }
      case .json: try JSONReport(report, eventsOnly: eventsOnly).write(to: &writer)
      case .jsonl: try JSONLinesReport(report, eventsOnly: eventsOnly).write(to: &writer)
      case .csv: try CSVReport(report, eventsOnly: eventsOnly).write(to: &writer)
      case .ics:
        try calendar(of: [report]).write(to: &writer)
      case .svg where picture == .year: try SVGYear(report, catalog: style.catalog).write(to: &writer)
      case .svg: try SVGReport(report, catalog: style.catalog).write(to: &writer)
      case .html where picture == .year: try HTMLYear(report, catalog: style.catalog).write(to: &writer)
      case .html: try HTMLReport(report, catalog: style.catalog).write(to: &writer)
      }
    }
  }

  /// The calendar of one person's report, or of several.
  func calendar(of reports: [Report]) -> CalendarReport {
    CalendarReport(reports, catalog: style.catalog, madeAt: documentTime, alarm: alarm)
  }

  /// How pictures and pages show a window.
  enum Picture {
    /// One graph of all its days.
    case graph
    /// The sheet of its year, a row a month.
    case year
  }

  /// Refuses a window that is too long for a picture, where one is asked for.
  func checkPicture(of window: ClosedRange<CivilDate>) throws(Failure) {
    if format == .svg || format == .html, window.count > SVGReport.longestWindow {
      throw .usage(.pictureTooLong(days: window.count, limit: SVGReport.longestWindow))
    }
  }

  /// What a document gives as the time it was made: `SOURCE_DATE_EPOCH`, else when this version was, so that the same
  /// report is the same bytes on every day.
  ///
  /// Source: https://reproducible-builds.org/specs/source-date-epoch
  var documentTime: Int {
    host.variable("SOURCE_DATE_EPOCH").flatMap { Int($0) } ?? Version.secondsSince1970
  }

  /// A part of a window that is drawn at once.
  struct Part {
    let days: ClosedRange<CivilDate>
    let isFirst: Bool
    let isLast: Bool

    /// Returns the window in one piece, or its months one after the other.
    static func parts(of window: ClosedRange<CivilDate>, isWhole: Bool) -> some Sequence<Part> {
      func part(from first: CivilDate) -> Part {
        let days = isWhole ? window : first...min(first.month.last, window.upperBound)
        return Part(
          days: days, isFirst: first == window.lowerBound, isLast: days.upperBound == window.upperBound)
      }
      return sequence(first: part(from: window.lowerBound)) { before in
        before.isLast ? nil : part(from: before.days.upperBound.advanced(by: 1))
      }
    }
  }
}
