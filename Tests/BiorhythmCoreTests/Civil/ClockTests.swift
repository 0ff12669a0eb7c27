import BiorhythmCore
import TestSupport
import Testing

@Suite struct ClockTests {
  @Test func `every second of a day reads back from its text`() {
    for second in 0..<86_400 {
      guard let time = TimeOfDay(secondsSinceMidnight: second),
        TimeOfDay(hour: time.hour, minute: time.minute, second: time.second) == time,
        TimeOfDay(parsing: time.description) == time
      else {
        Issue.record("wrong at \(second)")
        return
      }
    }
    #expect(TimeOfDay(secondsSinceMidnight: 86_400) == nil)
    #expect(TimeOfDay(secondsSinceMidnight: -1) == nil)
  }

  @Test(arguments: [
    ("18:30", "18:30"), ("9:05", "09:05"), ("18:30:15", "18:30:15"), ("18:30:00", "18:30"),
    (" 00:00 ", "00:00"),
    ("１８：３０", "18:30"), ("23:59:59", "23:59:59"),
  ])
  func `a time reads in every form`(text: String, time: String) {
    #expect(TimeOfDay(parsing: text)?.description == time)
  }

  @Test(arguments: [
    "", "18", "18:", ":30", "24:00", "18:60", "18:30:60", "18:3", "018:30", "18:30:5", "18:30:00:00", "-1:00",
    "18.30", "6:30 pm", "18:30Z",
  ])
  func `what no clock shows is no time`(text: String) {
    #expect(TimeOfDay(parsing: text) == nil)
  }

  @Test(arguments: [
    ("Z", "+00:00"), ("z", "+00:00"), ("+09:00", "+09:00"), ("+0900", "+09:00"), ("+9", "+09:00"),
    ("-03:30", "-03:30"), ("−03:30", "-03:30"), ("-00:00", "+00:00"), ("+08:27:52", "+08:27:52"),
    ("＋０９：００", "+09:00"), ("-15:56", "-15:56"), ("+15:59:59", "+15:59:59"),
  ])
  func `an offset reads in every form`(text: String, offset: String) throws {
    let read = try #require(UTCOffset(parsing: text))
    #expect(read.description == offset)
    #expect(UTCOffset(parsing: read.description) == read)
  }

  @Test(arguments: [
    "", "+", "09:00", "+16:00", "+09:60", "+9:0", "+009", "+09:00:60", "+09:", "UTC+9", "Z0", "+-9",
  ])
  func `what no place has is no offset`(text: String) {
    #expect(UTCOffset(parsing: text) == nil)
  }

  @Test(arguments: [
    ("1970-01-01", 0, 0, "1970-01-01T00:00:00"), ("1970-01-01", 0, 32_400, "1970-01-01T09:00:00"),
    ("1969-12-31", -1, 0, "1969-12-31T23:59:59"),
    ("2026-12-04", 1_796_333_400, 32_400, "2026-12-04T06:30:00"),
    ("0001-01-01", -62_135_596_800, 0, "0001-01-01T00:00:00"),
    ("9999-12-31", 253_402_300_799, 0, "9999-12-31T23:59:59"),
  ])
  func `an instant is a date and time on clocks with an offset, there and back`(
    day: String, second: Int, seconds: Int, text: String
  ) throws {
    let offset = try #require(UTCOffset(seconds: seconds))
    let instant = Instant(secondsSince1970: second)
    let moment = try #require(CivilMoment(instant, offset: offset))
    #expect(moment.description == text)
    #expect(moment.date == (try date(day)))
    #expect(Instant(moment, offset: offset) == instant)
    #expect(CivilMoment(on: moment.date, at: moment.time) == moment)
  }

  @Test func `an instant outside the calendar is no date, and none overflows`() throws {
    let west = try #require(UTCOffset(seconds: -1))
    #expect(CivilMoment(Instant(secondsSince1970: -62_135_596_800), offset: west) == nil)
    let ends = [Int.min, Int.max].map { Instant(secondsSince1970: $0) }
    for end in ends {
      #expect(CivilMoment(end, offset: .utc) == nil)
      #expect(end.advanced(by: .max) - ends[0].advanced(by: .min) >= 0)
    }
  }
}
