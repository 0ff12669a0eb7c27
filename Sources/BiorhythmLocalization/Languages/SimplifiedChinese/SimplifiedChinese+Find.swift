extension SimplifiedChinese {
  static let find = FindWords(
    title: { "符合条件的日子：\($0)" },
    count: { "找到 \($0) 天" },
    nothing: "没有符合条件的日子。")
}
