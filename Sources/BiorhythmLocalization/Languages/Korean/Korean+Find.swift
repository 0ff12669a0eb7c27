extension Korean {
  static let find = FindWords(
    title: { "조건에 맞는 날: \($0)" },
    count: { "\($0)일을 찾았습니다" },
    nothing: "조건에 맞는 날이 없습니다.")
}
