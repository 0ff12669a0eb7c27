import BiorhythmCore
import TestSupport
import Testing

@Suite struct DateInputTests {
  @Test(arguments: [
    ("2026-11-30", "2026-11-30"), ("20261201", "2026-12-01"), ("2026년 11월 30일", "2026-11-30"),
    (" today ", "2026-11-30"),
    ("+7", "2026-12-07"), ("-7", "2026-11-23"), ("−7", "2026-11-23"), ("＋７", "2026-12-07"),
    ("+0", "2026-11-30"),
    ("saturday", "2026-12-05"), ("Mon", "2026-11-30"), ("samedi", "2026-12-05"),
    ("today + 1 year", "2027-11-30"),
    ("birthday + 10000", "2017-09-30"), ("birthday 10000 +", "2017-09-30"), ("2026-11-30 - 5", "2026-11-25"),
    ("2026-11-30T09:00", "2026-11-30T09:00:00"), ("now", "2026-11-30T09:00:00"), ("ans", "2000-01-01"),
    ("lunar 1990-4-21", "1990-05-15"), ("lunar 1990-4-21 + 1", "1990-05-16"),
  ])
  func `a date is read as it is typed`(text: String, result: String) throws {
    switch try DateInput(parsing: text, in: context, lexicon: lexicon) {
    case .date(let date): #expect(date.description == result)
    case .moment(let moment): #expect(moment.description == result)
    }
  }

  @Test(arguments: [
    "2026-02-30", "30.11.2026", "90-05-15", "2026-13-01", "19900231", "2026", "2026년", "1", "2026/11",
    "2026. 2. 30.",
    "2026年2月30日", "5/15/1990", "２０２６－０２－３０",
  ])
  func `what has the look of a plain date has a date's fault`(text: String) throws {
    let fault = try #require(refusal(of: text))
    guard case .notADate(let reason) = fault else {
      Issue.record("\(fault)")
      return
    }
    #expect(throws: reason) { try CivilDate(parsing: text, today: context.today) }
  }

  @Test(
    arguments: [
      ("today - birthday", .span), ("1 + 1", .number), ("7 days", .span), ("1 < 2", .truth), ("now", .moment),
      ("2026 - 11", .number),
    ] as [(String, Expression.Value.Kind)])
  func `an expression of another kind is refused by its kind`(text: String, kind: Expression.Value.Kind)
    throws
  {
    #expect(throws: DateInput.Fault.wrongKind(kind)) { try CivilDate(typed: text, in: context) }
  }

  @Test(arguments: [
    ("todya", "todya", 0), ("today + 2026-02-30", "2026-02-30", 8), ("+99999999", "+99999999", 0),
    ("today +", "+", 6),
    ("-99999999999999999999", "-99999999999999999999", 0), ("lunar 1990-13-01 + 1", "lunar 1990-13-01", 0),
  ])
  func `a faulty expression is refused at its word`(text: String, word: String, place: Int) throws {
    guard case .expression(let reason) = try #require(refusal(of: text)) else {
      Issue.record("\(text)")
      return
    }
    #expect(reason.word == word)
    #expect((reason.reason == .notALunarDate(.noSuchMonth(13))) == text.hasPrefix("lunar"))
    #expect(reason.place == place)
  }

  private func refusal(of text: String) -> DateInput.Fault? {
    do throws(DateInput.Fault) {
      _ = try DateInput(parsing: text, in: context, lexicon: lexicon)
      return nil
    } catch { return error }
  }

  private let context: Expression.Context
  private let lexicon: Lexicon

  init() throws {
    let today = try date("2026-11-30")
    let birthday = try date("1990-05-15")
    context = Expression.Context(
      today: today, now: CivilMoment(startOf: today).adding(seconds: 9 * 3600), birthday: birthday,
      answer: .date(try date("2000-01-01")))
    lexicon = Lexicon(weekdays: ["samedi": .saturday])
  }
}
