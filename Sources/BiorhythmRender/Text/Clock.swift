internal import BiorhythmCore

extension TimeOfDay {
  /// The hour and the minute, `06:30`, as every language writes them here.
  var clock: String { TimeOfDay(hour: hour, minute: minute)?.description ?? "" }
}

extension LocalMoment {
  /// The hour and the minute.
  var clock: String { moment.time.clock }
}

extension Reading {
  /// The time of the turning point behind a space, or nothing where it is not known.
  var clockBehind: String { moment.map { " " + $0.clock } ?? "" }
}
