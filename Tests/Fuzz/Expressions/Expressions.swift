import BiorhythmCore

/// Expressions, conditions and dates as a person may type them.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let today = CivilDate.min.advanced(by: 739_949)
  let context = Expression.Context(
    today: today, now: CivilMoment(startOf: today).adding(seconds: 32_400),
    birthday: today.advanced(by: -13_348),
    answer: .number(7))
  checkExpression(text, context)
  checkCondition(text, context)
  checkDate(text, context)
  return 0
}

private func checkExpression(_ text: String, _ context: Expression.Context) {
  do throws(Expression.Fault) {
    let expression = try Expression(parsing: text)
    let value = try? expression.value(in: context)
    let own = try Expression(parsing: expression.postfix)
    precondition((try? own.value(in: context)) == value, "infix and its own postfix agree")
    precondition(own.postfix == expression.postfix, "postfix is its own postfix")
    switch value {
    case .number(let number):
      precondition(Fraction(number.description) == number, "a number reads back from its own text")
    case .date(let date):
      precondition(CivilDate(date.description) == date, "a date reads back from its own text")
    case .moment(let moment):
      let again = try Expression(parsing: moment.description).value(in: context)
      precondition(again == .moment(moment), "a moment reads back from its own text")
    default: break
    }
  } catch {
    check(error, text)
  }
}

private func checkCondition(_ text: String, _ context: Expression.Context) {
  guard text.utf8.count < 2_000 else { return }
  do throws(Expression.Fault) {
    let condition = try Condition(parsing: text, in: context)
    let birthday = context.birthday ?? .min
    let window = birthday.advanced(by: -3)...birthday.advanced(by: 130)
    var search = try DaySearch(for: condition, of: [birthday], in: window)
    var found: Set<CivilDate> = []
    while let date = try search.next() { found.insert(date) }
    for date in window {
      let holds = try condition.holds(on: date, for: birthday)
      precondition(holds == found.contains(date), "one day is as many are")
    }
  } catch {
    check(error, text)
  }
}

private func checkDate(_ text: String, _ context: Expression.Context) {
  let result = Result { () throws(DateInput.Fault) in try DateInput(parsing: text, in: context) }
  if let date = try? CivilDate(parsing: text, today: context.today) {
    precondition(result == .success(.date(date)), "a plain date is read as that")
  }
  if case .failure(.expression(let fault)) = result { check(fault, text) }
}

private func check(_ fault: Expression.Fault, _ text: String) {
  precondition(fault.place <= text.unicodeScalars.count, "a fault lies in the text")
  let rest = text.unicodeScalars.dropFirst(fault.place)
  precondition(rest.starts(with: fault.word.unicodeScalars), "a fault's word is what was typed")
}
