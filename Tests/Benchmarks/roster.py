#!/usr/bin/env python3
"""The roster report with Python's own CSV reader and calendar.

    roster.py FILE DATE > report.csv
"""

import csv
import datetime
import math
import sys

CYCLES = [("physical", 23), ("emotional", 28), ("intellectual", 33)]


def percent(phase, period):
    value = 100 * math.sin(2 * math.pi * phase / period)
    return int(math.copysign(math.floor(abs(value) + 0.5), value))


def event(name, phase, period):
    """The event's word; a quarter point between two days belongs to the nearest one, the earlier on a tie."""
    points = {
        (period + 1) // 4: "peak",
        (3 * period + 1) // 4: "valley",
        0: "critical-rising",
        period // 2: "critical-falling",
    }
    return [f"{name}:{points[phase]}"] if phase in points else []


def main():
    path, selected = sys.argv[1], datetime.date.fromisoformat(sys.argv[2])
    tables = [
        [(percent(phase, period), event(name, phase, period)) for phase in range(period)] for name, period in CYCLES
    ]
    with open(path, encoding="utf-8-sig", newline="") as file:
        reader = csv.reader(file)
        header = next(reader)
        name, birthday = header.index("name"), header.index("birthday")
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(["name", "birthday", "date", "day", *(cycle for cycle, _ in CYCLES), "events"])
        for row in reader:
            day = (selected - datetime.date.fromisoformat(row[birthday])).days
            found = [table[day % len(table)] for table in tables]
            events = " ".join(word for _, words in found for word in words)
            writer.writerow([row[name], row[birthday], selected, day, *(value for value, _ in found), events])


main()
