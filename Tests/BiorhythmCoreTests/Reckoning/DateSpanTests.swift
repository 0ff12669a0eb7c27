import BiorhythmCore
import TestSupport
import Testing

@Suite struct DateSpanTests {
  @Test func `every vector of an addition leads where it should, as a span and as an expression`() throws {
    for row in try Vectors.rows("date_addition", atLeast: 12) {
      let years = try #require(Int(row[1]))
      let months = try #require(Int(row[2]))
      let days = try #require(Int(row[3]))
      let span = DateSpan(months: 12 * years + months, days: Fraction(days))
      let end = try CivilMoment(startOf: try date(row[0])).adding(span)
      #expect(end.date.description == row[4], "\(row)")
      let infix = "\(row[0]) + (\(years) years + \(months) months + \(days) days)"
      let postfix = "\(row[0]) \(years) years \(months) months + \(days) days + +"
      #expect(try reckoned(infix) == row[4], "\(row)")
      #expect(try reckoned(postfix) == row[4], "\(row)")
    }
  }

  @Test func `every vector of a difference has its days, and its years, months and days`() throws {
    for row in try Vectors.rows("date_difference", atLeast: 24) {
      let parts = row[3].split(separator: " ").compactMap { Int($0.dropLast()) }
      try #require(parts.count == 3)
      let span = DateSpan(months: 12 * parts[0] + parts[1], days: Fraction(parts[2]))
      #expect(DateSpan(from: try date(row[0]), to: try date(row[1])) == span, "\(row)")
      for text in ["\(row[1]) - \(row[0])", "\(row[1]) \(row[0]) -"] {
        let value = try Expression(parsing: text).value(in: .init(today: .min))
        let days = DateSpan(days: Fraction(try #require(Int(row[2]))))
        #expect(value == .span(days, betweenDates: span), "\(row)")
      }
    }
  }

  @Test func `the span between two dates leads from the one to the other and has no month too many`() throws {
    var dice = Dice(state: 17)
    for _ in 0..<20_000 {
      let start = CivilDate.min.advanced(by: Int.random(in: 0...3_652_058, using: &dice))
      let end = start.advanced(by: Int.random(in: -3_000...3_000, using: &dice))
      let span = DateSpan(from: start, to: end)
      #expect(try CivilMoment(startOf: start).adding(span).date == end)
      let isForward = end >= start
      #expect(isForward ? span.months >= 0 && span.days >= 0 : span.months <= 0 && span.days <= 0)
      if let next = start.adding(months: span.months + (isForward ? 1 : -1)) {
        // Clamped to the month's end it may fall on the last day, and still is no full month.
        let isClamped = next.day < start.day
        #expect(isForward ? next > end || (next == end && isClamped) : next < end)
      }
    }
  }

  @Test(arguments: [
    (0, "0", "0 days"), (1, "0", "1 month"), (0, "13348", "13348 days"), (1, "2 1/2", "1 month 2 1/2 days"),
    (18, "1", "18 months 1 day"), (-1, "-1", "-1 month -1 day"), (0, "1/2", "1/2 day"),
    (-2, "3", "-2 months 3 days"),
  ])
  func `a span is written with its months and its days`(months: Int, days: String, text: String) throws {
    #expect(DateSpan(months: months, days: try #require(Fraction(days))).description == text)
  }

  @Test func `a part of a day gives a moment, a part of a second is refused`() throws {
    let start = CivilMoment(startOf: try date("2026-11-30"))
    #expect(
      try start.adding(DateSpan(months: 1, days: Fraction(-1, 86_400))).description == "2026-12-29T23:59:59")
    #expect(throws: DateSpan.Fault.fractionOfSecond) { try start.adding(DateSpan(days: try Fraction(1, 7))) }
    #expect(throws: DateSpan.Fault.dateOutOfRange) { try start.adding(DateSpan(days: Fraction(.max))) }
    #expect(throws: DateSpan.Fault.dateOutOfRange) { try start.adding(DateSpan(months: .min)) }
  }

  private func reckoned(_ text: String) throws -> String {
    try Expression(parsing: text).value(in: .init(today: .min)).description
  }
}
