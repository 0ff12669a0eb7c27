internal import BiorhythmCore
internal import BiorhythmSystem

extension English {
  static let evidence = EvidenceWords(
    title: { kind in
      switch kind {
      case .values: "Evidence: a record of values"
      case .events: "Evidence: events of one person"
      case .people: "Evidence: events of many people"
      }
    },
    read: { "\($0) rows, \($1) days" + ($2.map { ", \($0) days between without a record" } ?? "") },
    slope: { "\($0) from the middle to the top (\($1) SD)" },
    counts: { "seen \($0), expected \($1)" },
    smallest: { "would have shown from \($0)" }, smallestCount: { "would have shown from \($0) above that" },
    curve: "curve", record: { $0 == .values ? "record" : "events" },
    method: { "p-values from \($0) permutations, seed \($1), corrected for \($2) cycles" },
    nothing:
      "Nothing was found: these records show no more than chance can bring about. That does not prove that there is no effect, as a smaller one than named above may be hidden.",
    found: {
      "These records run together with a curve more closely than chance mostly brings about: \(joined($0)). That proves neither that the curve is the cause nor that it will go on: of 20 records without any effect, 1 looks like this."
    },
    endedEarly: { "ended early: \($0) of \($1) permutations were made, and the figures rest on those" },
    progress: { "\($0) of \($1) permutations" },
    recorded: { value, date, name, before, path in
      let whose = name.map { " of \($0)" } ?? ""
      let was = before.isEmpty ? "" : " (was \(before.joined(separator: ", ")))"
      return "Recorded \(value)\(whose) for \(date)\(was) in \(path)"
    })

  static func describe(_ error: EvidenceError) -> String {
    switch error {
    case .tooFewDays(let found, let needed):
      "only \(found) days are covered, which is too few for a verdict: go on to at least \(needed)"
    case .tooFewEvents(let found, let needed):
      "only \(found) events are there, which is too few for a verdict: go on to at least \(needed)"
    case .noVariation: "the values do not vary, apart from weekday and trend: nothing can run with a curve"
    case .untestable(let cycle):
      "the cycle \(quoted(cycle.id)) cannot be tested on these records: leave it out of --cycles"
    case .composite(let cycle):
      "\(quoted(cycle.id)) is a mean of cycles and cannot be tested: choose others with --cycles"
    case .beforeBirth(let date, let birthday):
      "the record of \(date) lies before the birthday \(birthday): correct one of the two"
    case .notFinite(let date): "the value of \(date) is no finite number: correct it"
    case .mixedDay(let date): "one row of \(date) has a value and another has none: remove one of them"
    case .tooFewPermutations(let done, let needed):
      "ended early after \(done) permutations, too few for a verdict: at least \(needed) are needed"
    }
  }

  static func describe(_ error: RecordsError) -> String {
    switch error {
    case .noHeader(let file):
      "\(source(file)) is empty: the first line must name the columns date and value, date, or birthday and date"
    case .missingColumn(let file, let header):
      "\(source(file)) lacks the columns\(splitHeader(header)): the first line must name date and value, date, or birthday and date"
    case .wrongValue(let file, let line, let word):
      "\(file):\(line): \(quoted(word)) is no number: write it as 7, 6.5 or 1e3"
    }
  }

  static func describe(_ error: DiaryError) -> String {
    switch error {
    case .wrongHeader(let path, let header):
      "the diary in \(quoted(path)) does not name the columns date, name and value\(splitHeader(header)): put the first line right"
    case .wrongLine(let path, let line):
      "the diary in \(quoted(path)) cannot be read at line \(line): put the line right"
    case .tooLarge(let path):
      "the diary in \(quoted(path)) is larger than \(DiaryFile.maximumSize) bytes: is it the right file?"
    case .unreadable(let path, let code):
      "cannot read the diary in \(quoted(path)): \(systemReason(code)); check the path and its permissions"
    case .unwritable(let path, let code):
      "cannot write the diary in \(quoted(path)): \(systemReason(code)); nothing was stored"
    case .locked(let path):
      "another program holds the diary in \(quoted(path)) and does not let go: end it or try again later; nothing was stored"
    case .noPlace: "there is no home folder for the diary: set HOME or XDG_DATA_HOME"
    }
  }
}
