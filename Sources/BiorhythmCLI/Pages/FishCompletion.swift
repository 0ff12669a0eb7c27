internal import BiorhythmLocalization

/// The completion script for fish.
enum FishCompletion {
  static func script(for entries: [OptionEntry], words: HelpWords) -> String {
    """
    # fish completion for biorhythm; to try it: biorhythm --completion fish | source

    # Asks the very program that is being completed, which need not be on the path.
    function __biorhythm_ask
        set -l program (commandline -opc | string replace -r '^~(?=/)' -- $HOME)[1]
        BIORHYTHM_COMPLETE=$argv[1] command $program 2>/dev/null
    end

    # Whether the word before is one of these.
    function __biorhythm_follows
        contains -- (commandline -opc)[-1] $argv
    end

    # The words of a list, behind what is typed of it.
    function __biorhythm_list
        set -l begun (commandline -ct | string replace -r '^--[a-z-]+=' '' | string match -r '.*,'; or echo)
        printf '%s\\n' $begun$argv
    end

    complete -c biorhythm -f

    """ + entries.flatMap { lines($0, words) }.map { $0 + "\n" }.joined()
  }

  private static func lines(_ entry: OptionEntry, _ words: HelpWords) -> [String] {
    let short = entry.short.map { " -s \($0)" } ?? ""
    let line =
      "complete -c biorhythm\(short) -l \(entry.name.rawValue) -d \(quoted(words.summary(entry.name)))"
    guard let label = entry.label else { return [line] }
    let offer = arguments(label.completion)
    guard entry.isValueOptional else {
      return [label.completion == .file ? line + " -rF" : line + " -x" + offer]
    }
    // To fish, an optional value is what follows an equals sign, and the word with that sign one more thing to offer.
    // The next word is a value to this program, so it has a line of its own.
    let names = [entry.short.map { "-\($0)" }, entry.name.spelling].compactMap { $0 }.joined(separator: " ")
    let next = "complete -c biorhythm -n '__biorhythm_follows \(names)'" + offer
    return offer.isEmpty ? [line] : [line, next]
  }

  private static func arguments(_ completion: OptionEntry.Completion) -> String {
    switch completion {
    case .nothing, .file: ""
    case .words(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .list(let words): " -a '(__biorhythm_list \(words.joined(separator: " ")))'"
    case .person: " -a '(__biorhythm_ask people)'"
    case .date: " -a \(quoted(CompletionScript.dateWords.joined(separator: " ")))"
    case .month: " -a '(__biorhythm_ask months)'"
    }
  }

  private static func quoted(_ text: String) -> String { "'" + text.escaping(#"\'"#) + "'" }
}
