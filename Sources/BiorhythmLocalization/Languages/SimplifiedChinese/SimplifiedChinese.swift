/// Everything that people read, in simplified Chinese.
enum SimplifiedChinese {
  static let catalog = Catalog(
    language: .simplifiedChinese, terms: terms, dates: dates, lunar: lunar, reports: reports, find: find,
    evidence: evidence,
    settings: settings,
    screen: screen,
    help: help, describe: describe)
}
