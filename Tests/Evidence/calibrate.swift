// Prints how often the examination of a year of values calls a rhythm that is not there, and finds one that is.
// calibrate.sh compiles it together with the sources of the library.

/// A year of values, each resembling its neighbor, with a weekly wave of 0.3 standard deviations and a planted curve.
struct Series {
  var generator: SplitMix64
  private var spare: Double?

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func uniform() -> Double { (Double(generator.next() >> 11) + 0.5) / 9_007_199_254_740_992 }

  /// A standard normal number by Marsaglia's polar method.
  mutating func normal() -> Double {
    if let number = spare {
      spare = nil
      return number
    }
    while true {
      let x = 2 * uniform() - 1
      let y = 2 * uniform() - 1
      let square = x * x + y * y
      guard square > 0, square < 1 else { continue }
      let factor = (-2 * logarithm(square) / square).squareRoot()
      spare = y * factor
      return x * factor
    }
  }

  mutating func records(correlation: Double, peak: Double, missing: Double) -> EvidenceRecords {
    let birthday = CivilDate.min.advanced(by: 720_000 + generator.next(below: 7_000))
    let first = 6_000 + generator.next(below: 20_000)
    let weekStart = generator.next(below: 7)
    var noise = normal()
    let rows = (0..<365).map { day -> EvidenceRecords.DatedValue in
      if day > 0 { noise = correlation * noise + (1 - correlation * correlation).squareRoot() * normal() }
      let week = 0.3 * Cycle.weekWave[(day + weekStart) % 7]
      let value = noise + week + peak * Cycle.physical.value(onDay: first + day)
      return .init(
        date: birthday.advanced(by: first + day), value: uniform() < missing ? nil : value)
    }
    return .values(rows, birthday: birthday)
  }
}

extension Cycle {
  /// A wave of one week with standard deviation 1.
  static let weekWave: [Double] = (0..<7).map { 2.0.squareRoot() * sine(2 * .pi * Double($0) / 7) }
}

/// The share of series in which anything (no peak) or the planted cycle (a peak) is found.
func share(_ correlation: Double, peak: Double, missing: Double, series: Int, permutations: Int) -> Double {
  var found = 0
  for number in 0..<series {
    var source = Series(seed: UInt64(number + 1))
    let records = source.records(correlation: correlation, peak: peak, missing: missing)
    guard let evidence = try? Evidence(examining: records, permutations: permutations) else { continue }
    if peak == 0 ? evidence.found : evidence.cycles[0].pValue < Evidence.level { found += 1 }
  }
  return 100 * Double(found) / Double(series)
}

@main struct Calibration {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let series = arguments.first ?? 2_000
    let permutations = arguments.dropFirst().first ?? 499
    print("\(series) series a cell, \(permutations) permutations; percent found")
    print("correlation  peak  missing  found")
    for peak in [0, 0.3, 0.42] {
      for correlation in [0, 0.3, 0.5] {
        for missing in peak == 0 ? [0, 0.3, 0.7] : [0] {
          let percent = share(
            correlation, peak: peak, missing: missing, series: series, permutations: permutations)
          print("\(correlation)\t\(peak)\t\(missing)\t\((10 * percent).rounded() / 10)")
        }
      }
    }
  }
}
