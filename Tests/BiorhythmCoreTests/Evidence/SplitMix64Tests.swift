import BiorhythmCore
import Testing

@Suite struct SplitMix64Tests {
  @Test func `gives the published sequence of seed 1234567`() {
    var generator = SplitMix64(seed: 1_234_567)
    let sequence = (0..<5).map { _ in generator.next() }
    #expect(
      sequence == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `draws every bounded integer equally often`() {
    var generator = SplitMix64(seed: 1)
    var counts = Array(repeating: 0, count: 6)
    for _ in 0..<60_000 { counts[generator.next(below: 6)] += 1 }
    #expect(counts.allSatisfy { abs($0 - 10_000) < 500 })
  }

  @Test func `shuffles a stretch alone, into every order equally often`() {
    var generator = SplitMix64(seed: 2)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<6_000 {
      var array = [0, 1, 2, 3, 4]
      generator.shuffle(&array, in: 1..<4)
      counts[array, default: 0] += 1
    }
    #expect(counts.count == 6)
    #expect(counts.allSatisfy { $0.key[0] == 0 && $0.key[4] == 4 && abs($0.value - 1_000) < 150 })
  }
}
