import BiorhythmCore
import TestSupport
import Testing

@Suite struct CompatibilityTests {
  @Test func `people of one birthday are in step for ever`() throws {
    let same = Compatibility(try date("1990-05-15"), try date("1990-05-15"))
    #expect(Cycle.builtIn.allSatisfy { same.percent(of: $0) == 100 })
    #expect(same.overall == 100)
  }

  @Test func `people half a period apart are opposite, and who comes first does not matter`() throws {
    let pair = [try date("1990-05-15"), try date("1990-05-29")]
    #expect(Compatibility(pair[0], pair[1]).percent(of: .emotional) == 0)
    #expect(Compatibility(pair[1], pair[0]) == Compatibility(pair[0], pair[1]))
    #expect(Compatibility(pair[0], pair[1].advanced(by: -7)).percent(of: .emotional) == 50)
  }

  /// 50·(1 + cos(2π·d/p)) for d = 859 by 40-digit arithmetic.
  @Test func `1990-05-15 and 1992-09-20 are 859 days apart`() throws {
    let pair = Compatibility(try date("1990-05-15"), try date("1992-09-20"))
    #expect(pair.daysApart == 859)
    #expect(abs(pair.percent(of: .physical) - 21.1659838942566) < 1e-12)
    #expect(abs(pair.percent(of: .emotional) - 28.3058130441221) < 1e-12)
    #expect(abs(pair.percent(of: .intellectual) - 99.0964348631353) < 1e-12)
    #expect(abs(pair.overall - (21.1659838942566 + 28.3058130441221 + 99.0964348631353) / 3) < 1e-12)
    #expect(abs(pair.percent(of: .passion) - (21.1659838942566 + 28.3058130441221) / 2) < 1e-12)
  }
}
