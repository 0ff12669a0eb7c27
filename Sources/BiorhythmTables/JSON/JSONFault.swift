/// Where a text stops being JSON, and what is wrong there.
public struct JSONFault: Error, Hashable, Sendable {
  /// The line, from 1 on.
  public let line: Int
  /// The place in the line, in Unicode scalars from 1 on.
  public let column: Int
  /// What is wrong there.
  public let problem: Problem

  /// What is wrong in a text that is not JSON.
  public enum Problem: Hashable, Sendable {
    /// The bytes are not UTF-8.
    case notUTF8
    /// `//` or `/*`, which other readers pass over and JSON does not have.
    case comment
    /// A comma with only a closing bracket behind it.
    case trailingComma
    /// More objects and arrays in one another than are read.
    case tooDeep(limit: Int)
    /// An object names this key twice; readers disagree which of the two counts.
    case repeatedKey(String)
    /// Anything else: something was expected and does not stand there.
    case expected(Expectation)
  }

  /// What may stand at a place.
  public enum Expectation: Hashable, Sendable {
    case value
    /// A string, as the name of a member.
    case key
    /// One of these characters.
    case oneOf(String)
    case digit
    /// One of the letters behind a backslash, or a whole surrogate pair.
    case escape
    /// Nothing but white space.
    case end
  }

  /// Creates a fault.
  public init(line: Int, column: Int, _ problem: Problem) {
    self.line = line
    self.column = column
    self.problem = problem
  }
}
