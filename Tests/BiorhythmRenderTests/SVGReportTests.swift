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
    #expect(picture.contains("<title id=\"title\">\(escaped)</title>"))
    #expect(picture.contains(">\(escaped)</text>"))
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
    #expect(picture.contains(",sans-serif;"))
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
      split(picture, at: " height=\"").first.flatMap { Double($0.prefix { $0 != "\"" }) })
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
    #expect(!picture.contains("<circle"))
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
        let time = Double(first - birthday) + (x - SVGLayout.left) / layout.step - 0.5
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
