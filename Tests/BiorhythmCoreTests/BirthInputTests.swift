import BiorhythmCore
import TestSupport
import Testing

@Suite struct BirthInputTests {
  @Test(
    arguments: [
      ("1990-05-15", "1990-05-15", nil, nil), ("1990-05-15T18:30", "1990-05-15", "18:30", nil),
      ("1990-05-15 18:30", "1990-05-15", "18:30", nil),
      ("1990-05-15T18:30:15", "1990-05-15", "18:30:15", nil),
      ("1990-05-15t18:30@Asia/Seoul", "1990-05-15", "18:30", "Asia/Seoul"),
      ("1990-05-15T18:30@Seoul", "1990-05-15", "18:30", "Seoul"),
      ("1990-05-15 18:30 @ New York", "1990-05-15", "18:30", "New York"),
      ("1990-05-15T18:30Z", "1990-05-15", "18:30", "+00:00"),
      ("1990-05-15T18:30+09:00", "1990-05-15", "18:30", "+09:00"),
      ("1990-05-15 18:30 -03:30", "1990-05-15", "18:30", "-03:30"),
      ("1990-05-15T18:30@+09:00", "1990-05-15", "18:30", "+09:00"),
      ("19900515T18:30", "19900515", "18:30", nil), ("1990. 5. 15. 9:05", "1990. 5. 15.", "09:05", nil),
      ("1990년 5월 15일 18:30", "1990년 5월 15일", "18:30", nil), ("1990年5月15日T18:30", "1990年5月15日", "18:30", nil),
      ("음력 1990-04-21 18:30@Seoul", "음력 1990-04-21", "18:30", "Seoul"),
      ("lunar-kr 2017-05L-01T18:30", "lunar-kr 2017-05L-01", "18:30", nil),
      ("农历1990年闰五月初一 18:30@Asia/Shanghai", "农历1990年闰五月初一", "18:30", "Asia/Shanghai"),
      ("１９９０－０５－１５　１８：３０", "1990-05-15", "18:30", nil),
      (" 1990-05-15  18:30 ", "1990-05-15", "18:30", nil), ("today", "today", nil, nil), ("", "", nil, nil),
      ("1990 / 05 / 15", "1990 / 05 / 15", nil, nil), ("birthday + 10000", "birthday + 10000", nil, nil),
    ] as [(String, String, String?, String?)])
  func `a birth is taken apart`(text: String, date: String, time: String?, zone: String?) throws {
    let input = try BirthInput(parsing: text)
    #expect(input.date == date)
    #expect(input.time?.description == time)
    #expect(input.zone?.description == zone)
  }

  @Test(
    arguments: [
      ("1990-05-15T24:00", .noSuchTime("24:00")), ("1990-05-15T18:60", .noSuchTime("18:60")),
      ("1990-05-15 18:60", .noSuchTime("18:60")), ("1990-05-15T18", .noSuchTime("18")),
      ("1990-05-15T18:30:60", .noSuchTime("18:30:60")), ("1990-05-15T18:30.5", .noSuchTime("18:30.5")),
      ("1990-05-15T18:30@", .emptyZone), ("1990-05-15@Asia/Seoul", .zoneWithoutTime("Asia/Seoul")),
      ("1990-05-15T18:30 Asia/Seoul", .notAZone("Asia/Seoul")), ("1990-05-15T18:30pm", .notAZone("pm")),
      ("1990-05-15T18:30+25:00", .notAZone("+25:00")), ("1990-05-15T18:30Z@Seoul", .notAZone("Z@Seoul")),
    ] as [(String, BirthInput.Fault)])
  func `a wrong part is named`(text: String, fault: BirthInput.Fault) {
    #expect(throws: fault) { try BirthInput(parsing: text) }
  }
}
