extension Japanese {
  static let find = FindWords(
    title: { "条件に合う日：\($0)" },
    count: { "\($0)日見つかりました。" },
    nothing: "条件に合う日はありません。")
}
