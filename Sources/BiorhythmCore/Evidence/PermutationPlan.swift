/// How many permutations to make, from which seed, and who may end them early.
struct PermutationPlan {
  let count: Int
  let seed: UInt64
  let shouldContinue: (_ done: Int) -> Bool

  /// Rare enough to cost nothing, often enough for a key to be heard.
  private static let interval = 64

  /// Runs a step for each permutation.
  ///
  /// - Returns: How many were made.
  func run(_ step: (inout SplitMix64) -> Void) throws(EvidenceError) -> Int {
    var generator = SplitMix64(seed: seed)
    var done = 0
    while done < count {
      if done.isMultiple(of: Self.interval), !shouldContinue(done) { break }
      step(&generator)
      done += 1
    }
    guard done >= Evidence.fewestPermutations else {
      throw .tooFewPermutations(done: done, needed: Evidence.fewestPermutations)
    }
    return done
  }

  /// The p-value of a statistic that some of the permutations reached.
  static func pValue(reached: Int, of done: Int) -> Double { Double(1 + reached) / Double(1 + done) }

  /// What a statistic must reach to count as at least another: equal sums in another order differ by rounding.
  static func threshold(of statistic: Double) -> Double { statistic.magnitude * (1 - 1e-12) }
}

/// The mean and standard deviation of a growing list (Welford 1962).
struct Moments {
  private var count = 0.0
  private(set) var mean = 0.0
  private var squares = 0.0

  /// The standard deviation, zero of fewer than two.
  var deviation: Double { count < 2 ? 0 : (squares / (count - 1)).squareRoot() }

  /// Takes a number in.
  mutating func add(_ number: Double) {
    count += 1
    let distance = number - mean
    mean += distance / count
    squares += distance * (number - mean)
  }
}
