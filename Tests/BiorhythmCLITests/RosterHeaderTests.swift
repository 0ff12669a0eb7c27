import BiorhythmCore
import BiorhythmLocalization
import Testing

@testable import BiorhythmCLI

/// The headers of address books, and columns that are named.
struct RosterHeaderTests {
  private let facts = "1990-05-15,2026-11-30,13348,82,-97,10,intellectual:critical-falling"

  // Case 81: The old header of Google.
  @Test func `Google's old export is read, with notes of several lines and birthdays without a year`() {
    let header =
      "Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Additional Name Yomi,Family Name Yomi,"
      + "Name Prefix,Name Suffix,Initials,Nickname,Short Name,Maiden Name,Birthday,Gender,Location,Billing Information,"
      + "Directory Server,Mileage,Occupation,Hobby,Sensitivity,Priority,Subject,Notes,Group Membership,E-mail 1 - Type\n"
    let commas = String(repeating: ",", count: 10)
    let trial = RosterTrial(
      header + "Ana Rossi,Ana,,Rossi,,,,,,,,,,,1990-05-15\(commas),\"two\nlines\",,\n"
        + "Bo Lind,Bo,,Lind,,,,,,,,,,, --12-24\(commas),,,\nCy Park,Cy,,Park,,,,,,,,,,,\(commas),,,\n"
        + ",Eva,,Kim,,,,,,,,,,,1990-05-15\(commas),,,\n")
    #expect(trial.rows == ["Ana Rossi,\(facts)", "Eva Kim,\(facts)"])
    #expect(trial.tally == RosterTally(rows: 4, unknownBirthdays: 2))
  }

  // Case 83: The three columns of Thunderbird.
  @Test func `Thunderbird's birthday in three columns is put together`() {
    let header =
      "First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,Work Phone,Home Phone,"
      + "Web Page 1,Web Page 2,Birth Year,Birth Month,Birth Day,Custom 1\n"
    let trial = RosterTrial(
      header + "Ana,Rossi,Ana R.,,,,,,,,,1990,5,15,\nBo,Lind,Bo,,,,,,,,,,12,24,\nCy,Park,Cy,,,,,,,,,,,,\n"
        + "Di,Kim,Di,,,,,,,,,1990,2,30,\n")
    #expect(trial.rows == ["Ana R.,\(facts)"])
    #expect(
      trial.badRows == [
        5: .wrongBirthday(
          "1990-2-30", .noSuchDay(30, in: CivilMonth(year: 1990, month: 2) ?? .init(containing: .min)))
      ])
    #expect(trial.tally == RosterTally(rows: 4, badRows: 1, unknownBirthdays: 2))
  }

  @Test(arguments: [
    (
      "First Name,Middle Name,Last Name,Phonetic First Name,Nickname,Birthday,Notes",
      "Ana,,Rossi,,,1990-05-15,"
    ),
    ("Title,First Name,Middle Name,Last Name,Suffix,Company,Birthday,Web Page", ",Ana,,Rossi,,,1990/5/15,"),
    ("full_name;Date of Birth", "Ana Rossi;1990-05-15"), ("Display-Name\tDOB", "Ana Rossi\t19900515"),
    ("Vorname;Name;Geburtstag", "Ana;Rossi;1990-05-15"),
    ("Nachname;Vorname;Geburtsdatum", "Rossi;Ana;1990-05-15"),
    ("Anzeigename,Geburtsjahr,Geburtsmonat,Geburtstag", "Ana Rossi,1990,05,15"),
    ("이름,생일", "Ana Rossi,1990-05-15"),
    ("성명,생년월일", "Ana Rossi,1990년 5월 15일"), ("氏名,誕生日", "Ana Rossi,1990-05-15"),
    ("姓名,生日", "Ana Rossi,1990-05-15"),
    ("姓名,出生日期", "Ana Rossi,1990年5月15日"), ("Nombre,Apellidos,Fecha de nacimiento", "Ana,Rossi,1990-05-15"),
    ("Nom complet,Date de naissance", "Ana Rossi,1990-05-15"),
    ("Prénom,Nom,Anniversaire", "Ana,Rossi,1990-05-15"),
    ("Nome,Sobrenome,Aniversário", "Ana,Rossi,1990-05-15"),
    ("Имя,Фамилия,День рождения", "Ana,Rossi,1990-05-15"),
    ("NAME,id,ДАТА РОЖДЕНИЯ", "Ana Rossi,7,1990-05-15"),
  ])
  func `the words of every language and address book are known`(header: String, row: String) {
    let trial = RosterTrial("\(header)\n\(row)\n")
    #expect(trial.rows == ["Ana Rossi,\(facts)"])
    #expect(trial.tally == RosterTally(rows: 1))
  }

  @Test(arguments: [("성,이름,생일", "김,하늘", "김하늘"), ("姓,名,誕生日", "山田,太郎", "山田太郎"), ("姓氏,名字,生日", "王,芳", "王芳")])
  func `East Asian names begin with the family`(header: String, names: String, name: String) {
    #expect(RosterTrial("\(header)\n\(names),1990-05-15\n").rows == ["\(name),\(facts)"])
  }

  // Case 85: Contacts without a birthday.
  @Test func `contacts without a birthday are no bad rows, whatever stands for none`() {
    let rows = (0..<270).map { "C\($0),,\(["", "0/0/00", "--05-15"][$0 % 3])\n,,\n , ,\n\"\",\"\",\n" }
      .joined()
    let good = (0..<30).map { "A\($0),,1990-05-15\n" }.joined()
    let trial = RosterTrial("Name,Company,Birthday\n" + rows + good)
    #expect(trial.rows == (0..<30).map { "A\($0),\(facts)" })
    #expect(trial.tally == RosterTally(rows: 300, unknownBirthdays: 270))
  }

  @Test func `columns that are named are found, and what is wrong with them is told`() throws {
    var host = TestHost()
    host.input = Array("id,Who,Born\n1,Ana,1990-05-15\n".utf8)
    let words = ["--roster", "-", "--date", "2026-11-30", "--format", "csv"]
    #expect(
      try host.run(words + ["--columns", "name=who, birthday = BORN"]).output.contains("Ana,\(facts)\n"))
    host.input = Array("id,Who,Born\n1,Ana,1990-05-15\n".utf8)
    let outcome = try host.run(words)
    #expect(outcome.status == .badRows && outcome.errors.contains("['id' 'Who' 'Born']"))
    #expect(outcome.errors.contains("--columns name="))
    for wrong in ["name", "name=", "who=x", "name=a,name=b", ""] {
      #expect(try host.run(words + ["--columns", wrong]).status == .badCommandLine)
    }
    #expect(try host.run(["--month", "--columns", "name=a"]).errors.contains("--roster"))
  }

  @Test func `a condition keeps the people for whom it holds`() throws {
    let people = "name,birthday\nAna,1990-05-15\nBo,1990-05-16\nCy,1990-05-17\n"
    for words in [
      ["--roster", "-", "--find", "physical = 73"], ["--find", "physical = 73", "--roster", "-"],
    ] {
      var host = TestHost()
      host.input = Array(people.utf8)
      let outcome = try host.run(words + ["--date", "2026-11-30", "--format", "csv"])
      #expect(outcome.output.split(separator: "\n").dropFirst().count == 0)
      host.input = Array(people.utf8)
      let found = try host.run(
        words.map { $0 == "physical = 73" ? "physical < 90 and day > 13346" : $0 }
          + ["--date", "2026-11-30", "--format", "csv"])
      #expect(found.output.split(separator: "\n").dropFirst().map { String($0.prefix(3)) } == ["Ana"])
    }
    #expect(try TestHost().run(["--roster", "-", "--find", "physicl > 3"]).errors.contains("physical"))
    #expect(try TestHost().run(["--roster", "-", "--limit", "3"]).status == .badCommandLine)
  }

  @Test func `the help shows every word that is known`() throws {
    let host = TestHost()
    let page = try host.run(["--help", "roster", "--width", "400"]).output
    for word in ["full name", "first name + last name", "dob", "birth year + birth month + birth day"] {
      #expect(page.contains(word))
    }
  }
}
