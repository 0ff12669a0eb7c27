internal import BiorhythmCore

extension TraditionalChinese {
  static let terms = Terms(
    physical: "體力", emotional: "情緒", intellectual: "智力",
    intuition: "直覺", aesthetic: "審美", awareness: "覺知", spiritual: "靈性",
    passion: "熱情", mastery: "技能", wisdom: "智慧", average: "平均",
    trend: { trend in
      switch trend {
      case .rising: "上升"
      case .falling: "下降"
      }
    },
    turningPoint: { point in
      switch point {
      case .criticalRising: "上升臨界日"
      case .criticalFalling: "下降臨界日"
      case .peak: "高峰"
      case .valley: "低谷"
      }
    },
    critical: "臨界日", doubleCritical: "雙重臨界日", tripleCritical: "三重臨界日",
    eventJoint: "：", listJoint: "、", aside: { "（\($0)）" })
}
