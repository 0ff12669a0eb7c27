package import BiorhythmCore
internal import BiorhythmLocalization
internal import BiorhythmRender
internal import BiorhythmTables

extension Screen {
  /// What a key asks of the world outside.
  package enum Effect: Equatable, Sendable {
    case quit
    /// Quit as a program that Control-C ends.
    case interrupt
    /// Quit as a program that Control-\ ends.
    case abandon
    /// Stop until the shell goes on with the program.
    case suspend
    /// Draw everything anew.
    case repaint
    /// Store a birthday and pass the outcome to ``Screen/finishStoring(_:_:)``; no name is the owner.
    case store(Birth, person: String?)
  }

  /// Takes a key.
  ///
  /// - Returns: What is to be done outside, if anything.
  package mutating func handle(_ key: Key) -> Effect? {
    switch key {
    case .control("c"): return .interrupt
    case .control("\\"): return .abandon
    case .control("z"): return .suspend
    case .control("l"): return .repaint
    default: break
    }
    message = nil
    switch mode {
    case .prompt(let prompt): return answer(prompt, key)
    case .calculator:
      switch calculator.handle(key) {
      case .stay: break
      case .close: mode = .browsing
      case .go(let date):
        mode = .browsing
        go(to: date)
      }
      return nil
    case .keys:
      if case .paste = key { return nil }
      mode = .browsing
      return nil
    case .browsing: return browse(key)
    }
  }

  private mutating func answer(_ prompt: Prompt, _ key: Key) -> Effect? {
    var prompt = prompt
    switch key {
    case .escape:
      mode = .browsing
    case .enter:
      do throws(UsageError) {
        switch prompt.purpose {
        case .condition where prompt.editor.text.trimmed().isEmpty:
          search = nil
          mode = .browsing
        case .condition: try begin(newSearch(for: prompt.editor.text))
        // The prompt stays open until the birthday is stored.
        case .birthday(let person):
          return .store(try birth(prompt.editor.text).birth, person: person)
        case .date:
          selected = SelectedDay(try date(prompt.editor.text))
          mode = .browsing
        }
      } catch {
        prompt.refuse(.usage(error))
        mode = .prompt(prompt)
      }
    default:
      prompt.handle(key)
      mode = .prompt(prompt)
    }
    return nil
  }

  mutating func go(to date: CivilDate) {
    selected = SelectedDay(date)
  }

  private mutating func browse(_ typed: Key) -> Effect? {
    let key = if case .character(let letter) = typed { Key.character(KeyLayout.latin(letter)) } else { typed }
    switch key {
    case .character("q"), .character("Q"): return .quit
    case .character("i"): openBirthdayPrompt()
    case .character("?"): mode = .keys
    case .character("="): openCalculator()
    case .character("p"): if !people.advance() { message = style.catalog.screen.noOtherPerson }
    default: if let report { show(key, report) }
    }
    return nil
  }

  /// Takes a key that needs a graph to act on.
  private mutating func show(_ key: Key, _ report: Report) {
    switch key {
    case .pageUp, .up, .character("["), .character("k"): move(by: .months(-1))
    case .left, .character("h"), .character(","): move(by: .days(-1))
    case .right, .character("l"), .character("."): move(by: .days(1))
    case .pageDown, .down, .character("]"), .character("j"): move(by: .months(1))
    case .character("t"): selected = SelectedDay(today)
    case .character("<"): move(by: .days(-1))
    case .character(">"): move(by: .days(1))
    case .character("w"): move(by: .days(7))
    case .character("W"): move(by: .days(-7))
    case .home: go(to: selected.date.month.first)
    case .end: go(to: selected.date.month.last)
    case .character("f"): mode = .prompt(Prompt(.condition, text: search?.text ?? ""))
    case .character("n"):
      if search == nil { go(toCritical: report.nextCriticalDay, report) } else { find(.forward) }
    case .character("N"):
      if search == nil { go(toCritical: report.previousCriticalDay, report) } else { find(.back) }
    case .character("g"): mode = .prompt(Prompt(.date))
    case .character("c"): showNextCycles()
    default: break
    }
  }

  private mutating func move(by step: Step) {
    if selected.date.taking(step) == nil { message = style.catalog.screen.noFurther }
    selected.move(by: step)
  }

  /// Goes to a critical day, and tells which primaries are critical where the bars do not show all of them.
  private mutating func go(toCritical date: CivilDate?, _ report: Report) {
    guard let date else {
      message = style.catalog.screen.noFurther
      return
    }
    selected = SelectedDay(date)
    let critical = report.criticalPrimaries(on: date)
    guard !critical.allSatisfy(report.cycles.contains) else { return }
    message = style.catalog.reports.criticalOnDay(critical.map { style.catalog.terms.name(of: $0) })
  }
}

extension Report {
  /// No two critical days of a primary are further apart than its longest half.
  private static let reach = 17

  /// The primaries that are critical on a day, whichever cycles are shown.
  fileprivate func criticalPrimaries(on date: CivilDate) -> [Cycle] {
    day(date).number.map { number in
      Cycle.primaries.filter { $0.turningPoint(onDay: number)?.isCritical == true }
    } ?? []
  }

  /// The first day after the selected one on which a primary is critical, or nil past the last date there is.
  fileprivate var nextCriticalDay: CivilDate? {
    let first = max(selected.advanced(by: 1), birthday)
    guard first > selected else { return nil }
    return (first...first.advanced(by: Self.reach)).first { day($0).criticalCount > 0 }
  }

  /// The last day before the selected one on which a primary is critical, or nil at the birthday and before it.
  fileprivate var previousCriticalDay: CivilDate? {
    let last = selected.advanced(by: -1)
    guard last < selected, last >= birthday else { return nil }
    return (max(birthday, last.advanced(by: -Self.reach))...last).last { day($0).criticalCount > 0 }
  }
}
