extension English {
  static func describe(_ failure: Failure) -> String {
    switch failure {
    case .usage(let error): describe(error)
    case .settings(let error): describe(error)
    case .noBirthday:
      "no birthday is stored: store yours with biorhythm --set-birthday 1990-05-15, or try one with --birthday 1990-05-15"
    case .unknownPerson(let name, let known):
      known.isEmpty
        ? "nobody called \(quoted(name)) is saved: save them with --person \(quoted(name)) --set-birthday DATE"
        : "nobody called \(quoted(name)) is saved: saved are \(joined(known.map { quoted($0) }))"
    case .roster(let error): describe(error)
    case .evidence(let error): describe(error)
    case .records(let error): describe(error)
    case .diary(let error): describe(error)
    case .badRows(let file, let count, let named):
      count == 1
        ? "\(source(file)): 1 row was left out: put it right and run again"
        : named < count
          ? "\(source(file)): \(count) rows were left out, the first \(named) of them named above: put them right and run again"
          : "\(source(file)): \(count) rows were left out: put them right and run again"
    case .badLines(let count):
      count == 1
        ? "standard input: 1 line has no value: put it right and run again"
        : "standard input: \(count) lines have no value: put them right and run again"
    case .input(let file, let code):
      file == "-"
        ? "cannot read standard input: \(systemReason(code)); pass the text with < FILE or a pipe"
        : "cannot read \(quoted(file)): \(systemReason(code)); check the path and its permissions"
    case .output(let file, let code):
      "cannot create \(quoted(file)): \(systemReason(code)); choose another place with --output"
    case .outputOntoInput(let file):
      "this run reads \(quoted(file)) or keeps its settings there: choose another place for the output"
    case .pager(let command):
      "the pager \(quoted(command)) failed, so the report came out without it: set PAGER to another, or use --no-pager"
    case .write(let file, let code):
      file.map { "cannot write \(quoted($0)): \(systemReason(code)); nothing there was changed" }
        ?? "cannot write the output: \(systemReason(code)); what came out is not complete"
    }
  }
}
