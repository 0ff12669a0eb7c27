package import BiorhythmCore
internal import BiorhythmTables

/// The value of an expression as one JSON object, such as
/// `{"expression":"1/2 + 1/3","kind":"number","numerator":5,"denominator":6}`.
package struct JSONCalculation {
  private let expression: String
  private let value: Expression.Value

  /// Creates the document of an expression as it was typed and what it comes to.
  package init(_ expression: String, _ value: Expression.Value) {
    self.expression = expression
    self.value = value
  }

  /// The object on one line, with its line feed; `Config/report.schema.json` describes it.
  package var line: String {
    var json = JSONWriter()
    json.beginObject()
    json.key("expression")
    json.write(expression)
    json.key("kind")
    json.write(value.kind.rawValue)
    switch value {
    case .number(let number): Self.write(number, to: &json)
    case .span(let span, _):
      json.key("months")
      json.write(span.months)
      json.key("days")
      json.beginObject()
      Self.write(span.days, to: &json)
      json.endObject()
    case .date, .moment:
      json.key("value")
      json.write("\(value)")
    case .truth(let isTrue):
      json.key("value")
      json.write(JSONValue.bool(isTrue))
    }
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }

  private static func write(_ number: Fraction, to json: inout JSONWriter) {
    json.key("numerator")
    json.write(number.numerator)
    json.key("denominator")
    json.write(number.denominator)
  }
}
