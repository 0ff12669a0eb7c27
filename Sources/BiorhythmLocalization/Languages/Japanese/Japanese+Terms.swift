internal import BiorhythmCore

extension Japanese {
  static let terms = Terms(
    physical: "身体", emotional: "感情", intellectual: "知性",
    intuition: "直感", aesthetic: "審美", awareness: "自覚", spiritual: "精神",
    passion: "情熱", mastery: "熟達", wisdom: "知恵", average: "平均",
    trend: { trend in
      switch trend {
      case .rising: "上昇"
      case .falling: "下降"
      }
    },
    turningPoint: { point in
      switch point {
      case .criticalRising: "要注意日(上昇)"
      case .criticalFalling: "要注意日(下降)"
      case .peak: "最高点"
      case .valley: "最低点"
      }
    },
    critical: "要注意日", doubleCritical: "要注意日(二重)", tripleCritical: "要注意日(三重)",
    eventJoint: "：", listJoint: "・", aside: { " (\($0))" })
}
