internal import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmSystem
internal import BiorhythmTables

/// `--calculate`: the value of an expression, or of one on each line of standard input.
enum CalculateEntry {
  static let entry = ReportEntry(
    kind: .calculate,
    option: .report(.calculate, .calculate, short: "c", label: "EXPR", completion: .date),
    aboutValue: "The word `-` reads an expression a line from standard input.",
    formats: [.text, .json, .jsonl], options: ReportEntry.who + [.output],
    examples: [
      "biorhythm --calculate '1/2 + 1/3'", "biorhythm -c 'today - birthday'",
      "biorhythm -c '2026-11-30 1990-05-15 - 23 days /'",
    ]
  ) { (resolver) throws(Failure) in
    let context = resolver.context()
    guard resolver.argument != "-" else {
      return .calculation(.lines(context, weekdays: resolver.weekdays))
    }
    do throws(Expression.Fault) {
      let expression = try Expression(parsing: resolver.argument, lexicon: resolver.lexicon)
      return .calculation(.value(try expression.value(in: context), of: resolver.argument))
    } catch {
      throw .usage(.wrongExpression(error))
    }
  }

  static func write(_ request: CalculationRequest, _ delivery: Delivery) throws(Failure) {
    switch request {
    case .value(let value, let expression):
      try delivery.output.write(line(of: value, expression, delivery.format))
    case .lines(let context, let weekdays):
      let calculator = LineCalculator(context: context, lexicon: Lexicon(weekdays: weekdays))
      try write(calculator, delivery)
    }
  }

  /// Answers standard input line by line; a line without a value is named, and the others are still answered.
  private static func write(_ calculator: LineCalculator, _ delivery: Delivery) throws(Failure) {
    var calculator = calculator
    var lines = LineReader(longestLine: Expression.longestText)
    var number = 0
    var badLines = 0
    var unreadable: Errno?
    try delivery.output.write { (writer) throws(WriteFailure) in
      while true {
        let line: LineReader.Line?
        do throws(Errno) {
          // Whoever types sees each answer at once.
          if lines.needsMore { try? writer.flush() }
          line = try lines.next(from: delivery.host.read)
        } catch {
          unreadable = error
          return
        }
        guard let line else { return }
        number += 1
        if line.isBlank { continue }
        switch calculator.enter(line.text) {
        case .success(let value):
          try writer.append(Self.line(of: value, line.text, delivery.format == .text ? .text : .jsonl))
        case .failure(let fault):
          badLines += 1
          let words = delivery.style.catalog.describe(.usage(.wrongExpression(fault)))
          delivery.complain("-:\(number): \(words)")
        }
      }
    }
    if let unreadable { throw .input(file: "-", code: unreadable) }
    if badLines > 0 { throw .badLines(count: badLines) }
  }

  private static func line(of value: Expression.Value, _ expression: String, _ format: Format) -> String {
    format == .text ? "\(value)\n" : JSONCalculation(expression, value).line
  }
}

/// What is to be reckoned.
enum CalculationRequest: Equatable {
  /// The value of one expression, as it was typed.
  case value(Expression.Value, of: String)
  /// The lines of standard input.
  case lines(Expression.Context, weekdays: [String: Weekday])
}
