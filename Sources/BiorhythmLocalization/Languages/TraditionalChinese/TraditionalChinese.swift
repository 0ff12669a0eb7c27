/// Everything that people read, in traditional Chinese.
enum TraditionalChinese {
  static let catalog = Catalog(
    language: .traditionalChinese, terms: terms, dates: dates, lunar: lunar, reports: reports, find: find,
    evidence: evidence,
    settings: settings,
    screen: screen,
    help: help, describe: describe)
}
