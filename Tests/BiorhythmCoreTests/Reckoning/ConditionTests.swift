import BiorhythmCore
import TestSupport
import Testing

@Suite struct ConditionTests {
  /// A day as the report reads it, which is what a condition is held against.
  private struct Day {
    var date: CivilDate
    var number: Int

    init(_ date: CivilDate, bornOn birthday: CivilDate) {
      self.date = date
      number = date - birthday
    }

    subscript(id: String) -> Int {
      ConditionTests.cycles.first { $0.id == id }?.percent(onDay: number) ?? .min
    }

    func count(_ isWanted: (TurningPoint) -> Bool) -> Int {
      Cycle.primaries.count { $0.turningPoint(onDay: number).map(isWanted) == true }
    }

    func all(_ group: Cycle.Group, _ holds: (Int) -> Bool) -> Bool {
      ConditionTests.cycles.filter { $0.group == group }.allSatisfy { holds($0.percent(onDay: number)) }
    }
  }

  private static let cycles =
    Cycle.builtIn
    + [Cycle(customID: "My-own", period: 7), Cycle(customID: "slow", period: 36_500)].compactMap(\.self)

  private struct Claim: Sendable, CustomTestStringConvertible {
    var text: String
    var holds: @Sendable (Day) -> Bool
    var testDescription: String { text }

    init(_ text: String, _ holds: @escaping @Sendable (Day) -> Bool) {
      self.text = text
      self.holds = holds
    }
  }

  private static let claims = [
    Claim("physical >= 80") { $0["physical"] >= 80 },
    Claim("Physical >= 80 AND emotional<0") { $0["physical"] >= 80 && $0["emotional"] < 0 },
    Claim("primary >= 30") { $0.all(.primary) { $0 >= 30 } },
    Claim("not primary < 30") { !$0.all(.primary) { $0 < 30 } },
    Claim("secondary > -90") { $0.all(.secondary) { $0 > -90 } },
    Claim("composite < 50 or custom = 0") { $0.all(.composite) { $0 < 50 } || $0.all(.custom) { $0 == 0 } },
    Claim("primary < secondary") { day in
      day.all(.primary) { first in day.all(.secondary) { first < $0 } }
    },
    Claim("primary * primary > 400") { $0.all(.primary) { $0 * $0 > 400 } },
    Claim("critical = 1") { $0.count(\.isCritical) == 1 },
    Claim("critical >= 2 or peak + valley >= 2") {
      $0.count(\.isCritical) >= 2 || $0.count { $0 == .peak } + $0.count { $0 == .valley } >= 2
    },
    Claim("weekday >= sat") { $0.date.weekday.isWeekend },
    Claim("weekday = wednesday and physical > 0") { $0.date.weekday == .wednesday && $0["physical"] > 0 },
    Claim("physical > weekday * 10") { $0["physical"] > $0.date.weekday.rawValue * 10 },
    Claim("day mod 7 = 0") { $0.number % 7 == 0 },
    Claim("day = 10000 or day * 2 = 20002") { $0.number == 10_000 || $0.number == 10_001 },
    Claim("10 days / 1 day < day mod 100") { 10 < $0.number % 100 },
    Claim("(physical + emotional) / 2 = passion") { $0["physical"] + $0["emotional"] == 2 * $0["passion"] },
    Claim("-physical > -emotional - 1/2") { -2 * $0["physical"] > -2 * $0["emotional"] - 1 },
    Claim("average > 60") { $0["average"] > 60 },
    Claim("My-own > 0 and my-own-physical > 0") { $0["My-own"] > 0 && $0["My-own"] > $0["physical"] },
    Claim("slow > 0 and slow < physical") { $0["slow"] > 0 && $0["slow"] < $0["physical"] },
    Claim("physical-emotional > 100") { $0["physical"] - $0["emotional"] > 100 },
    Claim("(physical > 0) = (emotional > 0)") { ($0["physical"] > 0) == ($0["emotional"] > 0) },
    Claim("(physical > 0) != (1 < 2)") { $0["physical"] <= 0 },
    Claim("1 < 2 and physical > 90") { $0["physical"] > 90 },
    Claim("physical > 90 and 2 < 1") { _ in false },
    Claim("today = 2026-11-30") { _ in true },
    Claim("physical 80 > weekday 5 > and") { $0["physical"] > 80 && $0.date.weekday.rawValue > 5 },
    Claim("physical 80 > not weekday 6 < and") { $0["physical"] <= 80 && $0.date.weekday.rawValue < 6 },
    Claim("day >= (2000-01-01 - birthday) / 1 day") { $0.date.month.year >= 2000 },
  ]

  @Test(arguments: claims)
  private func `a condition holds on the days on which the report says so, and on no others`(claim: Claim)
    throws
  {
    let condition = try Condition(parsing: claim.text, cycles: Self.cycles, in: context)
    for birthday in [try date("1990-05-15"), try date("1952-02-29")] {
      let window = try date("1989-12-30")...(try date("2029-01-05"))
      var search = try DaySearch(for: condition, of: [birthday], in: window)
      var found: [CivilDate] = []
      while let day = try search.next() { found.append(day) }
      let lived = max(birthday, window.lowerBound)...window.upperBound
      #expect(found == lived.filter { claim.holds(Day($0, bornOn: birthday)) })
      #expect(search.daysRead == lived.count)
    }
  }

  @Test(arguments: claims)
  private func `one day is asked about as many are`(claim: Claim) throws {
    let condition = try Condition(parsing: claim.text, cycles: Self.cycles, in: context)
    let birthday = try date("1990-05-15")
    for day in [-1, 0, 1, 63, 64, 3_504, 10_000, 10_001, 13_348, 21_252] {
      let date = birthday.advanced(by: day)
      #expect(
        try condition.holds(on: date, for: birthday) == (day >= 0 && claim.holds(Day(date, bornOn: birthday)))
      )
    }
  }

  @Test func `of several people a day is found when the condition holds for each`() throws {
    let birthdays = [try date("1990-05-15"), try date("1992-09-20"), try date("2003-01-31")]
    let condition = try Condition(parsing: "average > 10 and weekday >= fri", in: context)
    var search = try DaySearch(
      for: condition, of: birthdays, in: try date("2000-01-01")...(try date("2030-01-01")))
    var found: [CivilDate] = []
    while let day = try search.next() { found.append(day) }
    let expected = (try date("2003-01-31")...(try date("2030-01-01"))).filter { date in
      date.weekday.rawValue >= 5 && birthdays.allSatisfy { Cycle.average.percent(onDay: date - $0) > 10 }
    }
    #expect(found == expected && found.count > 10)
    var none = try DaySearch(for: condition, of: [], in: .min ... .max)
    #expect(try none.next() == nil)
  }

  @Test func `the birthday that a condition names is that of each person`() throws {
    let birthdays = [try date("1990-05-15"), try date("1992-09-20")]
    let condition = try Condition(parsing: "day = (birthday + 1 month - birthday) / 1 day", in: context)
    for birthday in birthdays {
      var search = try DaySearch(for: condition, of: [birthday], in: birthday ... .max, limit: 2)
      #expect(try search.next() == birthday.adding(months: 1))
    }
  }

  @Test func `a search reads no more days than it must`() throws {
    let birthday = try date("1990-05-15")
    let condition = try Condition(parsing: "critical = 3", in: context)
    let window = birthday.advanced(by: 1)...CivilDate.max
    var search = try DaySearch(for: condition, of: [birthday], in: window, limit: 1)
    #expect(search.daysRead == 0)
    let first = try #require(try search.next())
    let expected = window.first { date in
      Cycle.primaries.allSatisfy { $0.turningPoint(onDay: date - birthday)?.isCritical == true }
    }
    #expect(first == expected)
    let needed = first - window.lowerBound + 1
    #expect(search.daysRead >= needed && search.daysRead < needed + 64)
    let read = search.daysRead
    #expect(try search.next() == nil)
    #expect(search.daysRead == read)
  }

  @Test(arguments: [1, 63, 64, 65, 128, 200])
  func `a window ends where it ends`(days: Int) throws {
    let birthday = try date("2000-01-01")
    let condition = try Condition(parsing: "day >= 0", in: context)
    var search = try DaySearch(for: condition, of: [birthday], in: birthday...birthday.advanced(by: days - 1))
    var count = 0
    while try search.next() != nil { count += 1 }
    #expect(count == days && search.daysRead == days)
    var atEnd = try DaySearch(
      for: condition, of: [birthday], in: CivilDate.max.advanced(by: 1 - days) ... .max)
    var countAtEnd = 0
    while try atEnd.next() != nil { countAtEnd += 1 }
    #expect(countAtEnd == days)
  }

  @Test func `a day that cannot be reckoned is told when it is reached, and not before`() throws {
    let birthday = try date("2000-01-01")
    for text in ["1 / (day - 100) != 0", "100 / physical < 500"] {
      let condition = try Condition(parsing: text, in: context)
      var search = try DaySearch(for: condition, of: [birthday], in: birthday.advanced(by: 1) ... .max)
      var found: [Int] = []
      let fault = #expect(throws: Expression.Fault.self) {
        while let date = try search.next() { found.append(date - birthday) }
      }
      #expect(fault?.reason == .divisionByZero)
      #expect(fault?.word == "/")
      let last = text.hasPrefix("1 ") ? 99 : 22
      #expect(
        found
          == (1...last).filter {
            text.hasPrefix("1 ") || 500 * Cycle.physical.percent(onDay: $0) > 100
              || Cycle.physical.percent(onDay: $0) < 0
          })
      #expect(throws: Expression.Fault.self) { try search.next() }
    }
    let large = try Condition(parsing: "day * day * day * day > 0", in: context)
    #expect(throws: Expression.Fault.self) { try large.holds(on: .max, for: birthday) }
  }

  @Test(
    arguments: [
      ("physical and 3", .wrongKinds([.number, .number]), "and", 9),
      ("physical", .notACondition(.number), "", 0),
      ("2026-11-30", .notACondition(.date), "", 0),
      ("primary and physical > 3", .wrongKinds([.number, .truth]), "and", 8),
      ("not physical", .wrongKinds([.number]), "not", 0),
      ("physical > today", .wrongKinds([.number, .date]), ">", 9),
      ("physical > 3 days", .wrongKinds([.number, .span]), ">", 9),
      ("physical + (1 < 2) > 3", .wrongKinds([.number, .truth]), "+", 9),
      ("physical >", .missingValue, ">", 9), ("physical > 1/0", .divisionByZero, "/", 12),
      ("", .empty, "", 0),
      ("-(physical > 3)", .wrongKinds([.truth]), "-", 0),
      ("physical days > 3", .wrongKinds([.number]), "days", 9),
      ("physical > 3 emotional > 3", .missingOperator, "emotional", 13),
      ("sat = today", .wrongKinds([.number, .date]), "=", 4),
      ("physical = 99999999999999999999", .overflow, "99999999999999999999", 11),
    ] as [(String, Expression.Fault.Reason, String, Int)])
  func `a faulty condition is refused before a day is read`(
    text: String, reason: Expression.Fault.Reason, word: String, place: Int
  ) throws {
    let fault = try #require(
      #expect(throws: Expression.Fault.self) { try Condition(parsing: text, in: context) })
    #expect(fault.reason == reason)
    #expect(fault.word == word)
    #expect(fault.place == place)
  }

  @Test func `an unknown name comes with the cycles, groups and quantities there are`() throws {
    let fault = try #require(
      #expect(throws: Expression.Fault.self) {
        try Condition(parsing: "phisical > 3", cycles: Self.cycles, in: context)
      })
    guard case .unknownName(let known) = fault.reason else {
      Issue.record("\(fault)")
      return
    }
    #expect(fault.word == "phisical")
    let wanted = [
      "physical", "My-own", "primary", "custom", "critical", "peak", "valley", "weekday", "day", "today",
    ]
    #expect(Set(wanted).isSubset(of: known))
    #expect(throws: Expression.Fault.self) { try Condition(parsing: "custom > 3", in: context) }
  }

  @Test func `a condition as long as may be is checked in good time`() throws {
    let text = String(repeating: "primary+secondary>composite or ", count: 2_000) + "day>1"
    let condition = try Condition(parsing: text, in: context)
    #expect(try condition.holds(on: context.today, for: try date("1990-05-15")))
  }

  private let context: Expression.Context

  init() throws {
    context = Expression.Context(today: try date("2026-11-30"))
  }
}
