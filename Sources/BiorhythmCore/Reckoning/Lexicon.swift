/// The words that an expression may use besides numbers and dates.
public struct Lexicon: Sendable {
  var names: [String: Name] = [:]
  /// The names as they are spelled, in an order for people.
  var spellings: [String] = []

  /// No words at all.
  static let empty = Lexicon()

  /// The words that every language has.
  public static let english = Lexicon(weekdays: [:])

  private init() {}

  /// Creates a lexicon.
  ///
  /// - Parameter weekdays: What a language calls its weekdays, beside the English words and their first three
  ///   letters; upper and lower case are the same.
  public init(weekdays: [String: Weekday]) {
    for (word, name) in Self.plainNames { add(word, name) }
    for (word, weekday) in Self.weekdays.sorted(by: { $0.value.rawValue < $1.value.rawValue }) {
      add(word, .weekday(weekday))
      names[String(word.prefix(3))] = .weekday(weekday)
    }
    for (word, weekday) in weekdays.sorted(by: { ($0.value.rawValue, $0.key) < ($1.value.rawValue, $1.key) })
    {
      add(word, .weekday(weekday))
    }
  }

  /// The lexicon of conditions: weekdays are their numbers, and the quantities of a day have names.
  func ofDays(with cycles: [Cycle]) -> Lexicon {
    var lexicon = self
    lexicon.names = names.mapValues { name in
      if case .weekday(let weekday) = name { .number(weekday.rawValue) } else { name }
    }
    for (index, cycle) in cycles.enumerated() { lexicon.add(cycle.id, .ofDay(.percent(index))) }
    for group in Cycle.Group.allCases where cycles.contains(where: { $0.group == group }) {
      lexicon.add(group.rawValue, .ofDay(.percents(group)))
    }
    lexicon.add("critical", .ofDay(.critical))
    lexicon.add("peak", .ofDay(.peak))
    lexicon.add("valley", .ofDay(.valley))
    lexicon.add("weekday", .ofDay(.weekday))
    lexicon.add("day", .ofDay(.number))
    return lexicon
  }

  /// What a word names: as it is spelled, or else whatever the case.
  func name(_ word: String) -> Name? { names[word] ?? names[word.lowercased()] }

  mutating func add(_ word: String, _ name: Name) {
    if names.updateValue(name, forKey: word) == nil { spellings.append(word) }
    // Ids of one's own may differ in case alone; the first answers to all other spellings.
    if names[word.lowercased()] == nil { names[word.lowercased()] = name }
  }

  private static let plainNames: [(String, Name)] = [
    ("today", .today), ("tomorrow", .tomorrow), ("yesterday", .yesterday), ("birthday", .birthday),
    ("now", .now), ("ans", .answer),
  ]

  /// The words that are no names: units and operators.
  static let wordsOfAll = [
    "days", "weeks", "months", "years", "hours", "minutes", "mod", "and", "or", "not",
  ]

  static let weekdays: [String: Weekday] = [
    "monday": .monday, "tuesday": .tuesday, "wednesday": .wednesday, "thursday": .thursday,
    "friday": .friday, "saturday": .saturday, "sunday": .sunday,
  ]
}

/// A name that stands for a value.
enum Name: Hashable, Sendable {
  case today, tomorrow, yesterday, now, birthday, answer
  /// The next such day, today included.
  case weekday(Weekday)
  /// A number, as weekdays have one in conditions.
  case number(Int)
  /// A thing that a condition says of a day.
  case ofDay(DayQuantity)
}

/// A length of time that a number counts.
enum Unit: Hashable, Sendable {
  case minute, hour, day, week, month, year

  init?(_ word: String) {
    switch word {
    case "min", "minute", "minutes": self = .minute
    case "h", "hour", "hours": self = .hour
    case "d", "day", "days": self = .day
    case "w", "week", "weeks": self = .week
    case "mo", "month", "months": self = .month
    case "y", "year", "years": self = .year
    default: return nil
    }
  }
}

/// What an operator does with the values before it on the stack.
enum Operation: Hashable, Sendable {
  case add, subtract, multiply, divide, modulo, negate
  case less, lessOrEqual, equal, unequal, greaterOrEqual, greater
  case not, and, or

  /// Whether the operation takes one value.
  var isUnary: Bool { self == .negate || self == .not }

  /// How tightly it binds in infix.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .not: 3
    case .less, .lessOrEqual, .equal, .unequal, .greaterOrEqual, .greater: 4
    case .add, .subtract: 5
    case .multiply, .divide, .modulo: 6
    case .negate: 7
    }
  }
}
