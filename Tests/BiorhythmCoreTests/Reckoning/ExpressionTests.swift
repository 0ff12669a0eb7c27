import BiorhythmCore
import TestSupport
import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    ("1/2 + 1/3", "5/6"), ("1 2 / 1 3 / +", "5/6"),
    ("(2026-11-30 - 1990-05-15) / 23 days", "580 8/23"), ("2026-11-30 1990-05-15 - 23 days /", "580 8/23"),
    ("today birthday - 23 days /", "580 8/23"), ("birthday + 10000", "2017-09-30"),
    ("birthday 10000 +", "2017-09-30"), ("10000 + birthday", "2017-09-30"),
    ("today - birthday", "13348 days = 36 years 6 months 15 days"),
    ("birthday - today", "-13348 days = -36 years -6 months -15 days"), ("birthday + 21252", "2048-07-21"),
    ("today + 1 year", "2027-11-30"), ("today-birthday", "13348 days = 36 years 6 months 15 days"),
    ("2024-01-31 + 1 month + 1 day", "2024-03-01"), ("2024-02-29 - 2024-01-31", "29 days"),
    ("13348 mod 23", "8"), ("(today - birthday) mod 23 days", "8 days"), ("-14 mod 23", "9"),
  ])
  func `the examples hold`(text: String, result: String) throws {
    #expect(try value(text).description == result)
  }

  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 - 2 - 3", "5"), ("12 / 4 / 2", "1 1/2"),
    ("12/4/2", "1 1/2"),
    ("2.5", "2 1/2"), ("2.50 * 2", "5"), ("0.000", "0"), ("- 3", "-3"), ("--3", "3"), ("2 * -3", "-6"),
    ("-2 days", "-2 days"),
    ("2 × 3 − 8 ÷ 4", "4"), ("（１ ＋ ２） ＊ ３", "9"), ("5 -3 +", "2"), ("5 3 - 2 +", "4"), ("5 -3", "2"),
    ("5-3", "2"),
    ("1 2 3 + *", "5"), ("3d", "3 days"), ("2w", "14 days"), ("1y + 6mo", "18 months"),
    ("90 min", "1/16 day"),
    ("12 hours", "1/2 day"), ("1/2 day", "1/2 day"), ("-1/2 day", "-1/2 day"), ("6 * 1/2 days", "3 days"),
    ("3 days / 1/2 day", "6"), ("(1/2) days", "1/2 day"), ("1 2 / days", "1/2 day"),
    ("3 days 4 days +", "7 days"),
    ("1 month + 2.5 days", "1 month 2 1/2 days"), ("1 year / 1 month", "12"), ("1 year / 12", "1 month"),
    ("18 months mod 1 year", "6 months"), ("36 hours / 1 day", "1 1/2"), ("1 year * 1/2", "6 months"),
    ("1 < 2", "true"), ("1/2 = 2/4", "true"), ("1 != 1", "false"), ("2 >= 3 or 1 <= 1 and 3 > 2", "true"),
    ("not 1 = 2", "true"), ("not (1 = 1) = (1 = 2)", "true"), ("1 2 < not", "false"),
    ("(1 < 2) = (2 < 3)", "true"),
    ("1 month < 1 month + 1 day", "true"), ("1 year > 11 months", "true"), ("7 days = 1 week", "true"),
    ("TODAY = Today", "true"), ("today < now", "true"), ("now - today", "3/8 day"),
    ("1 < 2 AND 2 < 3", "true"),
  ])
  func `numbers, spans and claims are reckoned`(text: String, result: String) throws {
    #expect(try value(text).description == result)
  }

  @Test(arguments: [
    ("2026/11/30", "2026-11-30"), ("2026 / 11 / 30", "6 23/165"), ("2026.11.30", "2026-11-30"),
    ("2026. 11. 30. + 1", "2026-12-01"), ("2026-11-30", "2026-11-30"), ("2026-11-3", "2026-11-03"),
    ("2026 - 11 - 30", "1985"), ("20261130 + 1", "2026-12-01"), ("20261131 + 1", "20261132"),
    ("2026년 11월 30일 + 1", "2026-12-01"), ("2026년11월30일+1", "2026-12-01"),
    ("2026年11月30日 - 1 day", "2026-11-29"),
    ("２０２６－１１－３０ + 1", "2026-12-01"), ("2026-11-30-1990-05-15", "13348 days = 36 years 6 months 15 days"),
    ("2026-11-30T09:00", "2026-11-30T09:00:00"), ("2026-11-30 9:00:05 + 1 hour", "2026-11-30T10:00:05"),
    ("2026-11-30 + 1/2 day", "2026-11-30T12:00:00"), ("2026-11-30 + 24 hours", "2026-12-01"),
    ("2026-11-30 + 36 h - 12 h", "2026-12-01T00:00:00"), ("now + 15 h", "2026-12-01T00:00:00"),
    ("2026-01-31T23:00 + 1 month + 2 h", "2026-03-01T01:00:00"), ("now", "2026-11-30T09:00:00"),
    ("monday", "2026-11-30"), ("sun + 1", "2026-12-07"), ("Freitag", "2026-12-04"), ("금요일 - 7", "2026-11-27"),
    ("tomorrow - yesterday", "2 days"),
    ("9999-12-31 - 0001-01-01", "3652058 days = 9998 years 11 months 30 days"),
    ("100-5-15", "80"), ("10000-10-10", "9980"),
  ])
  func `a word that is a date is a date`(text: String, result: String) throws {
    #expect(try value(text).description == result)
  }

  @Test func `the value before is ans`() throws {
    var calculator = LineCalculator(context: context, entriesKept: 3)
    let lines = ["ans", "1/2", "ans * 3", "ans - 1/6", "1/0", "ans"]
    let texts = lines.map { line in
      switch calculator.enter(line) {
      case .success(let value): value.description
      case .failure(let fault): "\(fault.reason) \(fault.word) \(fault.place)"
      }
    }
    #expect(texts == ["noAnswer ans 0", "1/2", "1 1/2", "1 1/3", "divisionByZero / 1", "1 1/3"])
    #expect(calculator.entries.map(\.line) == ["ans - 1/6", "1/0", "ans"])
    #expect(calculator.answer?.description == "1 1/3")
    #expect((try? calculator.preview("ans * 3").get())?.description == "4")
    #expect(calculator.answer?.description == "1 1/3")
  }

  @Test func `a calculator that keeps no entries still knows ans`() {
    var calculator = LineCalculator(context: context)
    calculator.enter("7")
    #expect(calculator.entries.isEmpty)
    #expect(calculator.answer == .number(7))
  }

  @Test(arguments: [
    ("(1 + 2) * -3", "1 2 + 3 -1 * *"), ("1/2 days + today", "1/2 days today +"),
    ("not 1 < 2 or 2 = 2", "1 2 < not 2 2 = or"), ("2026. 11. 30. - 7", "2026. 11. 30. 7 -"),
    ("-today", "today -1 *"),
  ])
  func `infix is put into postfix`(infix: String, postfix: String) throws {
    #expect(try Expression(parsing: infix).postfix == postfix)
  }

  @Test func `random expressions and their own postfix agree`() throws {
    var dice = Dice(state: 1_920)
    var values = 0
    for _ in 0..<20_000 {
      let text = random(depth: 4, &dice)
      let infix = try Expression(parsing: text)
      let postfix = try Expression(parsing: infix.postfix)
      let first = try? infix.value(in: context)
      let second = try? postfix.value(in: context)
      #expect(first == second, "\(text) | \(infix.postfix)")
      if first != nil { values += 1 }
    }
    #expect(values > 4_000)
  }

  @Test func `an expression from anywhere is read or refused, and its own postfix agrees`() throws {
    let words = [
      "1", "23", "/", "-", "+", "*", "(", ")", " ", " ", " ", "days", "month", "day", "today", "2026-11-30",
      ".", "-3",
      "and", "not", "<", "=", "ans", "0", "年", "T", ":", "99999999999999999999", "é",
    ]
    var dice = Dice(state: 20)
    var read = 0
    for _ in 0..<50_000 {
      let count = Int.random(in: 1...9, using: &dice)
      let text = (0..<count).map { _ in words.randomElement(using: &dice) ?? "" }.joined()
      guard let expression = try? Expression(parsing: text) else { continue }
      read += 1
      let own = try Expression(parsing: expression.postfix)
      #expect((try? own.value(in: context)) == (try? expression.value(in: context)), "\(text) | \(own.text)")
    }
    #expect(read > 1_000)
  }

  private func random(depth: Int, _ dice: inout Dice) -> String {
    let leaves = [
      "1", "2.5", "7", "30", "3 days", "2 months", "1/2 day", "1 year", "today", "birthday", "2024-02-29",
      "12 h", "now",
    ]
    guard depth > 0, Int.random(in: 0..<5, using: &dice) > 0 else {
      return leaves.randomElement(using: &dice) ?? "1"
    }
    let left = random(depth: depth - 1, &dice)
    switch Int.random(in: 0..<12, using: &dice) {
    case 0: return "-\(left)"
    case 1: return "(\(left))"
    case 2: return "(\(left)) days"
    case 3: return "not \(left) < \(random(depth: depth - 1, &dice))"
    default:
      let signs = ["+", "-", "+", "-", "*", "/", "mod", "<", "=", ">="]
      let right = random(depth: depth - 1, &dice)
      let text = "\(left) \(signs.randomElement(using: &dice) ?? "+") \(right)"
      return Bool.random(using: &dice) ? "(\(text))" : text
    }
  }

  private func value(_ text: String) throws -> Expression.Value {
    try Expression(parsing: text, lexicon: lexicon).value(in: context)
  }

  private let context: Expression.Context

  init() throws {
    let today = try date("2026-11-30")
    context = Expression.Context(
      today: today, now: CivilMoment(startOf: today).adding(seconds: 9 * 3600),
      birthday: try date("1990-05-15"))
  }

  private let lexicon = Lexicon(weekdays: ["Freitag": .friday, "금요일": .friday])
}
