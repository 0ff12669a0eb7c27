package import BiorhythmCore

extension DateWords {
  /// Returns what a window is called: a month by its name, a day by its date, anything else by its ends.
  package func title(of window: ClosedRange<CivilDate>) -> String {
    if window.lowerBound == window.upperBound { return full(window.lowerBound) }
    let whole = window.lowerBound.month
    return window == whole.days ? month(whole) : range(window)
  }
}
