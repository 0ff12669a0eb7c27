internal import CLibrary

/// What the clocks of this system show.
package enum Clock {
  /// The instant, in seconds since 1970-01-01 UTC.
  package static var secondsSince1970: Int { time(nil) }

  /// The day of the local calendar and the time of day, in the zone that `TZ` or the system names, at an instant.
  package static func localTime(
    _ secondsSince1970: Int
  ) -> (year: Int, month: Int, day: Int, secondsSinceMidnight: Int) {
    var instant = secondsSince1970
    var local = tm()
    localtime_r(&instant, &local)
    // A leap second is the last second of its minute once more.
    let second = Int(local.tm_hour) * 3600 + Int(local.tm_min) * 60 + min(Int(local.tm_sec), 59)
    return (Int(local.tm_year) + 1900, Int(local.tm_mon) + 1, Int(local.tm_mday), second)
  }

  /// Seconds of a clock that never goes back, from a beginning of its own.
  package static var steadySeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
