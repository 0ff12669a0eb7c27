import BiorhythmCore
import BiorhythmLocalization
import TestSupport
import Testing

@testable import BiorhythmRender

/// A color as xterm's 256 have it, and how it contrasts (WCAG 2.2, "contrast ratio").
private struct Color {
  let red: Double
  let green: Double
  let blue: Double

  init(_ rgb: Int) {
    func part(_ shift: Int) -> Double {
      let value = Double(rgb >> shift & 0xFF) / 255
      return value <= 0.03928 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    red = part(16)
    green = part(8)
    blue = part(0)
  }

  /// A color of the cube or of the grays, 16 to 255.
  init(code: Int) {
    if code >= 232 {
      self.init((8 + 10 * (code - 232)) * 0x010101)
    } else {
      let steps = [0, 95, 135, 175, 215, 255]
      let place = code - 16
      self.init(steps[place / 36] << 16 | steps[place / 6 % 6] << 8 | steps[place % 6])
    }
  }

  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  func contrast(to other: Color) -> Double {
    let (low, high) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (high + 0.05) / (low + 0.05)
  }
}

/// The power of 2.4, by the fifth root of the twelfth power.
private func power(_ base: Double) -> Double {
  let twelfth = (0..<12).reduce(1.0) { result, _ in result * base }
  var root = base
  for _ in 0..<60 where root > 0 {
    root -= (root * root * root * root * root - twelfth) / (5 * root * root * root * root)
  }
  return root
}

@Suite struct InkTests {
  private static let grounds = [0x000000, 0xFFFFFF, 0x002B36, 0xFDF6E3].map { Color($0) }

  private static let inks: [Ink] =
    [.plain, .strong, .faint, .selected, .chip, .today, .critical] + (0..<12).map(Ink.cycle)

  @Test(arguments: [Palette.classic(.many), .safe])
  func `every color holds on black, white and both grounds of Solarized`(palette: Palette) throws {
    #expect(abs(power(0.5) - 0.18946) < 0.0001)
    var colors = 0
    for ink in Self.inks {
      let parts = palette.code(for: ink).split(separator: ";").compactMap { Int($0) }
      guard let place = parts.firstIndex(of: 38) else { continue }
      let text = Color(code: parts[place + 2])
      colors += 1
      if let ground = parts.firstIndex(of: 48) {
        #expect(text.contrast(to: Color(code: parts[ground + 2])) >= 4.5, "\(ink)")
      } else {
        for ground in Self.grounds { #expect(text.contrast(to: ground) >= 3, "\(ink)") }
      }
    }
    #expect(colors >= 14)
  }

  /// In Solarized the bright codes of green, yellow, blue and cyan are grays, of which the first is nearly its ground.
  @Test func `of the basic colors only those are used that every usual theme shows`() {
    for ink in Self.inks {
      let codes = Palette.classic(.sixteen).code(for: ink).split(separator: ";")
      #expect(!codes.contains { ["92", "93", "96", "97", "37", "30"].contains($0) } || ink == .chip)
    }
  }

  /// East Asian Width of these is N, Na or H (UAX #11), so that every terminal draws them in one column.
  @Test func `what is drawn for terminals with wide ambiguous characters is never ambiguous`() throws {
    let allowed = Set("−░▴▾▸◉⬀⬂".unicodeScalars)
    var style = Style(columns: 80, glyphs: .narrow, catalog: Language.english.catalog)
    style.today = try date("2026-12-03")
    let all = try report(born: "1990-05-15", "2026-12", cycles: Cycle.builtIn)
    let report = try report(born: "1990-05-15", "2026-12", selected: "2026-12-14")
    let partner = Person(.named("Minji"), birth: Birth(on: try date("1992-09-20")))
    let reports =
      Dashboard(report, style: style).lines() + Dashboard(all, style: style).lines()
      + MonthReport(report, style: style).lines() + YearReport(report, style: style).lines()
      + CompareReport(report, with: partner, style: style).curves(over: report.window)
      + EventList(report, style: style).heading() + DayReport(report, style: style).lines()
    for scalar in style.text(reports).unicodeScalars {
      #expect(
        scalar.isASCII || (0x2800...0x28FF).contains(scalar.value) || allowed.contains(scalar), "\(scalar)")
    }
  }

  @Test func `a console without braille gets none`() throws {
    let style = Style(columns: 80, glyphs: .blocks, catalog: Language.english.catalog)
    let report = try report(born: "1990-05-15", "2026-12")
    let text = style.text(MonthReport(report, style: style).lines())
    #expect(!text.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) } && text.contains("▀"))
  }
}
