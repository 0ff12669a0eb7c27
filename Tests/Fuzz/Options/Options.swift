@testable import BiorhythmCLI
import BiorhythmLocalization

/// Command lines; the words of the input stand on a line each.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  let words = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
  let result = parse(words)
  if case .failure(let error) = result {
    for language in Language.allCases {
      let text = language.catalog.describe(.usage(error))
      precondition(!text.isEmpty, "every error has words")
    }
    precondition(Failure.usage(error).status == .badCommandLine, "every error is one of the command line")
  }
  checkAttachedValues(words, result)
  return 0
}

private func parse(_ words: [[UInt8]]) -> Result<Invocation, UsageError> {
  Result { () throws(UsageError) in
    try Parser.parse(words)
  }
}

/// `--name=value` says what `--name value` says, and both are right or both are wrong.
private func checkAttachedValues(_ words: [[UInt8]], _ result: Result<Invocation, UsageError>) {
  for (index, word) in words.enumerated()
  where word.starts(with: "--".utf8) && !words[..<index].contains(Array("--".utf8)) {
    guard let equals = word.firstIndex(of: UInt8(ascii: "=")),
      word[(equals + 1)...].first != UInt8(ascii: "-"),
      word.count < Parser.maximumLength
    else { continue }
    var apart = words
    apart.replaceSubrange(index...index, with: [Array(word[..<equals]), Array(word[(equals + 1)...])])
    switch (result, parse(apart)) {
    case (.success(let first), .success(let second)):
      precondition("\(first)" == "\(second)", "both spellings mean the same")
    case (.failure, .failure): break
    default: preconditionFailure("both spellings are right or both are wrong")
    }
  }
}
