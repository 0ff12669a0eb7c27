import BiorhythmCore
import BiorhythmLocalization

/// Dates and months as a person may type them.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let today = CivilDate.min.advanced(by: 739_949)
  let result = date(text, today)
  switch result {
  case .success(let date):
    precondition(CivilDate(date.description) == date, "a date reads back from its own text")
    precondition((CivilDate.min...CivilDate.max).contains(date), "a date lies in the calendar")
    precondition(date.month.days.contains(date), "a date lies in its month")
  case .failure(let error):
    for language in Language.allCases {
      let words = language.catalog.describe(.usage(.wrongDate(text, error)))
      precondition(!words.isEmpty, "every error has words")
    }
  }
  precondition(date(" \u{3000}" + text + "\t", today) == result, "white space around it does not matter")
  precondition(date(fullWidth(text), today) == result, "the width of characters does not matter")
  if let month = try? CivilMonth(parsing: text) {
    precondition(
      (try? CivilMonth(parsing: month.description)) == month, "a month reads back from its own text")
    if case .success = result { preconditionFailure("no text is both a date and a month") }
  }
  checkSteps(from: today, text)
  return 0
}

private func date(_ text: String, _ today: CivilDate) -> Result<CivilDate, CivilDate.ParseError> {
  Result { () throws(CivilDate.ParseError) in try CivilDate(parsing: text, today: today) }
}

private func fullWidth(_ text: String) -> String {
  var wide = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    wide.append(
      (0x21...0x7E).contains(scalar.value) ? Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar : scalar)
  }
  return String(wide)
}

/// Steps of any size end in a date from which the way back leads to the start, or in none.
private func checkSteps(from start: CivilDate, _ text: String) {
  let count = Int(truncatingIfNeeded: text.utf8.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  for steps in [count, count % 4_000_000] {
    if let end = start.adding(days: steps) {
      precondition(
        end.adding(days: -steps) == start && end - start == steps, "the way back leads to the start")
    }
    if let end = start.adding(months: steps) {
      precondition(end.month.days.contains(end), "a month step lands in a month")
    }
    _ = start.advanced(by: steps)
  }
}
