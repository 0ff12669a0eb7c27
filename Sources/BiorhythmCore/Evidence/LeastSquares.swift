/// Least squares on fixed columns by Householder reflections (Golub and Van Loan, §5.2): no normal equations.
///
/// Columns are brought to length 1 first, so that their units do not matter; one that depends on those before it adds
/// nothing.
package struct LeastSquares: Sendable {
  /// How many columns are independent.
  package var rank: Int { reflectors.count }

  /// Vectors v of squared length 2, each a reflection I − v·vᵀ; the k-th is zero before row k.
  private var reflectors: [[Double]] = []

  /// Beyond this share of a column's length, what earlier columns leave of it is rounding.
  private static let tolerance = 1e-12

  /// Prepares the fit.
  ///
  /// - Parameter columns: Finite numbers, all columns of one length.
  package init(columns: [[Double]]) {
    for column in columns where reflectors.count < column.count {
      guard var rest = Self.unit(column) else { continue }
      for reflector in reflectors { Self.reflect(&rest, by: reflector) }
      for row in reflectors.indices { rest[row] = 0 }
      let length = norm(rest)
      guard length > Self.tolerance, var vector = Self.unit(rest) else { continue }
      let pivot = reflectors.count
      // The sign that adds, never cancels; afterwards vᵀv = 2 + 2·|pivot|.
      let size = vector[pivot].magnitude
      vector[pivot] += vector[pivot] < 0 ? -1 : 1
      let scale = 1 / (1 + size).squareRoot()
      reflectors.append(vector.map { $0 * scale })
    }
  }

  /// What the best combination of the columns leaves of some values.
  ///
  /// - Parameter values: As many as a column is long.
  package func residuals(of values: [Double]) -> [Double] {
    var rest = values
    for reflector in reflectors { Self.reflect(&rest, by: reflector) }
    for row in reflectors.indices { rest[row] = 0 }
    for reflector in reflectors.reversed() { Self.reflect(&rest, by: reflector) }
    return rest
  }

  private static func reflect(_ values: inout [Double], by vector: [Double]) {
    var product = 0.0
    for row in values.indices { product += vector[row] * values[row] }
    for row in values.indices { values[row] -= product * vector[row] }
  }

  /// The column at length 1, or nil where it is zero; divided by its largest first, against overflow.
  private static func unit(_ column: [Double]) -> [Double]? {
    let largest = column.reduce(0) { max($0, $1.magnitude) }
    guard largest > 0 else { return nil }
    let scaled = column.map { $0 / largest }
    let length = norm(scaled)
    return scaled.map { $0 / length }
  }
}

/// The Euclidean length.
func norm(_ values: [Double]) -> Double { values.reduce(0) { $0 + $1 * $1 }.squareRoot() }
