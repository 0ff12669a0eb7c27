@testable import BiorhythmCLI
import BiorhythmCore
import BiorhythmLocalization
import Testing

/// `--completion`; a system test presses TAB in the shells themselves.
@Suite struct CompletionScriptTests {
  /// The options that a script defines, in its order.
  private func defined(in script: String, for shell: Shell) -> [String] {
    script.split(separator: "\n").compactMap { line in
      switch shell {
      case .bash:
        let words = line.split { " '=".contains($0) }
        let row = words.first == "_biorhythm_options" ? words.dropFirst() : words[...]
        guard let short = row.first, row.count > 2, short == "." || short.hasPrefix("-") else { return nil }
        return String(row[row.startIndex + 1])
      case .zsh:
        guard line.hasPrefix("    '") else { return nil }
        let start = line.split(separator: "[")[0].split { "',*={}+".contains($0) }
        return start.last { $0.hasPrefix("--") }.map(String.init)
      case .fish:
        let words = line.split(separator: " ")
        return words.first != "complete" ? nil : words.firstIndex(of: "-l").map { "--" + words[$0 + 1] }
      }
    }
  }

  @Test(arguments: Shell.allCases, Language.allCases)
  func `every option is defined once in the order of the table`(shell: Shell, language: Language) throws {
    let script = try output("--completion", shell.rawValue, "--lang", language.rawValue)
    #expect(defined(in: script, for: shell) == OptionTable.entries.map(\.name.spelling))
  }

  @Test(arguments: Shell.allCases)
  func `every short option and closed value is in the script`(shell: Shell) throws {
    let script = try output("--completion", shell.rawValue)
    for entry in OptionTable.entries {
      if let short = entry.short { #expect(script.contains(shell == .fish ? "-s \(short) " : "-\(short)")) }
      switch entry.label?.completion {
      case .words(let words), .list(let words): #expect(script.contains(words.joined(separator: " ")))
      default: break
      }
    }
  }

  @Test func `quotes and backslashes cannot end a quoted word`() {
    #expect("it's".shellWord == #"'it'\''s'"#)
    #expect("".shellWord == "''")
    #expect(#"a\'b"#.escaping(#"\'"#) == #"a\\\'b"#)
  }

  @Test func `the scripts are told the saved names and the months, and nothing else is done`() throws {
    let folder = try TemporaryFolder()
    var host = folder.host
    for name in ["Min Su", "O'Brien", "김 민지", "line\nfeed"] {
      _ = try output("--person", name, "--set-birthday", "1992-09-20", on: host)
    }
    host.environment["BIORHYTHM_COMPLETE"] = "people"
    #expect(try output(on: host) == "Min Su\nO'Brien\n김 민지\n")
    #expect(try output("--nosuch", on: host) == "Min Su\nO'Brien\n김 민지\n")
    host.environment["BIORHYTHM_COMPLETE"] = "months"
    #expect(try output(on: host) == "2026-11\n2026-12\n")
    host.environment["BIORHYTHM_COMPLETE"] = "other"
    #expect(try run("--nosuch", on: host).status == .badCommandLine)
  }

  @Test func `settings that cannot be read offer no names and say nothing`() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: ".config/biorhythm/settings.json")
    var host = folder.host
    host.environment["BIORHYTHM_COMPLETE"] = "people"
    #expect(try output(on: host) == "")
  }

  @Test func `in the last month of all there is no next one to offer`() throws {
    var host = TestHost(today: "9999-12-31")
    host.environment["BIORHYTHM_COMPLETE"] = "months"
    #expect(try output(on: host) == "9999-12\n")
  }
}
