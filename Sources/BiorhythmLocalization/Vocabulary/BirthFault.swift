package import BiorhythmCore

/// Why the time or the zone of a birth, or of another moment, cannot be taken.
package enum BirthFault: Error, Hashable, Sendable {
  /// The text has no form that is read.
  case input(BirthInput.Fault)
  /// No one zone has the name.
  case zone(ZoneNames.Fault)
  /// The zones cannot be had.
  case database(ZoneDatabase.Fault)
  /// The clocks of the zone never showed the time, or showed it twice.
  case localTime(LocalTimeFault)
}
