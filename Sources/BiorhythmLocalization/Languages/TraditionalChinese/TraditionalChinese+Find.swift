extension TraditionalChinese {
  static let find = FindWords(
    title: { "符合條件的日子：\($0)" },
    count: { "找到 \($0) 天" },
    nothing: "沒有符合條件的日子。")
}
