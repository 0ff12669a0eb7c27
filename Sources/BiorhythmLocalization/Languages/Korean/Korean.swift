/// Everything that people read, in Korean.
enum Korean {
  static let catalog = Catalog(
    language: .korean, terms: terms, dates: dates, lunar: lunar, reports: reports, find: find,
    evidence: evidence,
    settings: settings,
    screen: screen,
    help: help, describe: describe)
}
