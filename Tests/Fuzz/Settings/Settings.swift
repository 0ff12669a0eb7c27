@testable import BiorhythmCore
import BiorhythmTables

/// Settings files, and values behind `--set KEY=`.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let value = try? JSONValue(parsing: bytes) {
    precondition((try? JSONValue(parsing: value.formatted())) == value, "JSON reads back from its own text")
    precondition((try? JSONValue(parsing: Array(value.compact().utf8))) == value, "so does its short form")
  }
  if let settings = try? Settings(parsing: bytes) { checkRewriting(settings) }
  checkValues(String(decoding: bytes, as: UTF8.self))
  return 0
}

private func checkRewriting(_ settings: Settings) {
  let text = settings.formatted()
  guard let again = try? Settings(parsing: text) else {
    preconditionFailure("settings read back from their own text")
  }
  precondition(
    again.owner == settings.owner && again.people == settings.people
      && again.preferences == settings.preferences, "nothing that is known gets lost")
  precondition(again.formatted() == text, "a rewrite without a change changes nothing")
  var changed = settings
  changed.owner = Birth(on: settings.owner?.date == .min ? .max : .min)
  changed.people["x"] = Birth(on: .max)
  var expected = settings.people
  expected["x"] = Birth(on: .max)
  let stored = try? Settings(parsing: changed.formatted())
  precondition(stored?.owner == changed.owner && stored?.people == expected, "a change is stored")
  precondition(stored?.preferences == settings.preferences, "and changes nothing else")
}

private func checkValues(_ text: String) {
  for preference in Preference.allCases {
    guard let value = Preference.Value(parsing: text, for: preference) else { continue }
    precondition(
      Preference.Value(parsing: value.text, for: preference) == value, "a value reads back from its text")
    var settings = Settings()
    settings.preferences[preference] = value
    checkRewriting(settings)
  }
}
