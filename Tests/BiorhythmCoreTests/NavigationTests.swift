import BiorhythmCore
import TestSupport
import Testing

@Suite struct NavigationTests {
  @Test func `every vector leads where it should`() throws {
    for row in try Vectors.rows("navigation") {
      let count = try #require(Int(row[2]))
      let step: Step = row[1] == "month" ? .months(count) : .days(count)
      #expect(try date(row[0]).taking(step)?.description == row[3], "\(row)")
    }
  }

  @Test func `twelve month steps from 31 January visit each month once and return to day 31`() throws {
    var selected = SelectedDay(try date("2026-01-31"))
    var months: [String] = []
    for _ in 1...12 {
      selected.move(by: .months(1))
      months.append(selected.date.month.description)
    }
    #expect(months == (2...12).map { "2026-" + ($0 < 10 ? "0\($0)" : "\($0)") } + ["2027-01"])
    #expect(selected.date == (try date("2027-01-31")))
  }

  // Case 8: No month is skipped by a month step.
  @Test(arguments: [("2024-03-31", -1, "2024-02-29"), ("2025-05-31", 1, "2025-06-30")])
  func `a month step never skips a short month`(from: String, months: Int, to: String) throws {
    var selected = SelectedDay(try date(from))
    selected.move(by: .months(months))
    #expect(selected.date.description == to)
    selected.move(by: .months(-months))
    #expect(selected.date.description == from)
  }

  @Test func `a day step forgets the wanted day`() throws {
    var selected = SelectedDay(try date("2026-01-31"))
    selected.move(by: .months(1))
    selected.move(by: .days(1))
    selected.move(by: .months(1))
    #expect(selected.date.description == "2026-04-01")
  }

  // Case 80: Moving past the ends.
  @Test func `moving stops at the ends`() {
    var selected = SelectedDay(.max)
    selected.move(by: .months(1))
    selected.move(by: .days(.max))
    #expect(selected.date == .max)
    selected.move(by: .months(.min))
    #expect(selected.date == .min)
    selected.move(by: .days(-1))
    #expect(selected.date == .min)
  }
}
