import BiorhythmCLI
import BiorhythmLocalization
import BiorhythmSystem
import Testing

/// The statuses and streams of whole runs.
@Suite struct RunTests {
  // Case 16: Dates before birth are refused.
  // Case 69: A window turned round.
  // Case 80: Numbers too large.
  @Test(arguments: [
    (["nosuch"], "unexpected word 'nosuch'"), (["month"], "did you mean --month?"),
    (["--mnth"], "did you mean --month?"),
    (["--day", "2026-13-01"], "there is no month 13"), (["--day", "--nosuch"], "unknown option '--nosuch'"),
    (["--birthday"], "--birthday needs a value"), (["--ascii=yes"], "takes no value"),
    (["--format", "pdf"], "choose from"),
    (["--daily", "--format", "json"], "--daily has no format 'json'"),
    (["--month", "--day"], "do not go together"),
    (["--from", "2026-01-01"], "add --to DATE"), (["--to", "2026-01-01"], "add --from DATE"),
    (["--month", "--from", "2026-02-01", "--to", "2026-01-01"], "runs backward"),
    (["--month", "2026-10", "--date", "2026-11-30"], "disagree"),
    (["--day", "2026-10-01", "--date", "2026-11-30"], "disagree"),
    (["--next-day", "9223372036854775807"], "whole number"),
    (["--next-day", "1000000000"], "past the years"),
    (["--next-day", "99999999999999999999"], "whole number"),
    (["--next-day", "0"], "whole number"), (["--next-day", "-3"], "whole number"),
    (["--width", "0"], "whole number"),
    (["--width", "-1"], "whole number"), (["--width", "100000000000000000000"], "whole number"),
    (["--date", "99999999999999999999-01-01"], "years run from 0001 to 9999"),
    (["--cycles", "moon"], "unknown cycle 'moon'"),
    (["--cycles", ","], "names no cycle"), (["--compare", "2300-13-01"], "there is no month 13"),
    (["--day", "1989-12-31"], "1989-12-31 is before the birthday 1990-05-15"),
    (["--month", "1989-12"], "before the birthday"),
    (["--only-critical"], "goes with --daily, --events, --find, --people and --roster"),
    (["-x"], "unknown option '-x'"), (["--", "x"], "unexpected word 'x'"),
  ])
  func `a wrong command line says what and how in one line, with status 64`(words: [String], part: String)
    throws
  {
    var host = TestHost()
    host.environment["BIORHYTHM_SETTINGS"] = "/nonexistent/settings.json"
    let outcome = try host.run(["-b", "1990-05-15"] + words)
    #expect(outcome.status == .badCommandLine)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(part), "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("biorhythm: ") && outcome.errors.filter(\.isNewline).count == 1)
  }

  @Test(arguments: [["--help"], ["-h"], ["--version"], ["--help", "month"]])
  func `help and version are on standard output with status 0`(words: [String]) throws {
    let outcome = try TestHost().run(words)
    #expect(outcome.status == .done && outcome.errors == "" && outcome.output != "")
  }

  @Test func `a report without a birthday says how to store one`() throws {
    let outcome = try run("--day")
    #expect(outcome.status == .badSettings && outcome.output == "")
    #expect(outcome.errors.contains("biorhythm --set-birthday 1990-05-15"))
  }

  @Test func `an argument that is not UTF-8 or endless is refused`() throws {
    #expect(try TestHost().run(bytes: [Array("--person".utf8), [0xB1, 0xE8]]).status == .badCommandLine)
    #expect(
      try TestHost().run(["--person", String(repeating: "a", count: 70_000)]).status == .badCommandLine)
  }

  @Test func `a word of thousands of short options is read to its end`() throws {
    let outcome = try run("-" + String(repeating: "i", count: 60_000) + "x")
    #expect(outcome.status == .badCommandLine && outcome.errors.contains("unknown option '-x'"))
  }

  @Test func `a value may begin with a combining mark`() throws {
    let attached = try run("--person=\u{301}x")
    let apart = try run("--person", "\u{301}x")
    #expect(attached.status == .badSettings && attached == apart)
  }

  @Test func `a full disk is reported and a closed pipe is not`() throws {
    var host = TestHost()
    host.writeError = .noSpace
    let full = try host.run(["--version"])
    #expect(full.status == .failedStream && full.errors.contains("No space left on device"))
    host.writeError = .brokenPipe
    #expect(try host.run(["--version"]) == Outcome(output: "", errors: "", status: .closedPipe))
  }

  @Test func `control characters in arguments are shown, never sent`() throws {
    let outcome = try run("--person", "evil\u{1B}]0;x\u{7}\u{9B}31m\r\n")
    #expect(outcome.errors.contains(#"evil\u{1B}]0;x\u{7}\u{9B}31m\r\n"#))
    #expect(!outcome.errors.dropLast().unicodeScalars.contains { $0.properties.generalCategory == .control })
  }
}
