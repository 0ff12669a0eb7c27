import BiorhythmCore
import BiorhythmLocalization

/// Zone files, zone rules, births to the minute and lunar dates, as a disk or a person may give them.
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let rules = try? ZoneRules(parsing: bytes) { check(rules) }
  let text = String(decoding: bytes, as: UTF8.self)
  if let rule = POSIXZoneRule(parsing: text) { check(ZoneRules(rule)) }
  _ = LocalZone(TZ: text).path(in: "/z")
  checkBirth(text)
  checkLunar(text)
  return 0
}

/// What clocks show leads back to the instant, unless they show it twice.
private func check(_ rules: ZoneRules) {
  for seconds in stride(from: -5_000_000_000, through: 8_000_000_000, by: 97_777_777) {
    let instant = Instant(secondsSince1970: seconds)
    guard let local = rules.local(at: instant) else { continue }
    precondition(local.offset == rules.offset(at: instant), "clocks show the offset that they have")
    precondition(abs(local.offset.seconds) < 172_800, "an offset is less than two days")
    do throws(LocalTimeFault) {
      let found = try rules.instant(of: local.moment)
      precondition(found == instant, "a local time is its instant")
    } catch {
      guard case .doubled(_, let earlier, let later) = error else {
        preconditionFailure("a time that was shown is not skipped")
      }
      precondition(earlier != later, "a doubled time has two offsets")
    }
  }
}

private func checkBirth(_ text: String) {
  do throws(BirthInput.Fault) {
    let input = try BirthInput(parsing: text)
    precondition(input.time != nil || input.zone == nil, "a zone goes with a time")
  } catch {
    for language in Language.allCases {
      precondition(
        !language.catalog.describe(.usage(.wrongBirth(text, .input(error)))).isEmpty, "every error has words")
    }
  }
}

/// A lunar date reads back from its own text, and from its civil date.
private func checkLunar(_ text: String) {
  guard let input = try? LunarInput(parsing: text) else { return }
  let calendar = input.date.calendar
  precondition(LunarDate(input.date.civil, in: calendar) == input.date, "a lunar date is its civil date")
  let spelled = (calendar == .korean ? "lunar-kr " : "lunar-cn ") + input.date.description
  precondition((try? LunarInput(parsing: spelled))?.date == input.date, "a lunar date reads back")
}
