internal import BiorhythmCore

extension Korean {
  static let terms = Terms(
    physical: "신체", emotional: "감성", intellectual: "지성",
    intuition: "직관", aesthetic: "심미", awareness: "자각", spiritual: "영성",
    passion: "열정", mastery: "숙련", wisdom: "지혜", average: "평균",
    trend: { trend in
      switch trend {
      case .rising: "상승"
      case .falling: "하강"
      }
    },
    turningPoint: { point in
      switch point {
      case .criticalRising: "위험일(상승)"
      case .criticalFalling: "위험일(하강)"
      case .peak: "최고점"
      case .valley: "최저점"
      }
    },
    critical: "위험일", doubleCritical: "이중 위험일", tripleCritical: "삼중 위험일",
    eventJoint: " ", listJoint: "·", aside: { "(\($0))" })
}
