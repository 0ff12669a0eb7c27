extension English {
  static let find = FindWords(
    title: { "Days on which \($0)" },
    count: { $0 == 1 ? "1 day found" : "\($0) days found" },
    nothing: "No day was found.")
}
