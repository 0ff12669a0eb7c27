import BiorhythmCore
import BiorhythmLocalization
import Testing

@testable import BiorhythmCLI

struct RosterReaderTests {
  private let haneul = "김하늘,1990-05-15,2026-11-30,13348,82,-97,10,intellectual:critical-falling"

  // Case 58: A byte order mark before the header.
  @Test(arguments: [
    "\u{FEFF}name,birthday\r\n김하늘,1990-05-15\r\n",
    "\u{FEFF}\"name\",\"birthday\"\n\"김하늘\",\"1990-05-15\"\n",
  ])
  func `a byte order mark does not stick to the first header`(file: String) {
    #expect(RosterTrial(file).rows == [haneul])
    #expect(RosterTrial(file, pieces: [1]).rows == [haneul])
  }

  @Test(arguments: [
    "name,birthday\n김하늘,1990-05-15", " Name , BIRTHDAY \n김하늘,1990-05-15\n",
    "birthday,name\n1990-05-15,김하늘\n", "name;birthday\n김하늘;1990-05-15\n",
    "name\tbirthday\n김하늘\t1990-05-15\n", "id;\"last, first\";name;birthday\n1;a,b;김하늘;1990-05-15\n",
    "\"a;b;c\",birthday,name\nx;y,1990-05-15,김하늘\n", "\n  \nname,birthday\n김하늘,1990-05-15\n",
    "\"two\nlines\",name,birthday\n,김하늘,1990-05-15\n", "name,birthday\r김하늘,1990-05-15\r",
    "name,birthday,\n김하늘,1990-05-15,x,y,z\n", "sep=;\nname;birthday\n김하늘;1990-05-15\n",
    "\u{FEFF}SEP=;\r\n\r\nname;birthday\r\n김하늘;1990-05-15\r\n", "sep=:\nname:birthday\n김하늘:1990-05-15\n",
    "name|birthday|x,y\n김하늘|1990-05-15|1,2\n",
  ])
  func `columns are found in any order, case and separator`(file: String) {
    let trial = RosterTrial(file)
    #expect(trial.rows == [haneul])
    #expect(trial.tally == RosterTally(rows: 1))
  }

  @Test(arguments: [
    ("", RosterError.noHeader(file: "r.csv")),
    ("\u{FEFF}", .noHeader(file: "r.csv")),
    ("\n \r\n", .noHeader(file: "r.csv")),
    ("name\nAna\n", .missingColumn(file: "r.csv", column: "birthday", header: ["name"])),
    ("birthday;x\n", .missingColumn(file: "r.csv", column: "name", header: ["birthday", "x"])),
    ("Ana,1990-05-15\n", .missingColumn(file: "r.csv", column: "name", header: ["Ana", "1990-05-15"])),
    (
      "whole name|birthday\n",
      .missingColumn(file: "r.csv", column: "name", header: ["whole name", "birthday"])
    ),
    ("sep=;\nA, B;C\n", .missingColumn(file: "r.csv", column: "name", header: ["A, B", "C"])),
    ("sep=;\n", .noHeader(file: "r.csv")),
    ("\"name,birthday\n", .missingColumn(file: "r.csv", column: "name", header: ["name,birthday"])),
    ("name;birthday; NAME\n", .repeatedColumn(file: "r.csv", column: "name")),
    ("name,birthday,Birthday\n", .repeatedColumn(file: "r.csv", column: "birthday")),
  ])
  func `a file without the two columns is refused`(file: String, error: RosterError) {
    let trial = RosterTrial(file)
    #expect(trial.interruption == .refused(error))
    #expect(trial.output == "")
  }

  @Test(arguments: [
    "1990-05-15", "1990.05.15", "1990/05/15", "1990/5/15", "19900515", "1990년 5월 15일", "1990年5月15日",
    "１９９０－０５－１５", "\u{3000}1990-05-15\u{3000}", " 1990-05-15", "1990. 5. 15.",
  ])
  func `a birthday may have any form that the command line takes`(birthday: String) {
    #expect(RosterTrial("name,birthday\n김하늘,\(birthday)\n").rows == [haneul])
  }

  @Test(arguments: [
    ("today", CivilDate.ParseError.notADate), (" Yesterday", .notADate), ("ｔｏｄａｙ", .notADate),
    ("tomorrow", .notADate), ("15/07/1968", .yearNotFirst(meant: CivilDate(year: 1968, month: 7, day: 15))),
    ("68-07-16", .yearNotFourDigits), ("0000-01-01", .yearOutOfRange), ("1990-13-01", .noSuchMonth(13)),
    ("1990-00-01", .noSuchMonth(0)), ("199O-05-15", .notADate), ("1990-05-15x", .notADate),
    ("1990-05/15", .notADate), ("1990-05-00", .noSuchDay(0, in: CivilMonth(containing: .birth))),
    ("1990-05-32", .noSuchDay(32, in: CivilMonth(containing: .birth))),
  ])
  func `a wrong birthday is quoted`(birthday: String, error: CivilDate.ParseError) {
    let trial = RosterTrial("name,birthday\nAna,\(birthday)\n김하늘,1990-05-15\n")
    #expect(trial.badRows == [2: .wrongBirthday(birthday, error)])
    #expect(trial.rows == [haneul])
  }

  @Test func `the leap day is born only in leap years`() {
    let years = ["1900", "2000", "2023", "2024", "0104", "0100"]
    let trial = RosterTrial("name,birthday\n" + years.map { "Ana \($0),\($0)-02-29\n" }.joined())
    #expect(trial.names == ["Ana 2000", "Ana 2024", "Ana 0104"])
    #expect(trial.badRows.keys.sorted() == [2, 4, 7])
  }

  // Case 60: Short, long and blank rows.
  @Test func `bad rows are told by line, and the good ones come out`() {
    let trial = RosterTrial(
      """
      name,birthday
      Ana
      Ana,1990-05-15,extra,,

      ,,
      Ana,
      ,1990-05-15
      "two
      lines","1990-05-15"
      "a"b,1990-05-15
      \u{3164},1990-05-15
      Eva,2026-12-01
      Mia,2026-11-30
      \u{20}\u{20}\u{20}
      "open,1990-05-15

      """)
    #expect(
      trial.badRows == [
        2: .tooFewFields, 7: .missingName, 10: .textAfterQuote, 11: .missingName,
        12: .bornLater(
          birthday: CivilDate(year: 2026, month: 12, day: 1) ?? .max, date: RosterTrial.selected),
        15: .unclosedQuote,
      ])
    #expect(
      trial.rows == [
        "Ana,1990-05-15,2026-11-30,13348,82,-97,10,intellectual:critical-falling", "\"two",
        "lines\",1990-05-15,2026-11-30,13348,82,-97,10,intellectual:critical-falling",
        "Mia,2026-11-30,2026-11-30,0,0,0,0,physical:critical-rising emotional:critical-rising "
          + "intellectual:critical-rising",
      ])
    #expect(trial.tally == RosterTally(rows: 10, badRows: 6, unknownBirthdays: 1))
  }

  @Test(arguments: [
    "", " ", "--05-15", " --0515", "1604-02-29", "1604-12-31", "1604/1/1", "1604년 5월 15일", "\u{3164}", "\"\"",
  ])
  func `whoever has no birthday, or none with a year, is passed over and counted`(birthday: String) {
    for name in ["Ana", "", "\"a, b\""] {
      let trial = RosterTrial("name,birthday,note\n\(name),\(birthday),x\n김하늘,1990-05-15,y\n")
      #expect(trial.rows == [haneul])
      #expect(trial.badRows == [:])
      #expect(trial.tally == RosterTally(rows: 2, unknownBirthdays: 1))
    }
  }

  @Test func `an address book of people without birthdays has no bad row`() {
    let empty = String(repeating: "Ana,\n,,\n , \n\"\",\"\"\n,,,,,,\n", count: 270)
    let trial = RosterTrial("name,birthday\n" + empty + "김하늘,1990-05-15\n")
    #expect(trial.rows == [haneul])
    #expect(trial.tally == RosterTally(rows: 271, unknownBirthdays: 270))
  }

  @Test(arguments: ["1603-12-31", "1605-01-01", "0100-01-01"])
  func `the years around the placeholder are years like others`(birthday: String) {
    #expect(RosterTrial("name,birthday\nAna,\(birthday)\n").rows.count == 1)
  }

  @Test(arguments: ["0068-07-16", "0099-12-31", "0001-01-01", "0068/7/16"])
  func `a year of the first century lacks its century`(birthday: String) throws {
    let date = try CivilDate(parsing: birthday, today: .min)
    #expect(RosterTrial("name,birthday\nAna,\(birthday)\n").badRows == [2: .centuryMissing(date)])
  }

  @Test func `only the first twenty bad rows are reported, and all are counted`() {
    let trial = RosterTrial("name,birthday\n" + String(repeating: "Ana,never\n", count: 50))
    #expect(trial.badRows.keys.sorted() == Array(2...21))
    #expect(trial.tally == RosterTally(rows: 50, badRows: 50))
  }

  @Test func `lines are counted in whatever way they end`() {
    let trial = RosterTrial("name,birthday\r\n\"a\r\nb\rc\nd\",1990-05-15\r\n\r\r\nAna,x\rEva,y\nMia,z")
    #expect(trial.badRows.keys.sorted() == [8, 9, 10])
  }

  @Test(arguments: ["\r", "\r\n", "\n"])
  func `the last row needs no line end`(lineEnd: String) {
    #expect(RosterTrial("name,birthday\(lineEnd)김하늘,1990-05-15").rows == [haneul])
    #expect(RosterTrial("name,birthday\(lineEnd)").output.hasSuffix("events\n"))
    #expect(RosterTrial("name,birthday").rows == [])
  }

  @Test func `rows of a slow source come out before it is asked again`() {
    let rows = ["name,birthday\n", "김하늘,1990-05-15\n", "Ana,1990"]
    let trial = RosterTrial(rows.joined(), pieces: rows.map(\.utf8.count))
    let heading = "name,birthday,date,day,physical,emotional,intellectual,events\n".utf8.count
    #expect(
      trial.bytesBeforeReads == [
        0, heading, heading + haneul.utf8.count + 1, heading + haneul.utf8.count + 1,
      ])
  }
}

extension CivilDate {
  fileprivate static let birth = CivilDate(year: 1990, month: 5, day: 15) ?? .min
}
