import BiorhythmCore
import BiorhythmRender
import Testing

@testable import BiorhythmCLI

struct RosterFormatTests {
  private func csv(_ cells: [String]) -> String {
    "name,birthday\n" + cells.map { "\"\($0.replacing("\"", with: "\"\""))\",1980-01-01\n" }.joined()
  }

  // Case 56: Formulas in CSV.
  @Test func `formulas get an apostrophe, and numbers never do`() {
    let names = ["=1+1", "@SUM(A1)", "+82 10", "-Kim", "\t=1", "'=1", "a=1", "Zoë-Ann"]
    let selected = CivilDate(year: 1988, month: 7, day: 1) ?? .max
    let trial = RosterTrial(csv(names), selected: selected)
    #expect(
      trial.rows
        == [
          "'=1+1", "'@SUM(A1)", "'+82 10", "'-Kim", "'\t=1", "'=1", "a=1", "Zoë-Ann",
        ].map { $0 + ",1980-01-01,1988-07-01,3104,-27,-78,37," })
    #expect(RosterTrial("name,birthday\n=1+1,1980-01-01\n", selected: selected).rows == [trial.rows[0]])
    #expect(RosterTrial(csv(["\r\n=1"]), selected: selected).output.contains("\n\"'\r\n=1\",1980-01-01"))
  }

  @Test func `our own output, read again, is the same`() {
    let names = [
      "Ana", "Kim, Ha-neul", "Kim \"H\" Ha", "\"", "a\nb", "a\r\nb", "a\rb", " spaces ", "semi;colon",
      "tab\there",
      "'=1", "\u{FEFF}BOM", "\u{1B}[31m", "김하늘",
    ]
    let first = RosterTrial(csv(names))
    let second = RosterTrial(first.output)
    #expect(first.tally == RosterTally(rows: names.count))
    #expect(second.output.utf8.elementsEqual(first.output.utf8))
    #expect(second.tally == first.tally)
  }

  @Test func `a semicolon file becomes a comma file`() {
    let trial = RosterTrial("name;birthday\nKim, Ha-neul;1990-05-15\n\"a;b\";1990-05-15\n")
    #expect(trial.rows[0].hasPrefix("\"Kim, Ha-neul\",1990-05-15,"))
    #expect(trial.rows[1].hasPrefix("a;b,1990-05-15,"))
  }

  @Test func `CSV has a column for every chosen cycle`() {
    let trial = RosterTrial("name,birthday\nAna,1990-05-15\n", cycles: [.average, .spiritual])
    #expect(
      trial.output == """
        name,birthday,date,day,average,spiritual,events
        Ana,1990-05-15,2026-11-30,13348,-2,-81,

        """)
  }

  @Test func `JSON Lines is one object a person`() {
    let trial = RosterTrial("name,birthday\n김하늘,1990-05-15\nMia,2026-11-30\n", format: .jsonLines)
    #expect(
      trial.output == """
        {"name":"김하늘","birthday":"1990-05-15","date":"2026-11-30","day":13348,"percent":{"physical":82,\
        "emotional":-97,"intellectual":10},"events":{"intellectual":"critical-falling"}}
        {"name":"Mia","birthday":"2026-11-30","date":"2026-11-30","day":0,"percent":{"physical":0,"emotional":0,\
        "intellectual":0},"events":{"physical":"critical-rising","emotional":"critical-rising",\
        "intellectual":"critical-rising"}}

        """)
  }

  @Test(arguments: [
    ("evil\u{1B}]0;pwned\u{7}\u{1B}[2J", #"evil\u001B]0;pwned\u0007\u001B[2J"#),
    ("a\rb\nc\td", #"a\u000Db\u000Ac\u0009d"#),
    ("\u{9B}31m", #"\u009B31m"#), ("x\u{80}\u{9F}\u{A0}", "x\\u0080\\u009F\u{A0}"), ("\u{7F}a", #"\u007Fa"#),
    ("a\u{2028}b\u{2029}", #"a\u2028b\u2029"#), ("a\u{202E}b\u{2066}", #"a\u202Eb\u2066"#),
    ("a\u{61C}", #"a\u061C"#),
    (#""\/"#, #"\"\\/"#), ("café 가 😀 ؛ ‰", "café 가 😀 ؛ ‰"),
  ])
  func `nothing raw that a terminal acts on is in JSON`(name: String, escaped: String) {
    let output = RosterTrial(csv([name]), format: .jsonLines).output
    #expect(output.hasPrefix(#"{"name":"\#(escaped)","birthday""#))
  }

  @Test func `only people with a critical primary are kept on request`() {
    let file = "name,birthday\n김하늘,1990-05-15\nAna,1990-05-16\nbad,x\nMia,2026-11-30\n"
    let trial = RosterTrial(file, cycles: [.spiritual], onlyCritical: true)
    #expect(trial.names == ["김하늘", "Mia"])
    #expect(trial.tally == RosterTally(rows: 4, badRows: 1))
  }

  @Test func `every day of every cycle shows what Core says`() {
    let cycles =
      Cycle.builtIn
      + [Cycle(customID: "moon", period: 29), Cycle(customID: "long", period: 36_500)]
      .compactMap { $0 }
    let birthdays = stride(from: 0, through: RosterTrial.selected - .min, by: 977).map {
      RosterTrial.selected.advanced(by: -$0)
    }.filter { $0.month.year >= 100 && $0.month.year != 1604 }
    let trial = RosterTrial("name,birthday\n" + birthdays.map { "Ana,\($0)\n" }.joined(), cycles: cycles)
    #expect(
      trial.rows
        == birthdays.map { birthday in
          let day = RosterTrial.selected - birthday
          let percents = cycles.map { String($0.percent(onDay: day)) }
          let events = cycles.compactMap { cycle in
            cycle.turningPoint(onDay: day).map { "\(cycle.id):\($0.rawValue)" }
          }
          return
            (["Ana", "\(birthday)", "2026-11-30", "\(day)"] + percents + [events.joined(separator: " ")])
            .joined(separator: ",")
        })
  }

  @Test func `a roster of nobody is just the heading`() {
    let header = "name,birthday,date,day,physical,emotional,intellectual,events\n"
    for file in ["name,birthday\n", "name,birthday", "name,birthday\n\n,\n"] {
      #expect(RosterTrial(file).output == header)
      #expect(RosterTrial(file, format: .jsonLines).output == "")
    }
  }
}
