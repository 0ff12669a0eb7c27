import BiorhythmCore
import BiorhythmLocalization
import BiorhythmTables
import TestSupport
import Testing

@testable import BiorhythmRender

struct HTMLPageTests {
  /// FIPS 180-4's examples and the edges of a block's padding, from another program, in base 64.
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (String(repeating: "a", count: 56), "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
    (String(repeating: "a", count: 64), "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
  ])
  func `a text has its hash`(text: String, hash: String) {
    #expect(SHA256.base64(of: text) == hash)
  }

  private func page(name: String? = nil, cycles: [Cycle] = Cycle.primaries) throws -> String {
    let report = try report(
      name: name, born: "1990-05-15", from: "2026-11-01", to: "2026-11-30", selected: "2026-11-30",
      cycles: cycles)
    return try text(HTMLReport(report, catalog: Language.english.catalog).write)
  }

  @Test func `a page allows just its own script and styles`() throws {
    let page = try page()
    #expect(
      page.contains("<style>\(PageStyle.text)</style>")
        && page.contains("<script>\(PageScript.text)</script>"))
    #expect(page.contains("style-src 'sha256-\(SHA256.base64(of: PageStyle.text))'"))
    #expect(page.contains("script-src 'sha256-\(SHA256.base64(of: PageScript.text))'"))
    for word in [" style=\"", " onclick", "http://www.w3.org/1999", "@import", "url("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func `a day's row has its values and marks`() throws {
    let page = try page()
    #expect(
      page.contains(
        "data-readout=\"Mon 30 Nov \u{B7} Physical +82% \u{B7} Emotional \u{2212}97% \u{B7} Intellectual +10% \u{B7} Intellectual: critical, falling\" data-selected"
      ))
    #expect(page.contains("<span class=\"mark\" role=\"img\" aria-label=\"critical, falling\">"))
  }

  @Test func `a name cannot leave its text`() throws {
    let page = try page(name: "</title><script>alert(1)</script>&\"'")
    #expect(!page.contains("<script>alert") && !page.contains("</title><script"))
    #expect(page.contains("&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;&#39;"))
  }

  @Test(arguments: [2024, 2026]) func `a year's calendar has every day`(year: Int) throws {
    let year = try report(born: "1990-05-15", from: "\(year)-01-01", to: "\(year)-12-31")
    let page = try text(HTMLYear(year, catalog: Language.english.catalog).write)
    #expect(page.utf8.count < 300 * 1024)
    #expect(page.split(separator: "data-readout=\"").count == year.window.count + 1)
  }

  @Test func `people come one after the other, the unborn without values`() throws {
    let people = try [
      Person(.owner, birth: Birth(on: date("1990-05-15"))),
      Person(.named("<Bo>"), birth: Birth(on: date("2030-01-01"))),
    ]
    let page = try text { (out) throws(WriteFailure) in
      try HTMLPeople(
        on: people[0].birthday.advanced(by: 13_348), cycles: Cycle.primaries,
        catalog: Language.english.catalog
      ).write(people.map { ($0, nil) }, to: &out)
    }
    #expect(
      page.contains(
        "<th scope=\"row\" class=\"name\">You<span class=\"life\">born 15 May 1990 \u{B7} day 13348</span></th>"
      ))
    #expect(
      page.contains("&lt;Bo&gt;<span class=\"life\">born 1 January 2030</span></th>")
        && page.contains("<td colspan=\"3\">not born yet</td>"))
  }
}
