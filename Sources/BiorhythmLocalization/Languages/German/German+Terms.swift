internal import BiorhythmCore

extension German {
  static let terms = Terms(
    physical: "Körper", emotional: "Seele", intellectual: "Geist",
    intuition: "Intuition", aesthetic: "Ästhetik", awareness: "Bewusstsein", spiritual: "Spiritualität",
    passion: "Leidenschaft", mastery: "Können", wisdom: "Weisheit", average: "Durchschnitt",
    trend: { trend in
      switch trend {
      case .rising: "steigend"
      case .falling: "fallend"
      }
    },
    turningPoint: { point in
      switch point {
      case .criticalRising: "kritisch, steigend"
      case .criticalFalling: "kritisch, fallend"
      case .peak: "Hoch"
      case .valley: "Tief"
      }
    },
    critical: "kritisch", doubleCritical: "doppelt kritisch", tripleCritical: "dreifach kritisch",
    eventJoint: ": ", listJoint: ", ", aside: { " (\($0))" })
}
