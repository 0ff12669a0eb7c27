internal import BiorhythmLocalization

/// The completion script for bash 4 and later.
///
/// It needs nothing but bash. The line is split here rather than by bash, which breaks words at `=` and `:` and leaves
/// the quotes in, so that `--format=js` and names of any characters complete.
enum BashCompletion {
  static func script(for entries: [OptionEntry]) -> String {
    let table = entries.map(row).joined(separator: "\n")
    return """
      # bash completion for biorhythm; to try it: eval "$(biorhythm --completion bash)"

      # A line per option: its names, whether it takes a value, and what can be offered for that.
      _biorhythm_options=\(table.shellWord)

      \(functions)
      complete -F _biorhythm biorhythm

      """
  }

  private static func row(_ entry: OptionEntry) -> String {
    let short = entry.short.map { "-\($0)" } ?? "."
    let need = entry.label == nil ? "alone" : entry.isValueOptional ? "optional" : "required"
    return ([short, entry.name.spelling, need] + offer(entry.label?.completion ?? .nothing))
      .joined(separator: " ")
  }

  private static func offer(_ completion: OptionEntry.Completion) -> [String] {
    switch completion {
    case .nothing: ["nothing"]
    case .words(let words): ["words"] + words
    case .list(let words): ["list"] + words
    case .file: ["file"]
    case .person: ["people"]
    case .date: ["words"] + CompletionScript.dateWords
    case .month: ["months"]
    }
  }

  private static let functions = #"""
    _biorhythm() {
      local IFS=$' \t\n'
      # The very program that is being completed, which need not be on the path.
      local program=${1/#\~\//"$HOME/"}
      local line=${COMP_LINE:0:COMP_POINT} word='' quote='' kept='' before='' character i
      local end=$((${#line} - ${#2}))
      # Reads the line as the shell will: word is the last word without its quotes, quote the one still open,
      # before the word before, kept what stays of the word when bash replaces its end.
      for ((i = 0; i < ${#line}; i++)); do
        ((i == end)) && kept=$word
        character=${line:i:1}
        if [[ $character == "$quote" ]]; then
          quote=''
        elif [[ $quote == "'" ]]; then
          word+=$character
        elif [[ $character == \\ && (-z $quote || ${line:i+1:1} == [\$\`\"\\]) ]]; then
          i=$((i + 1))
          word+=${line:i:1}
        elif [[ -z $quote && $character == [\"\'] ]]; then
          quote=$character
        elif [[ -z $quote && $character == [[:space:]] ]]; then
          before=${word:-$before}
          word=''
        else
          word+=$character
        fi
      done
      ((end == ${#line})) && kept=$word

      local name=$before value=$word attached=''
      if [[ $word == --*=* ]]; then
        name=${word%%=*} value=${word#*=} attached=$name=
      fi
      local short long need offer rest names=() found=() kind=nothing
      while read -r short long need offer rest; do
        [[ $short == . ]] || names+=("$short")
        names+=("$long")
        [[ $name == "$short" || $name == "$long" ]] || continue
        [[ $need == optional && -z $attached && $value == -* ]] && continue
        [[ $need == alone ]] || kind=$offer
        [[ $need == required || -n $attached ]] && found=(none)
        local -a choices=()
        read -ra choices <<<"$rest"
      done <<<"$_biorhythm_options"
      [[ -z $attached && ${#found[@]} -eq 0 ]] && found=("${names[@]}") || found=()

      case $kind in
        words) found+=("${choices[@]}") ;;
        list)
          [[ $value == *,* ]] && choices=("${choices[@]/#/${value%,*},}")
          found+=("${choices[@]}")
          ;;
        people | months)
          while IFS= read -r word; do
            found+=("$word")
          done < <(BIORHYTHM_COMPLETE=$kind command "$program" 2>/dev/null)
          ;;
        file)
          compopt -o filenames 2>/dev/null
          while IFS= read -r word; do
            found+=("$word")
          done < <(compgen -f -- "$value")
          ;;
      esac

      COMPREPLY=()
      for word in "${found[@]}"; do
        [[ $word == "$value"* ]] || continue
        [[ $word == *= ]] && compopt -o nospace 2>/dev/null
        word=$attached$word
        word=${word#"$kept"}
        [[ $kind == people ]] && _biorhythm_quote
        COMPREPLY+=("$word")
      done
    }

    # Writes word so that it can stand behind the quote that is open, or behind none.
    _biorhythm_quote() {
      case $quote in
        \') word=${word//\'/\'\\\'\'} ;;
        \")
          word=${word//\\/\\\\}
          word=${word//\"/\\\"}
          word=${word//\$/\\\$}
          word=${word//\`/\\\`}
          ;;
        *) printf -v word %q "$word" ;;
      esac
    }
    """#
}
