internal import BiorhythmCore

extension SimplifiedChinese {
  static let terms = Terms(
    physical: "体力", emotional: "情绪", intellectual: "智力",
    intuition: "直觉", aesthetic: "审美", awareness: "意识", spiritual: "精神",
    passion: "热情", mastery: "技能", wisdom: "智慧", average: "平均",
    trend: { trend in
      switch trend {
      case .rising: "上升"
      case .falling: "下降"
      }
    },
    turningPoint: { point in
      switch point {
      case .criticalRising: "上升临界日"
      case .criticalFalling: "下降临界日"
      case .peak: "高峰"
      case .valley: "低谷"
      }
    },
    critical: "临界日", doubleCritical: "双重临界日", tripleCritical: "三重临界日",
    eventJoint: "：", listJoint: "、", aside: { "（\($0)）" })
}
