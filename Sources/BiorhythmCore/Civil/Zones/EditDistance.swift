/// Returns the insertions, deletions, replacements and swaps of neighbors between two words.
///
/// Source: the optimal string alignment form of the Damerau–Levenshtein distance.
package func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, character) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (character == other ? 0 : 1))
      if row > 0, column > 0, character == second[column - 1], first[row - 1] == other {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
