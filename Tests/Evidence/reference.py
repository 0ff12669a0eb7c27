#!/usr/bin/env python3
"""The permutation tests of the README's evidence section, written a second time with numpy.

    reference.py values|events|people BIRTHDAY FILE [PERMUTATIONS]     figures as JSON
    reference.py vectors FOLDER                                        writes the vectors that the Swift tests read

BIRTHDAY is passed over for people, whose file names one in each row.
"""
import csv
import datetime
import json
import pathlib
import sys

import numpy as np

PERIODS = {"physical": 23, "emotional": 28, "intellectual": 33}
BLOCK = 21


def nuisance(first, days, length):
    columns = [np.ones(len(days)), days - (length - 1) / 2]
    if length >= 56:
        columns += [((first + days) % 7 == k).astype(float) for k in range(1, 7)]
    return np.column_stack(columns)


def residuals(design, values):
    scaled = design / np.where((n := np.linalg.norm(design, axis=0)) > 0, n, 1)
    return values - scaled @ np.linalg.lstsq(scaled, values, rcond=None)[0]


def block_orders(length, count, rng):
    """For each permutation the day of the calendar whose record lies on each day."""
    blocks = length // BLOCK
    for _ in range(count):
        order = rng.permutation(blocks)
        moved = (order[:, None] * BLOCK + np.arange(BLOCK)).ravel()
        yield np.concatenate([moved, np.arange(blocks * BLOCK, length)])


def max_t(observed, permuted):
    largest = np.abs(permuted).max(axis=1)
    return [(1 + int((largest >= abs(t) * (1 - 1e-12)).sum())) / (1 + len(permuted)) for t in observed]


def values(birthday, rows, count, seed=1):
    """rows: (ordinal, value); returns for each cycle p-value, slope and standard deviation of slopes."""
    daily = {}
    for day, value in rows:
        daily.setdefault(day, []).append(value)
    first, last = min(daily), max(daily)
    length = last - first + 1
    days = np.array(sorted(daily)) - first
    y = np.array([np.mean(daily[d + first]) for d in days])
    record = np.zeros(length)
    record[days] = residuals(nuisance(first, days, length), y)
    mask = np.zeros(length)
    mask[days] = 1
    every = np.arange(length)
    design = nuisance(first, every, length)
    curves = np.array([
        residuals(design, np.sin(2 * np.pi * ((first - birthday + every) % p) / p)) for p in PERIODS.values()])
    rng = np.random.default_rng(seed)

    def sums(source):
        return curves @ record[source], curves**2 @ mask[source]

    cross, squares = sums(every)
    moved = [sums(source) for source in block_orders(length, count, rng)]
    crosses, squared = (np.array(part) for part in zip(*moved))
    size = np.linalg.norm(record)
    p = max_t(cross / (size * np.sqrt(squares)), crosses / (size * np.sqrt(squared)))
    return [
        {"pValue": p[k], "effect": cross[k] / squares[k], "spread": float((crosses / squared)[:, k].std(ddof=1))}
        for k in range(len(p))]


def counts(observed, permuted):
    mean, spread = permuted.mean(axis=0), permuted.std(axis=0, ddof=1)
    p = max_t((observed - mean) / spread, (permuted - mean) / spread)
    return [
        {"pValue": p[k], "seen": int(observed[k]), "expected": float(mean[k]), "spread": float(spread[k])}
        for k in range(len(p))]


def critical(days):
    return np.array([(days % p == 0) | (days % p == p // 2) for p in PERIODS.values()])


def events(birthday, dates, count, seed=1):
    first, last = min(dates), max(dates)
    length = last - first + 1
    record = np.bincount(np.array(dates) - first, minlength=length)
    on = critical(first - birthday + np.arange(length)).astype(float)
    rng = np.random.default_rng(seed)
    permuted = np.array([on @ record[source] for source in block_orders(length, count, rng)])
    return counts(on @ record, permuted)


def people(rows, count, seed=1):
    births, dates = (np.array(part) for part in zip(*sorted(rows, key=lambda row: row[0] % 7)))
    groups = [np.flatnonzero(births % 7 == k) for k in range(7)]
    rng = np.random.default_rng(seed)
    permuted = np.empty((count, len(PERIODS)))
    for number in range(count):
        moved = dates.copy()
        for group in groups:
            moved[group] = dates[rng.permutation(group)]
        permuted[number] = critical(moved - births).sum(axis=1)
    return counts(critical(dates - births).sum(axis=1), permuted)


def write_vectors(folder):
    folder = pathlib.Path(folder)
    rng = np.random.default_rng(19)
    with open(folder / "least_squares.csv", "w") as out:
        out.write("rows,columns,numbers\n")
        for _ in range(200):
            n, k = int(rng.integers(6, 16)), int(rng.integers(1, 5))
            design = rng.normal(size=(n, k)) * 10.0 ** rng.integers(-12, 13, size=k)
            y = rng.normal(size=n)
            q, _ = np.linalg.qr(design / np.linalg.norm(design, axis=0))
            rest = y - q @ (q.T @ y)
            numbers = [*design.T.ravel(), *y, *rest]
            out.write(f"{n},{k}," + " ".join(repr(float(x)) for x in numbers) + "\n")
    with open(folder / "evidence.csv", "w") as out:
        out.write("birthday,first,values,p,effects,spreads\n")
        for number in range(50):
            birthday, first = int(rng.integers(700_000, 710_000)), int(rng.integers(715_000, 735_000))
            length = int(rng.integers(90, 300))
            noise = rng.normal(size=length)
            for day in range(1, length):
                noise[day] += 0.4 * noise[day - 1]
            period = list(PERIODS.values())[number % 3]
            wave = np.sin(2 * np.pi * ((first - birthday + np.arange(length)) % period) / period)
            y = np.round(noise + (number % 4) * 0.2 * wave, 3)
            kept = rng.random(length) > 0.3 * (number % 2)
            kept[[0, -1]] = True
            rows = [(first + d, y[d]) for d in range(length) if kept[d]]
            # Python's day 1 is 0001-01-01, the library's day 0; the generator above counts like the library.
            figures = values(birthday, rows, 9_999)
            cells = [" ".join(str(y[d]) if kept[d] else "-" for d in range(length))]
            cells += [" ".join(repr(float(f[key])) for f in figures) for key in ("pValue", "effect", "spread")]
            out.write(f"{birthday},{first}," + ",".join(cells) + "\n")


def ordinal(text):
    # Counted from 0001-01-01, a Monday, as day 0.
    return datetime.date.fromisoformat(text).toordinal() - 1


def main():
    if sys.argv[1] == "vectors":
        write_vectors(sys.argv[2])
        return
    kind, birthday, path = sys.argv[1:4]
    count = int(sys.argv[4]) if len(sys.argv) > 4 else 9_999
    with open(path, newline="") as file:
        rows = list(csv.DictReader(file))
    dates = [ordinal(row["date"]) for row in rows]
    if kind == "values":
        result = values(ordinal(birthday), [(d, float(r["value"])) for d, r in zip(dates, rows)], count)
    elif kind == "events":
        result = events(ordinal(birthday), dates, count)
    else:
        result = people([(ordinal(r["birthday"]), d) for d, r in zip(dates, rows)], count)
    print(json.dumps(dict(zip(PERIODS, result)), indent=1))


if __name__ == "__main__":
    main()
