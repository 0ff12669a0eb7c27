/// Everything that people read, in Japanese.
enum Japanese {
  static let catalog = Catalog(
    language: .japanese, terms: terms, dates: dates, lunar: lunar, reports: reports, find: find,
    evidence: evidence,
    settings: settings,
    screen: screen,
    help: help, describe: { ended(describe($0)) })
}
