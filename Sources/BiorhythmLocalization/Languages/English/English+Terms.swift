internal import BiorhythmCore

extension English {
  static let terms = Terms(
    physical: "Physical", emotional: "Emotional", intellectual: "Intellectual",
    intuition: "Intuition", aesthetic: "Aesthetic", awareness: "Awareness", spiritual: "Spiritual",
    passion: "Passion", mastery: "Mastery", wisdom: "Wisdom", average: "Average",
    trend: { trend in
      switch trend {
      case .rising: "rising"
      case .falling: "falling"
      }
    },
    turningPoint: { point in
      switch point {
      case .criticalRising: "critical, rising"
      case .criticalFalling: "critical, falling"
      case .peak: "peak"
      case .valley: "valley"
      }
    },
    critical: "critical", doubleCritical: "double critical", tripleCritical: "triple critical",
    eventJoint: " ", listJoint: ", ", aside: { " (\($0))" })
}
