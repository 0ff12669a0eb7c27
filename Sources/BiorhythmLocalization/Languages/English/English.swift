/// Everything that people read, in English.
enum English {
  static let catalog = Catalog(
    language: .english, terms: terms, dates: dates, lunar: lunar, reports: reports, find: find,
    evidence: evidence,
    settings: settings,
    screen: screen,
    help: help, describe: describe)
}
