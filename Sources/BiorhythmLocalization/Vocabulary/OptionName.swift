/// A long option; the raw value is what stands behind the two hyphens.
package enum OptionName: String, CaseIterable, Sendable {
  case month, year, day, daily, oneline, events, compare, find, people, roster, calculate
  case evidence, record, interactive
  case birthday, person, with
  case date
  case previousDay = "prev-day"
  case nextDay = "next-day"
  case previousMonth = "prev-month"
  case nextMonth = "next-month"
  case from, to
  case setBirthday = "set-birthday"
  case forget, set
  case showSettings = "show-settings"
  case settings
  case format, output, cycles
  case columns, limit, permutations, seed, alarm
  case onlyCritical = "only-critical"
  case ascii, color, width
  case noPager = "no-pager"
  case language = "lang"
  case help, version, manual, completion

  /// The option as it is typed.
  package var spelling: String { "--" + rawValue }
}

/// A group of options in the help.
package enum OptionSection: CaseIterable, Sendable {
  case reports, who, when, settings, output, about
}

/// What can be shown; at most one in a run.
package enum ReportKind: String, CaseIterable, Sendable {
  case dashboard, month, year, day, daily, oneline, events, compare, find, people, roster, calculate
  case evidence, record, interactive

  /// The option that asks for it; nil for the dashboard, which comes without one.
  package var option: OptionName? { OptionName(rawValue: rawValue) }
}

/// A format of a report; the raw value is its word behind `--format`.
package enum Format: String, CaseIterable, Sendable {
  case text, json, jsonl, csv, ics, svg, html
}
