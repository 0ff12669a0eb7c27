/// Everything that people read, in German.
enum German {
  static let catalog = Catalog(
    language: .german, terms: terms, dates: dates, lunar: lunar, reports: reports, find: find,
    evidence: evidence,
    settings: settings,
    screen: screen,
    help: help, describe: describe)
}
