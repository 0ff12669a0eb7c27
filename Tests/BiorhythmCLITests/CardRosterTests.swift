import BiorhythmCore
import BiorhythmLocalization
import BiorhythmTables
import Testing

@testable import BiorhythmCLI

/// Rosters of vCards.
struct CardRosterTests {
  private let ana = "Ana Rossi,1990-05-15,2026-11-30,13348,82,-97,10,intellectual:critical-falling"

  private func card(_ lines: String..., version: String = "3.0", lineEnd: String = "\r\n") -> String {
    (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"]).map { $0 + lineEnd }.joined()
  }

  @Test(arguments: [
    "BDAY:1990-05-15", "BDAY:19900515", "BDAY;VALUE=date:1990-05-15", "bday;value=DATE:19900515",
    "item1.BDAY:1990-05-15", "BDAY;VALUE=date-and-or-time:19900515", "BDAY:1990-05-15T00:00:00Z",
    "BDAY;VALUE=date-time:19900515T183000", "BDAY;X-NOTE=\"a:b;c\":1990-05-15", "BDAY:1990-\r\n 05-15",
    "BDAY\r\n\t:19900515", "BDAY;X-APPLE-OMIT-YEAR=1604:1990-05-15", "BDAY;VALUE=text:1990-05-15",
    "BDAY;CALSCALE=gregorian:19900515", "BDAY:1990/05/15", "NOTE:x\r\n BDAY:2000-01-01\r\nBDAY:1990-05-15",
    "BDAY;X-A=\"b:1990-05-15", "BDAY:\r\nBDAY:1990-05-15",
  ])
  func `a birthday is read in every form`(line: String) {
    let trial = RosterTrial(card("N:Rossi;Ana;;;", "FN:Ana Rossi", line))
    #expect(trial.rows == [ana])
    #expect(trial.tally == RosterTally(rows: 1))
  }

  // Case 87: Birthdays in vCard files.
  @Test(arguments: [
    "BDAY:--0515", "BDAY:--05-15", "BDAY:1604-05-15", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-15",
    "BDAY;X-APPLE-OMIT-YEAR=2000:2000-05-15", "BDAY:1990", "BDAY:1990-05", "BDAY:---15", "BDAY:", "BDAY: ",
    "BDAY;VALUE=text:circa 1800", "NOTE:nothing", "X-BDAY:1990-05-15",
  ])
  func `whoever has no birthday, or none with a year, is passed over and counted`(line: String) {
    let trial = RosterTrial(card("FN:Bo", line) + card("FN:Ana Rossi", "BDAY:19900515"))
    #expect(trial.rows == [ana])
    #expect(trial.tally == RosterTally(rows: 2, unknownBirthdays: 1))
  }

  @Test(arguments: [
    ("FN:Ana Rossi", "Ana Rossi"), ("fn;LANGUAGE=it:Ana\\, Rossi", "\"Ana, Rossi\""),
    ("FN:A\\;n\\\\a", "A;n\\a"),
    ("N:Rossi;Ana;Maria;Dr.;", "Ana Rossi"), ("N:김;하늘;;;", "김하늘"), ("FN:\r\nN:Rossi;Ana", "Ana Rossi"),
    ("N;CHARSET=UTF-8:山田;太郎;;;", "山田太郎"), ("N:Ana", "Ana"), ("FN:Zo\r\n ë", "Zoë"),
    ("FN:Ana\\nRossi", "Ana Rossi"),
    ("FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Zo=C3=AB", "Zoë"),
    ("FN;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Zo=EB =80=", "Zoë €END"),
    ("FN;ENCODING=quoted-printable:Zo=C3=\r\n=AB R=\r\nossi", "Zoë Rossi"), ("FN:a=", "a="),
    ("FN:a\\", "a\\"),
    ("FN:Ana\r\nFN:Eva", "Ana"), ("a.b-1.FN:Ana", "Ana"), ("FN:=cmd", "'=cmd"),
    ("NOTE;ENCODING=QUOTED-PRINTABLE:x=\r\nFN:no=\r\nFN:no\r\nFN:Ana", "Ana"),
    ("AGENT:\r\nBEGIN:VCARD\r\nFN:no\r\nBDAY:2000-01-01\r\nEND:VCARD\r\nFN:Ana", "Ana"),
  ])
  func `a name is read in every form`(lines: String, name: String) {
    let whole = name.hasSuffix("END") ? "\(lines)\r\nEND" : lines
    for lineEnd in ["\r\n", "\n", "\r"] {
      let file = card(whole, "BDAY:19900515").replacing("\r\n", with: lineEnd)
      let trial = RosterTrial(file)
      #expect(trial.rows == [name + ana.dropFirst("Ana Rossi".count)])
      #expect(RosterTrial(file, pieces: [1]).output == trial.output)
    }
  }

  @Test(arguments: ["2.1", "3.0", "4.0"], ["", "\u{FEFF}", "\r\n \n"])
  func `every version is known by its first line`(version: String, before: String) {
    let file = before + card("FN:Ana Rossi", "BDAY:1990-05-15", version: version)
    #expect(RosterTrial(file).rows == [ana])
    #expect(RosterTrial(file.lowercased(), pieces: [1]).rows == [ana.lowercased()])
  }

  @Test(arguments: [
    ("FN:Bo\r\nBDAY:tomorrow", 1, RosterError.RowError.wrongBirthday("tomorrow", .notADate)),
    ("FN:Bo\r\nBDAY:0068-01-01", 1, .centuryMissing(CivilDate(year: 68, month: 1, day: 1) ?? .max)),
    ("BDAY:1990-05-15", 1, .missingName), ("FN: \r\nN:;;;;\r\nBDAY:1990-05-15", 1, .missingName),
    ("FN:B\0o\r\nBDAY:1990-05-15", 3, .nul),
    ("FN;CHARSET=KOI8-R:Bo\r\nBDAY:1990-05-15", 3, .unknownCharacterSet("KOI8-R")),
    ("FN;ENCODING=QUOTED-PRINTABLE:Zo=EB\r\nBDAY:1990-05-15", 3, .notUTF8(looksLike: [.western])),
  ])
  func `a card that is wrong is told by its line, and the others are read`(
    lines: String, line: Int, error: RosterError.RowError
  ) {
    let good = card("FN:Ana Rossi", "BDAY:19900515")
    let trial = RosterTrial(card(lines) + good)
    #expect(trial.badRows == [line: error])
    #expect(trial.rows == [ana])
    #expect(RosterTrial(card(lines) + good, pieces: [1, 2, 7]).badRows == trial.badRows)
  }

  @Test func `cards that do not end, text between cards and very long lines are one fault each`() {
    let good = card("FN:Ana Rossi", "BDAY:19900515")
    let long = String(repeating: "9", count: 1 << 20)
    let file =
      good + "BEGIN:VCARD\nFN:Bo\n" + good + "no card\nEND:VCARD\n" + good
      + card("FN:\(long)", "BDAY:19900515")
      + card("FN:Cy", "BDAY:\(String(long.prefix(10_000)))")
      + card("PHOTO:\(long)", "FN:Ana Rossi", "BDAY:19900515")
      + card("FN:Di\r\n \(long)\r\n \(long)", "BDAY:19900515") + good + "BEGIN:VCARD\nFN:Eva\nBDAY:19900515\n"
    let trial = RosterTrial(file)
    #expect(trial.rows == Array(repeating: ana, count: 5))
    #expect(
      trial.badRows == [
        6: .unclosedCard, 13: .outsideCard, 22: .tooLong(limit: CardReader.valueLimit),
        25: .wrongBirthday(String(long.prefix(10_000)), .notADate),
        39: .tooLong(limit: CardReader.valueLimit), 48: .unclosedCard,
      ])
    #expect(RosterTrial(file, pieces: [70_000, 3, 100]).reported == trial.reported)
  }

  @Test func `other files that begin alike are no cards`() {
    #expect(
      RosterTrial("BEGIN:VCALENDAR\nEND:VCALENDAR\n").interruption
        == .refused(.missingColumn(file: "r.csv", column: "name", header: ["BEGIN:VCALENDAR"])))
    #expect(RosterTrial("BEGIN:VCAR").interruption != nil)
  }
}
