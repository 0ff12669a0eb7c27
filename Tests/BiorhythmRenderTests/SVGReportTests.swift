import BiorhythmCore
import BiorhythmLocalization
import TestSupport
import Testing

@testable import BiorhythmRender

struct SVGReportTests {
  private func picture(_ report: Report) throws -> String {
    try text(SVGReport(report, catalog: Language.english.catalog).write)
  }

  @Test func `a month is the recorded document`() throws {
    let report = try report(
      name: "Minji", born: "1990-05-15", from: "2026-11-01", to: "2026-11-30", selected: "2026-11-18")
    #expect(try Golden("month.svg").check(picture(report)) == nil)
  }

  @Test func `a name cannot leave its text`() throws {
    let name = #"A&B <script>alert(1)</script> "q" 'x' ]]> &amp;"#
    let picture = try picture(report(name: name, born: "1990-05-15", from: "2026-11-01", to: "2026-11-30"))
    let escaped =
      "Biorhythm of A&amp;B &lt;script&gt;alert(1)&lt;/script&gt; &quot;q&quot; &#39;x&#39; ]]&gt; &amp;amp;"
    #expect(picture.contains("-title\">\(escaped)</title>"))
    #expect(!picture.contains("<script"))
  }

  @Test func `characters that XML does not have are made visible or replaced`() {
    #expect("a\u{0}\u{1B}\u{FFFE}\u{FFFF}\n".xmlText == #"a\u{0}\u{1B}"# + "\u{FFFD}\u{FFFD}" + #"\n"#)
  }

  // Case 66: A picture needs nothing from elsewhere.
  @Test func `nothing comes from elsewhere`() throws {
    let picture = try picture(report(born: "1990-05-15", from: "2026-11-01", to: "2026-11-30"))
    for word in ["href", "url(", "@import", "@font-face", "<script", "<image"] {
      #expect(!picture.contains(word))
    }
    #expect(picture.contains(",sans-serif}"))
  }

  // Case 66: Nothing stands outside it.
  @Test(arguments: [
    ("2026-11-10", "2026-11-10"), ("2026-02-01", "2026-02-28"), ("2026-10-20", "2027-01-25"),
    ("2026-01-01", "2026-12-31"), ("2025-01-01", "2026-06-30"), ("1990-05-01", "1990-05-31"),
    ("1989-01-01", "1989-01-31"), ("0001-01-01", "0001-01-31"), ("9999-12-01", "9999-12-31"),
  ])
  func `nothing stands outside the picture`(first: String, last: String) throws {
    let report = try report(born: "1990-05-15", from: first, to: last, cycles: Cycle.builtIn)
    let picture = try picture(report)
    let layout = SVGLayout(report.window)
    let height = try #require(
      split(picture, at: "class=\"paper\" y=\"0\" width=\"").first
        .flatMap { split($0, at: " height=\"").first }.flatMap { Double($0.prefix { $0 != "\"" }) })
    for (name, limit) in [("x", layout.width), ("cx", layout.width), ("y", height), ("cy", height)] {
      for part in split(picture, at: " \(name)=\"") {
        let value = try #require(Double(part.prefix { $0 != "\"" }))
        #expect((0...limit).contains(value))
      }
    }
    #expect(!picture.contains("nan") && !picture.contains("inf") && !picture.contains("-0"))
  }

  @Test func `zero has no sign and minus is a minus`() throws {
    let zero = try picture(report(born: "2000-01-01", from: "2058-03-09", to: "2058-03-09"))
    #expect(split(zero, at: ">0%</text>").count == 4)
    let low = try picture(report(born: "1980-01-01", from: "1988-07-01", to: "1988-07-01"))
    #expect(low.contains(">\u{2212}27%<") && low.contains(">\u{2212}78%<") && low.contains(">+37%<"))
  }

  @Test func `a crossing is marked where the curve crosses, and a peak on its day`() throws {
    let picture = try picture(report(born: "1990-05-15", from: "2026-11-01", to: "2026-11-30"))
    let layout = SVGLayout(try date("2026-11-01")...date("2026-11-30"))
    // Physical falls through zero 11.5 days after day 13317 of life, which is day 0 of its 580th turn.
    let birthday = try date("1990-05-15")
    let crossing = layout.x(of: 13_317 + 11.5, since: birthday)
    #expect(
      picture.contains(
        "<circle class=\"dot physical critical\" cx=\"\(coordinate(crossing))\" cy=\"\(coordinate(layout.zero))\""
      ))
    #expect(crossing == layout.edge(of: birthday.advanced(by: 13_329)))
    #expect(
      picture.contains(
        "<circle class=\"dot physical\" cx=\"\(coordinate(layout.x(of: birthday.advanced(by: 13_323))))\""))
  }

  @Test func `a known time of birth moves curves and crossings, not days`() throws {
    let window = try date("2026-11-01")...date("2026-11-30")
    let birthday = try date("1990-05-15")
    let early = SVGLayout(window, birthFraction: 0)
    #expect(early.x(of: window.lowerBound) == SVGLayout(window).x(of: window.lowerBound))
    #expect(early.x(of: 13_317, since: birthday) == early.edge(of: birthday.advanced(by: 13_317)))
  }

  @Test func `every rule is scoped, and the sheet is the same for all pictures`() throws {
    for line in SVGStyle.text.split(separator: "\n") where !line.hasPrefix("@") && line != "}" {
      let selectors = line.prefix { $0 != "{" }
      #expect(selectors.split(separator: ",").allSatisfy { $0.hasPrefix(".biorhythm-picture") }, "\(line)")
    }
  }

  @Test func `ids follow from the content`() throws {
    func id(_ picture: String) -> String? {
      split(picture, at: " id=\"").first.map { String($0.prefix { $0 != "\"" }) }
    }
    let one = try report(born: "1990-05-15", from: "2026-11-01", to: "2026-11-30")
    let other = try report(born: "1990-05-16", from: "2026-11-01", to: "2026-11-30")
    #expect(try id(picture(one)) == id(picture(one)) && id(picture(one)) != id(picture(other)))
  }

  @Test func `two people are two strokes and four values`() throws {
    let one = try report(
      name: "Ana", born: "1990-05-15", from: "2026-11-01", to: "2026-11-30", selected: "2026-11-30")
    let other = try Person(.named("<Bo>"), birth: Birth(on: date("1992-09-20")))
    let picture = try text(SVGComparison(one, with: other, catalog: Language.english.catalog).write)
    #expect(split(picture, at: "class=\"curve physical first").count == 1)
    #expect(split(picture, at: "class=\"curve physical second").count == 1)
    let value = Cycle.physical.percent(onDay: try date("2026-11-30") - date("1992-09-20"))
    #expect(picture.contains(">+82% / \(Glyphs.unicode.percent(value))<"))
    #expect(picture.contains("Ana and &lt;Bo&gt;") && !picture.contains("<Bo>"))
  }

  @Test(arguments: [2026, 2028]) func `a year has every crossing and every day of several`(year: Int) throws {
    let year = try report(born: "1990-05-15", from: "\(year)-01-01", to: "\(year)-12-31")
    let picture = try text(SVGYear(year, catalog: Language.english.catalog).write)
    let crossings = year.days.reduce(0) { $0 + $1.criticalCount }
    // One more explains the dot.
    #expect(split(picture, at: " critical\" cx=").count == crossings + 1)
    let several = year.days.filter { $0.criticalCount > 1 }.count
    #expect(
      split(picture, at: "class=\"double\"").count + split(picture, at: "class=\"triple\"").count == several
        + 2)
    #expect(picture.contains("viewBox=\"0 0 560 792\""))
  }

  @Test func `a selected day outside the window is not marked`() throws {
    let picture = try picture(
      report(born: "1990-05-15", from: "2026-11-01", to: "2026-11-30", selected: "2026-12-01"))
    #expect(!picture.contains("class=\"flag\"") && !picture.contains("class=\"band\""))
  }

  @Test func `a window before birth has no curve but those of the legend`() throws {
    let picture = try picture(report(born: "1990-05-15", from: "1990-04-01", to: "1990-04-30"))
    #expect(split(picture, at: "class=\"curve").count == 3)
    #expect(!picture.contains("class=\"value\""))
  }

  @Test func `dots give way where days are narrow`() throws {
    let picture = try picture(report(born: "1990-05-15", from: "2026-01-01", to: "2026-12-31"))
    // Where the selected day meets the curves is all that is left.
    #expect(split(picture, at: "<circle").count == 3)
  }

  @Test(arguments: [Cycle.physical, .average, .spiritual], [0.0, 400.3, 36_524])
  func `a curve runs through the sine within a third of a unit`(cycle: Cycle, start: Double) throws {
    let birthday = try date("1990-05-15")
    let first = birthday.advanced(by: Int(start))
    let layout = SVGLayout(first...first.advanced(by: 60))
    let data = try #require(SVGCurve(cycle: cycle, birthday: birthday, layout: layout).pathData)
    let points = data.split { "MC ".contains($0) }
      .map { $0.split(separator: ",").compactMap { Double($0) } }
    try #require(points.count > 3 && points.count % 3 == 1)
    for piece in stride(from: 0, to: points.count - 1, by: 3) {
      for share in [0, 0.25, 0.5, 0.75, 1] {
        let weights = [1, 3, 3, 1].enumerated().map { index, factor in
          Double(factor) * power(1 - share, 3 - index) * power(share, index)
        }
        let x = zip(weights, points[piece...]).reduce(0) { $0 + $1.0 * $1.1[0] }
        let y = zip(weights, points[piece...]).reduce(0) { $0 + $1.0 * $1.1[1] }
        let time = Double(first - birthday) + (x - layout.left) / layout.step - 0.5
        #expect(abs(layout.y(of: cycle.value(at: time)) - y) < 0.3)
      }
    }
  }

  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (3.049, "3.05"), (-0.05, "-0.05"),
  ])
  func `a coordinate has two places at most`(number: Double, text: String) {
    #expect(coordinate(number) == text)
  }

  /// What begins behind each occurrence of a separator.
  private func split(_ text: some StringProtocol, at separator: String) -> [String] {
    var parts: [String] = []
    // Bytes, as the search for characters is slow in texts this long.
    var rest = Array(text.utf8)[...]
    while let range = rest.firstRange(of: Array(separator.utf8)) {
      rest = rest[range.upperBound...]
      parts.append(String(decoding: rest.prefix(40), as: UTF8.self))
    }
    return parts
  }

  private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }
}
