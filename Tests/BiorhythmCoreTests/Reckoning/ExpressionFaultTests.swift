import BiorhythmCore
import TestSupport
import Testing

@Suite struct ExpressionFaultTests {
  typealias Reason = Expression.Fault.Reason

  @Test(
    arguments: [
      ("1/0", .divisionByZero, "/", 1), ("1//2", .missingValue, "/", 2),
      ("today + today", .wrongKinds([.date, .date]), "+", 6),
      ("3 days / 1 month", .monthsAgainstDays, "/", 7), ("9223372036854775807 + 1", .overflow, "+", 20),
      ("9223372036854775808", .overflow, "9223372036854775808", 0), ("((1)", .unclosedParenthesis, "(", 0),
      ("birthday", .noBirthday, "birthday", 0), ("ans", .noAnswer, "ans", 0), ("now", .noNow, "now", 0),
      ("9999-12-31 + 1", .dateOutOfRange, "+", 11), ("0001-01-01 - 1 month", .dateOutOfRange, "-", 11),
      ("", .empty, "", 0), (" \t", .empty, "", 0), ("1)", .unopenedParenthesis, ")", 1),
      (")", .unopenedParenthesis, ")", 0),
      ("()", .missingValue, ")", 1), ("1 2", .missingOperator, "2", 2), ("(1)(2)", .missingOperator, "(", 3),
      ("1 +", .missingValue, "+", 2), ("+7", .missingValue, "+", 0), ("days", .missingValue, "days", 0),
      ("1 2 3 +", .valuesLeft(2), "+", 6), ("1 2 + +", .missingValue, "+", 6),
      ("1 & 2", .strangeCharacter, "&", 2),
      ("1 ! 2", .strangeCharacter, "!", 2), ("5 % 2", .strangeCharacter, "%", 2),
      ("2.", .strangeCharacter, ".", 1),
      ("2026-11-30T25:00", .noSuchTime, "25:00", 11), ("2026-11-30T9", .noSuchTime, "9", 11),
      ("2026-11-30 09:0", .noSuchTime, "09:0", 11), ("1 + not 2", .wrongKinds([.number]), "not", 4),
      ("1 and 2", .wrongKinds([.number, .number]), "and", 2),
      ("1 < 2 < 3", .wrongKinds([.truth, .number]), "<", 6),
      ("-today", .wrongKinds([.date]), "-", 0), ("today days", .wrongKinds([.date]), "days", 6),
      ("today + 1/2", .fractionOfDay(half), "+", 6), ("1 day mod 0 days", .divisionByZero, "mod", 6),
      ("today + 1 day / 7", .fractionOfSecond, "+", 6), ("1 month = 30 days", .monthsAgainstDays, "=", 8),
      ("1/0 day", .divisionByZero, "/", 1), ("1/2 month", .fractionOfMonth(half), "month", 4),
      ("1 month / 2", .fractionOfMonth(half), "/", 8), ("３ ＋ ＃", .strangeCharacter, "＃", 4),
      ("today tomorrow +", .wrongKinds([.date, .date]), "+", 15),
    ] as [(String, Reason, String, Int)])
  func `what is wrong is said with its word and place`(text: String, reason: Reason, word: String, place: Int)
    throws
  {
    let fault = try #require(refusal(of: text))
    #expect(fault.reason == reason)
    #expect(fault.word == word)
    #expect(fault.place == place)
  }

  @Test(arguments: [
    ("2026-02-30 + 1", "2026-02-30"), ("1 + 30/11/2026", "30/11/2026"), ("2026-13-01", "2026-13-01"),
    ("90-05-15 + 1", "90-05-15"), ("10000-01-01", "10000-01-01"), ("2026년 11월", "2026년 11월"),
    ("1.2.3", "1.2.3"),
    ("2026年2月30日", "2026年2月30日"),
  ])
  func `a word with the look of a date that is none is not reckoned`(text: String, word: String) throws {
    let fault = try #require(refusal(of: text))
    guard case .notADate = fault.reason else {
      Issue.record("\(fault)")
      return
    }
    #expect(fault.word == word)
  }

  @Test func `a day that its month does not have is named`() throws {
    let fault = try #require(refusal(of: "2026-02-30 + 1"))
    let february = try #require(CivilMonth(year: 2026, month: 2))
    #expect(fault.reason == .notADate(.noSuchDay(30, in: february)))
  }

  @Test func `an unknown name comes with the names there are`() throws {
    let fault = try #require(refusal(of: "1 + todya"))
    guard case .unknownName(let known) = fault.reason else {
      Issue.record("\(fault)")
      return
    }
    #expect(fault.word == "todya" && fault.place == 4)
    #expect(
      known.contains("today") && known.contains("birthday") && known.contains("saturday")
        && known.contains("days"))
  }

  @Test func `a text too long is refused, one just short enough is read`() throws {
    let limit = Expression.longestText
    let long = try #require(refusal(of: "1" + String(repeating: "+1", count: limit / 2)))
    #expect(long.reason == .tooLong(limitInBytes: limit))
    let sum = "1" + String(repeating: "+1", count: limit / 2 - 1)
    #expect(try Expression(parsing: sum).value(in: .init(today: .min)) == .number(Fraction(limit / 2)))
    let name = try #require(refusal(of: String(repeating: "a-", count: limit / 2 - 1) + "a"))
    #expect(name.word.utf8.count < 64)
  }

  @Test(arguments: [
    String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000),
    String(repeating: "-", count: 10_000) + "1", String(repeating: "1+(", count: 10_000) + "1",
    String(repeating: "not ", count: 10_000) + "1", String(repeating: "(", count: 60_000),
    String(repeating: "1 ", count: 10_000) + String(repeating: "+ ", count: 9_999),
  ])
  func `nesting is deep and has an end`(text: String) throws {
    let fault = try #require(refusal(of: text))
    #expect(fault.reason == .tooDeep(limit: Expression.deepestNesting))
  }

  @Test func `nesting within the limit is read`() throws {
    let depth = Expression.deepestNesting
    let text = String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    #expect(try Expression(parsing: text).value(in: .init(today: .min)) == .number(1))
  }

  private func refusal(of text: String) -> Expression.Fault? {
    do throws(Expression.Fault) {
      _ = try Expression(parsing: text).value(in: Expression.Context(today: .min.advanced(by: 700_000)))
      return nil
    } catch { return error }
  }

  private static let half: Fraction = {
    do { return try Fraction(1, 2) } catch { return 0 }
  }()
}
