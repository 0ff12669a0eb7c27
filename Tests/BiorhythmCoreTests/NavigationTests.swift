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
    var cursor = Cursor(try date("2026-01-31"))
    var months: [String] = []
    for _ in 1...12 {
      cursor.move(by: .months(1))
      months.append(cursor.date.month.description)
    }
    #expect(months == (2...12).map { "2026-" + ($0 < 10 ? "0\($0)" : "\($0)") } + ["2027-01"])
    #expect(cursor.date == (try date("2027-01-31")))
  }

  @Test(arguments: [("2024-03-31", -1, "2024-02-29"), ("2025-05-31", 1, "2025-06-30")])
  func `a month step never skips a short month`(from: String, months: Int, to: String) throws {
    var cursor = Cursor(try date(from))
    cursor.move(by: .months(months))
    #expect(cursor.date.description == to)
    cursor.move(by: .months(-months))
    #expect(cursor.date.description == from)
  }

  @Test func `a day step forgets the wanted day`() throws {
    var cursor = Cursor(try date("2026-01-31"))
    cursor.move(by: .months(1))
    cursor.move(by: .days(1))
    cursor.move(by: .months(1))
    #expect(cursor.date.description == "2026-04-01")
  }

  @Test func `moving stops at the ends`() {
    var cursor = Cursor(.max)
    cursor.move(by: .months(1))
    cursor.move(by: .days(.max))
    #expect(cursor.date == .max)
    cursor.move(by: .months(.min))
    #expect(cursor.date == .min)
    cursor.move(by: .days(-1))
    #expect(cursor.date == .min)
  }
}
