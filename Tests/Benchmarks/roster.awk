# The roster report as an awk script: rows of `name,birthday` without quotation marks, ISO dates.
#
#     awk -v selected=2026-11-30 -f roster.awk roster.csv

function day_number(date,    year, month, day, shifted) {
  year = substr(date, 1, 4) + 0; month = substr(date, 6, 2) + 0; day = substr(date, 9, 2) + 0
  shifted = (month + 9) % 12
  year -= int(shifted / 10)
  return 365 * year + int(year / 4) - int(year / 100) + int(year / 400) + int((shifted * 306 + 5) / 10) + day
}

# The whole day nearest to a quarter point, the earlier one on a tie.
function nearest(quarters, period) { return int((quarters * period + 1) / 4) }

function fill(cycle, name, period,    phase, value, percent) {
  periods[cycle] = period
  for (phase = 0; phase < period; phase++) {
    value = 100 * sin(2 * atan2(0, -1) * phase / period)
    percent = int(value < 0 ? 0.5 - value : 0.5 + value)
    percents[cycle, phase] = value < -0.5 ? "-" percent : percent ""
    events[cycle, phase] = ""
  }
  events[cycle, nearest(1, period)] = name ":peak"
  events[cycle, nearest(3, period)] = name ":valley"
  events[cycle, 0] = name ":critical-rising"
  events[cycle, int(period / 2)] = name ":critical-falling"
}

BEGIN {
  FS = ","
  fill(1, "physical", 23); fill(2, "emotional", 28); fill(3, "intellectual", 33)
  today = day_number(selected)
  print "name,birthday,date,day,physical,emotional,intellectual,events"
}

NR > 1 {
  age = today - day_number($2)
  p = age % periods[1]; e = age % periods[2]; i = age % periods[3]
  happening = events[1, p]
  if (events[2, e] != "") happening = happening (happening == "" ? "" : " ") events[2, e]
  if (events[3, i] != "") happening = happening (happening == "" ? "" : " ") events[3, i]
  print $1 "," $2 "," selected "," age "," percents[1, p] "," percents[2, e] "," percents[3, i] "," happening
}
