internal import BiorhythmLocalization

/// The completion script for zsh: a file `_biorhythm` on the `fpath`, or something to source.
enum ZshCompletion {
  static func script(for entries: [OptionEntry], words: HelpWords) -> String {
    let specifications = entries.map { "    " + specification($0, words) }.joined(separator: " \\\n")
    return """
      #compdef biorhythm
      # zsh completion for biorhythm; to try it: source <(biorhythm --completion zsh)
      # For a link or alias of another name: compdef _biorhythm NAME

      # Asks the very program that is being completed, which need not be on the path.
      _biorhythm_ask() {
        local -a found
        found=(${(f)"$(BIORHYTHM_COMPLETE=$1 command ${(Q)~words[1]} 2>/dev/null)"})
        compadd -a found
      }

      # Offers words; one that ends in an equals sign is typed on.
      _biorhythm_words() {
        compadd -S '' -- ${(M)@:#*=}
        compadd -- ${@:#*=}
      }

      _biorhythm() {
        _arguments -s \\
      \(specifications)
      }

      if [[ $funcstack[1] == _biorhythm ]]; then
        _biorhythm "$@"
      else
        (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -iD }
        compdef _biorhythm biorhythm
      fi

      """
  }

  private static func specification(_ entry: OptionEntry, _ words: HelpWords) -> String {
    let summary = words.summary(entry.name).escaping(#"\[]:"#)
    let repeats = entry.name == .set || entry.section == .when && entry.isValueOptional
    let long = entry.name.spelling + (entry.label == nil ? "" : "=")
    let description =
      "[\(summary)]" + (entry.label.map { argument($0, isOptional: entry.isValueOptional) } ?? "")
    guard let short = entry.short else { return ((repeats ? "*" : "") + long + description).shellWord }
    let names = "{-\(short)\(entry.label == nil ? "" : "+"),\(long)}"
    return "'(-\(short) \(entry.name.spelling))'" + names + description.shellWord
  }

  private static func argument(_ label: OptionEntry.Label, isOptional: Bool) -> String {
    (isOptional ? "::" : ":") + label.text.escaping(#"\:"#) + ":" + action(label.completion)
  }

  private static func action(_ completion: OptionEntry.Completion) -> String {
    switch completion {
    case .nothing: " "
    // Behind a space, nothing is put between the function and its arguments.
    case .words(let words): " _biorhythm_words \(words.joined(separator: " "))"
    case .list(let words): "_sequence compadd - \(words.joined(separator: " "))"
    case .file: "_files"
    case .person: " _biorhythm_ask people"
    case .date: " _biorhythm_words \(CompletionScript.dateWords.joined(separator: " "))"
    case .month: " _biorhythm_ask months"
    }
  }
}
