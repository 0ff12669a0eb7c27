extension SimplifiedChinese {
  static func describe(_ failure: Failure) -> String {
    switch failure {
    case .usage(let error): describe(error)
    case .settings(let error): describe(error)
    case .noBirthday:
      "尚未保存生日：用 biorhythm --set-birthday 1990-05-15 保存，或用 --birthday 1990-05-15 试一次"
    case .unknownPerson(let name, let known):
      known.isEmpty
        ? "没有保存名为 \(quoted(name)) 的人：用 --person \(quoted(name)) --set-birthday DATE 保存"
        : "没有保存名为 \(quoted(name)) 的人：已保存的有 \(listed(known.map { quoted($0) }))"
    case .roster(let error): describe(error)
    case .evidence(let error): describe(error)
    case .records(let error): describe(error)
    case .diary(let error): describe(error)
    case .badRows(let file, let count, let named):
      named < count
        ? "\(heading(file))：已跳过 \(count) 行，上面只列出前 \(named) 行：请改正后重新运行"
        : "\(heading(file))：已跳过 \(count) 行：请改正后重新运行"
    case .badLines(let count):
      count == 1
        ? "标准输入：有 1 行没有结果：请改正后重试"
        : "标准输入：有 \(count) 行没有结果：请改正后重试"
    case .input(let file, let code):
      file == "-"
        ? "无法读取标准输入：\(reason(code))；请用 < FILE 或管道传入"
        : "无法读取 \(quoted(file))：\(reason(code))；请检查路径和权限"
    case .output(let file, let code):
      "无法创建 \(quoted(file))：\(reason(code))；请用 --output 指定其他位置"
    case .outputOntoInput(let file):
      "本次运行要读取 \(quoted(file)) 或把设置存放在那里：请为输出另选位置"
    case .pager(let command):
      "分页程序 \(quoted(command)) 运行失败，报告已直接输出：请把 PAGER 设为其他程序，或使用 --no-pager"
    case .write(let file, let code):
      file.map { "无法写入 \(quoted($0))：\(reason(code))；未作任何改动" }
        ?? "无法写入输出：\(reason(code))；已输出的内容不完整"
    }
  }

  /// The same before a colon.
  static func heading(_ file: String) -> String { file == "-" ? "标准输入" : quoted(file) }
}
