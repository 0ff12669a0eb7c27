import BiorhythmCLI
import Testing

/// When the screen is not even begun.
@Suite struct ScreenStartTests {
  @Test(arguments: [
    (Host.Terminals(), "xterm"), (Host.Terminals(input: true), "xterm"),
    (Host.Terminals(output: true), "dumb"),
  ])
  func `without a terminal on both sides there is one line and no escape`(
    terminals: Host.Terminals, term: String
  ) throws {
    for words in [["-i"], ["--interactive", "-b", "1990-05-15"], ["-i", "--person", "nobody"]] {
      var host = TestHost(terminals: terminals)
      host.environment["TERM"] = term
      #expect(
        try host.run(words)
          == Outcome(
            output: "",
            errors: "biorhythm: the live screen needs a terminal on standard input and output: "
              + "use --month or --day instead\n",
            status: .badCommandLine))
    }
  }

  @Test func `on a dumb terminal there is one line and no escape`() throws {
    var host = TestHost(terminals: Host.Terminals(input: true, output: true))
    host.environment["TERM"] = "dumb"
    let outcome = try host.run(["-i"])
    #expect(outcome.status == .badCommandLine && outcome.output == "")
    #expect(
      outcome.errors
        == "biorhythm: the live screen cannot be drawn on TERM=dumb: use --month or --day instead\n")
  }

  @Test(arguments: [
    (["-i", "-b", "1990-05-15", "--output", "x"], ExitCode.badCommandLine, "do not go together"),
    (["-i", "-b", "1990-05-15", "--format", "json"], .badCommandLine, "no format 'json'"),
    (["-i", "--cycles", "moon"], .badCommandLine, "unknown cycle 'moon'"),
    (["-i", "--person", "nobody"], .badSettings, "nobody called 'nobody'"),
    (["-i", "--from", "2026-01-01", "--to", "2026-02-01"], .badCommandLine, "does not fit here"),
  ])
  func `options that make no sense are refused before the screen opens`(
    words: [String], status: ExitCode, part: String
  ) throws {
    var host = TestHost(terminals: Host.Terminals(input: true, output: true))
    host.environment["TERM"] = "xterm"
    let outcome = try host.run(words)
    #expect(outcome.status == status && outcome.output == "")
    #expect(outcome.errors.contains(part))
  }
}
