extension German {
  static let find = FindWords(
    title: { "Tage mit \($0)" },
    count: { $0 == 1 ? "1 Tag gefunden" : "\($0) Tage gefunden" },
    nothing: "Kein Tag wurde gefunden.")
}
