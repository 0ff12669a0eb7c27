package import BiorhythmCore
package import BiorhythmLocalization
package import BiorhythmTables

/// The turning points of a window as an iCalendar file (RFC 5545): an all-day event each.
///
/// On a day on which several cycles turn, each has its event. UTF-8, lines end in CRLF and have at most 75 bytes.
///
/// An event's UID is made from its date, cycle and kind and from the person's name and birthday, so that a program which
/// imports the same events again replaces them, and no two people share one.
package struct CalendarReport: Sendable {
  private let reports: [Report]
  private let catalog: Catalog
  private let stamp: String
  private let alarm: TimeOfDay?

  /// Creates the document of a report, or of several people's.
  ///
  /// - Parameters:
  ///   - reports: Each person over the same window; at least one.
  ///   - catalog: The language of the summaries.
  ///   - secondsSince1970: What the document gives as the time it was made, in Unix time. Where it is always the same,
  ///     the same report is the same bytes, and a subscriber sees no change where there is none.
  ///   - alarm: The time of its day at which every event is to be reminded of.
  package init(
    _ reports: [Report], catalog: Catalog, madeAt secondsSince1970: Int, alarm: TimeOfDay? = nil
  ) {
    self.alarm = alarm
    self.reports = reports
    self.catalog = catalog
    stamp = Self.dateTime(secondsSince1970)
  }

  /// Writes an all-day event for each day that was found, whose summary is the condition.
  ///
  /// - Parameter people: Everyone for whom the condition holds; each makes other ids.
  package func write(
    _ found: FoundDays, of people: [Person], to out: inout ByteWriter
  ) throws(WriteFailure) {
    try writeHeader(hasSeveralEvents: found.days.count > 1, to: &out)
    let id = Self.hash(people.map(Self.key).joined(separator: "\n") + "\n" + found.condition)
    for date in found.days {
      try writeEvent(id: "\(date)-find-\(id)", summary: found.condition, on: date, to: &out)
    }
    if found.days.count == 0 { try out.append(Self.placeholder) }
    try out.append(CalendarLine("END", "VCALENDAR").bytes)
  }

  /// Writes an all-day event for each turning point of the window.
  package func write(to out: inout ByteWriter) throws(WriteFailure) {
    try writeHeader(hasSeveralEvents: hasSeveralEvents, to: &out)
    var isEmpty = true
    for report in reports {
      let person = Self.hash(Self.key(of: report.person))
      for day in report.eventfulDays {
        for reading in day.readings ?? [] {
          guard let point = reading.turningPoint else { continue }
          let summary =
            catalog.reports.eventSummary(
              name(of: report), catalog.terms.name(of: reading.cycle), catalog.terms.turningPoint(point))
            + reading.clockBehind
          let id = "\(day.date)-\(reading.cycle.id)-\(point.rawValue)-\(person)"
          try writeEvent(
            id: id, summary: summary, description: reading.moment?.description, on: day.date, to: &out)
          isEmpty = false
        }
      }
    }
    if isEmpty { try out.append(Self.placeholder) }
    try out.append(CalendarLine("END", "VCALENDAR").bytes)
  }

  /// Whose an event is, where that is to be said.
  private func name(of report: Report) -> String? {
    reports.count == 1 ? report.name?.visible : catalog.reports.name(of: report.person).visible
  }

  private func writeHeader(hasSeveralEvents: Bool, to out: inout ByteWriter) throws(WriteFailure) {
    let title = catalog.reports.title(reports.count == 1 ? reports[0].name?.visible : nil)
    for line in [
      CalendarLine("BEGIN", "VCALENDAR"), CalendarLine("VERSION", "2.0"),
      CalendarLine("PRODID", "-//biorhythm//biorhythm//EN"), CalendarLine("CALSCALE", "GREGORIAN"),
      CalendarLine("METHOD", "PUBLISH"),
      // RFC 7986 §5.7, and the older property of the same meaning: a feed rolls on each day.
      CalendarLine("REFRESH-INTERVAL;VALUE=DURATION", "P1D"), CalendarLine("X-PUBLISHED-TTL", "P1D"),
    ] {
      try out.append(line.bytes)
    }
    // Outlook opens a file that names a calendar as a new one, which a single event is not meant to be.
    if hasSeveralEvents { try out.append(CalendarLine("X-WR-CALNAME", text: title).bytes) }
  }

  private func writeEvent(
    id: String, summary: String, description: String? = nil, on date: CivilDate, to out: inout ByteWriter
  ) throws(WriteFailure) {
    try out.append(CalendarLine("BEGIN", "VEVENT").bytes)
    try out.append(CalendarLine("UID", "\(id)@biorhythm").bytes)
    try out.append(CalendarLine("DTSTAMP", stamp).bytes)
    try out.append(CalendarLine("DTSTART;VALUE=DATE", Self.compact(date)).bytes)
    // RFC 5545 §3.6.1: the end is the day after; without one an event of a date lasts that day, as on the last one
    // there is.
    if let end = date.adding(days: 1) {
      try out.append(CalendarLine("DTEND;VALUE=DATE", Self.compact(end)).bytes)
    }
    try out.append(CalendarLine("SUMMARY", text: summary).bytes)
    if let description { try out.append(CalendarLine("DESCRIPTION", text: description).bytes) }
    try out.append(CalendarLine("TRANSP", "TRANSPARENT").bytes)
    try out.append(CalendarLine("X-MICROSOFT-CDO-BUSYSTATUS", "FREE").bytes)
    if let alarm {
      // RFC 5545 §3.8.6.3: a time after the start, which is the midnight at which the day begins.
      for line in [
        CalendarLine("BEGIN", "VALARM"), CalendarLine("ACTION", "DISPLAY"),
        CalendarLine("DESCRIPTION", text: summary),
        CalendarLine("TRIGGER", "PT\(alarm.hour)H\(alarm.minute)M\(alarm.second)S"),
        CalendarLine("END", "VALARM"),
      ] {
        try out.append(line.bytes)
      }
    }
    try out.append(CalendarLine("END", "VEVENT").bytes)
  }

  /// What tells people apart.
  private static func key(of person: Person) -> String { "\(person.birthday)\(person.name ?? "")" }

  /// A hash that is the same on every machine (FNV-1a, 64 bits).
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }

  private var hasSeveralEvents: Bool {
    let days = reports.lazy.flatMap(\.eventfulDays)
    let events = days.flatMap { $0.readings ?? [] }.filter { $0.turningPoint != nil }
    return events.dropFirst().contains { _ in true }
  }

  /// What stands in a calendar without events: RFC 5545 §3.6 asks for at least one component, and a time zone is
  /// the one that shows nothing.
  private static let placeholder = [
    ("BEGIN", "VTIMEZONE"), ("TZID", "UTC"), ("BEGIN", "STANDARD"), ("DTSTART", "19700101T000000"),
    ("TZOFFSETFROM", "+0000"), ("TZOFFSETTO", "+0000"), ("END", "STANDARD"), ("END", "VTIMEZONE"),
  ].flatMap { CalendarLine($0.0, $0.1).bytes }

  /// `20261130`, as RFC 5545 §3.3.4 writes a date.
  private static func compact(_ date: CivilDate) -> String {
    date.description.filter { $0 != "-" }
  }

  /// `20261130T081500Z`, as RFC 5545 §3.3.5 writes a moment in UTC.
  private static func dateTime(_ secondsSince1970: Int) -> String {
    // 0001-01-01 to 1970-01-01.
    let days = 719_162 + secondsSince1970 / 86_400 - (secondsSince1970 % 86_400 < 0 ? 1 : 0)
    let second = (secondsSince1970 % 86_400 + 86_400) % 86_400
    let clock = [second / 3600, second / 60 % 60, second % 60].map { $0.zeroPadded(to: 2) }
    return "\(compact(CivilDate.min.advanced(by: days)))T\(clock.joined())Z"
  }
}
