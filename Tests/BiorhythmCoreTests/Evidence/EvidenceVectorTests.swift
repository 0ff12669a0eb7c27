import BiorhythmCore
import Testing

/// The figures of Tests/Evidence/reference.py, which writes the vectors.
@Suite struct EvidenceVectorTests {
  private func numbers(_ text: String) throws -> [Double] {
    try text.split(separator: " ").map { try #require(Double($0)) }
  }

  @Test func `leaves what numpy's least squares leaves on 200 designs`() throws {
    for row in try Vectors.rows("least_squares", atLeast: 200) {
      let count = try #require(Int(row[0]))
      let width = try #require(Int(row[1]))
      let numbers = try numbers(row[2])
      let parts = (0..<width + 2).map { Array(numbers[$0 * count..<($0 + 1) * count]) }
      let fit = LeastSquares(columns: Array(parts[..<width]))
      #expect(fit.rank == width)
      let differences = zip(fit.residuals(of: parts[width]), parts[width + 1]).map { abs($0 - $1) }
      #expect(try #require(differences.max()) < 1e-9)
    }
  }

  @Test func `passes over columns that depend on others`() {
    let fit = LeastSquares(columns: [[1, 1, 1, 1], [0, 0, 0, 0], [1e9, 2e9, 3e9, 4e9], [3, 5, 7, 9]])
    #expect(fit.rank == 2)
    #expect(fit.residuals(of: [5, 7, 9, 11]).allSatisfy { abs($0) < 1e-14 })
  }

  @Test func `agrees with numpy's permutations on 50 series`() throws {
    for row in try Vectors.rows("evidence", atLeast: 50) {
      let birthday = CivilDate.min.advanced(by: try #require(Int(row[0])))
      let first = CivilDate.min.advanced(by: try #require(Int(row[1])))
      let rows = row[2].split(separator: " ").enumerated().map { day, text in
        EvidenceRecords.DatedValue(date: first.advanced(by: day), value: Double(text))
      }
      let expected = (p: try numbers(row[3]), effects: try numbers(row[4]), spreads: try numbers(row[5]))
      let evidence = try Evidence(examining: .values(rows, birthday: birthday), permutations: 9_999)
      for (index, finding) in evidence.cycles.enumerated() {
        // Five standard errors of the difference of two simulated shares.
        let p = expected.p[index]
        let error = 5 * (2 * p * (1 - p) / 9_999).squareRoot() + 2e-4
        #expect(abs(finding.pValue - p) < error, "\(finding.pValue) \(p)")
        guard case .slope(let size, _) = finding.effect else {
          Issue.record("no slope")
          continue
        }
        #expect(abs(size - expected.effects[index]) < 1e-9)
        #expect(abs(finding.smallestEffect / (2.8 * expected.spreads[index]) - 1) < 0.06)
      }
    }
  }
}
