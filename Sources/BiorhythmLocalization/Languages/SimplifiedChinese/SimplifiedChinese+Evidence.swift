internal import BiorhythmCore
internal import BiorhythmSystem

extension SimplifiedChinese {
  static let evidence = EvidenceWords(
    title: { kind in
      switch kind {
      case .values: "验证：记录的数值"
      case .events: "验证：一个人的事件"
      case .people: "验证：许多人的事件"
      }
    },
    read: { "\($0) 行，有记录 \($1) 天" + ($2.map { "，其间无记录 \($0) 天" } ?? "") },
    slope: { "从中点到顶点 \($0)（标准差的 \($1) 倍）" },
    counts: { "实际 \($0)，期望 \($1)" },
    smallest: { "能显现的最小效应 \($0)" }, smallestCount: { "能显现的最小差值 \($0)" },
    curve: "曲线", record: { $0 == .values ? "记录" : "事件" },
    method: { "p 值来自 \($0) 次置换，种子 \($1)，已按 \($2) 个节律校正" },
    nothing: "没有发现什么：这些记录所显示的，没有超出偶然可能造成的程度。这不证明没有效应，比上面所列更小的效应可能藏而不见。",
    found: { "这些记录与曲线的同步程度高于偶然通常造成的程度：\(joined($0))。这既不证明曲线是原因，也不证明今后还会如此：毫无效应的记录，20 份中也有 1 份看起来是这样。" },
    endedEarly: { "提前结束：\($1) 次置换完成了 \($0) 次，数字以此为据" },
    progress: { "\($1) 次置换中的 \($0) 次" },
    recorded: { value, date, name, before, path in
      let whose = name.map { "，姓名 \($0)" } ?? ""
      let was = before.isEmpty ? "" : "（原为 \(before.joined(separator: "、"))）"
      return "已记录：\(date)\(whose)，数值 \(value)\(was)，文件 \(path)"
    })

  static func describe(_ error: EvidenceError) -> String {
    switch error {
    case .tooFewDays(let found, let needed): "只有 \(found) 天的记录，不足以判断：请至少记录 \(needed) 天"
    case .tooFewEvents(let found, let needed): "只有 \(found) 个事件，不足以判断：请至少记录 \(needed) 个"
    case .noVariation: "除去星期和趋势，数值没有变化：没有可与曲线同步的内容"
    case .untestable(let cycle): "这些记录无法检验节律 \(quoted(cycle.id))：请从 --cycles 中去掉它"
    case .composite(let cycle): "\(quoted(cycle.id)) 是多个节律的平均，无法检验：请用 --cycles 另选"
    case .beforeBirth(let date, let birthday): "\(date) 的记录早于生日 \(birthday)：请改正其中之一"
    case .notFinite(let date): "\(date) 的数值不是有限的数：请改正"
    case .mixedDay(let date): "\(date) 既有带数值的行，也有不带数值的行：请删除其中之一"
    case .tooFewPermutations(let done, let needed): "提前结束，只完成 \(done) 次置换，不足以判断：至少需要 \(needed) 次"
    }
  }

  static func describe(_ error: RecordsError) -> String {
    switch error {
    case .noHeader(let file): "\(source(file))是空的：第一行须有列名 date 和 value、date，或 birthday 和 date"
    case .missingColumn(let file, let header):
      "\(source(file))缺少所需的列\(splitHeader(header))：第一行须有列名 date 和 value、date，或 birthday 和 date"
    case .wrongValue(let file, let line, let word): "\(file):\(line): \(quoted(word)) 不是数：请写成 7、6.5 或 1e3"
    }
  }

  static func describe(_ error: DiaryError) -> String {
    switch error {
    case .wrongHeader(let path, let header):
      "日记 \(quoted(path)) 的第一行没有列名 date、name 和 value\(splitHeader(header))：请改正第一行"
    case .wrongLine(let path, let line): "日记 \(quoted(path)) 第 \(line) 行无法读取：请改正该行"
    case .tooLarge(let path): "日记 \(quoted(path)) 超过 \(DiaryFile.maximumSize) 字节：请确认文件是否正确"
    case .unreadable(let path, let code): "无法读取日记 \(quoted(path))：\(reason(code))；请检查路径和权限"
    case .unwritable(let path, let code): "无法写入日记 \(quoted(path))：\(reason(code))；未保存任何内容"
    case .locked(let path): "另一个程序一直占用日记 \(quoted(path))：请结束该程序或稍后再试；未保存任何内容"
    case .noPlace: "没有可存放日记的主目录：请设置 HOME 或 XDG_DATA_HOME"
    }
  }
}
