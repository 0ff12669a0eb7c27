"""Reckoning against Python's own: its fractions, and its days."""

import calendar
import datetime
import json
import random
import unittest
from fractions import Fraction

from program import ProgramTest

OPERATORS = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a / b}


def later(date, count, unit):
    """A date so much later, or earlier; a day that the month does not have becomes its last. None outside the calendar."""
    if unit in ("days", "weeks"):
        ordinal = date.toordinal() + count * (7 if unit == "weeks" else 1)
        return datetime.date.fromordinal(ordinal) if 1 <= ordinal <= datetime.date.max.toordinal() else None
    months = date.year * 12 + date.month - 1 + count * (12 if unit == "years" else 1)
    year, month = months // 12, months % 12 + 1
    if not 1 <= year <= 9999:
        return None
    return date.replace(year=year, month=month, day=min(date.day, calendar.monthrange(year, month)[1]))


class CalculateTest(ProgramTest):
    def calculated(self, lines):
        text = self.output("-c", "-", "--format", "jsonl", stdin="".join(line + "\n" for line in lines).encode())
        results = [json.loads(line) for line in text.splitlines()]
        self.assertEqual(len(results), len(lines))
        return results

    def numbers(self, lines):
        return [Fraction(result["numerator"], result["denominator"]) for result in self.calculated(lines)]

    def test_fractions_are_those_of_python_and_keep_the_laws(self):
        choice = random.Random(20261130)
        fractions = [Fraction(choice.randint(1, 9999), choice.randint(1, 9999)) for _ in range(100_002)]
        infix, postfix, expected = [], [], []
        for a, b, c in zip(fractions, fractions[1:], fractions[2:]):
            first, second = choice.choices(list(OPERATORS), k=2)
            infix.append(f"(({a}) {first} ({b})) {second} ({c})")
            pushed = [f"{number.numerator} {number.denominator} /" for number in (a, b, c)]
            postfix.append(f"{pushed[0]} {pushed[1]} {first} {pushed[2]} {second}")
            expected.append(OPERATORS[second](OPERATORS[first](a, b), c))
        self.assertEqual(self.numbers(infix), expected)
        self.assertEqual(self.numbers(postfix), expected)
        triples = list(zip(fractions, fractions[1:], fractions[2:]))
        self.assertEqual(
            self.numbers([f"({a} + {b}) + {c}" for a, b, c in triples]),
            self.numbers([f"{a} + ({b} + {c})" for a, b, c in triples]))
        self.assertEqual(
            self.numbers([f"({a}) * ({b} + {c})" for a, b, c in triples]),
            self.numbers([f"({a}) * ({b}) + ({a}) * ({c})" for a, b, c in triples]))
        self.assertEqual(self.numbers([f"({a}) * (1 / ({a}))" for a in fractions]), [1] * len(fractions))

    def test_dates_are_those_of_python(self):
        choice = random.Random(20261201)
        lines, expected = [], []
        while len(lines) < 20_000:
            date = datetime.date.fromordinal(choice.randint(1, datetime.date.max.toordinal()))
            if choice.random() < 0.3:
                other = datetime.date.fromordinal(choice.randint(1, datetime.date.max.toordinal()))
                lines.append(choice.choice([f"{date} - {other}", f"{date} {other} -"]))
                expected.append({"kind": "span", "months": 0, "days": (date - other).days})
                continue
            infix = postfix = str(date)
            for _ in range(choice.randint(1, 3)):
                count, unit, sign = choice.randint(0, 2000), choice.choice(["days", "weeks", "months", "years"]), choice.choice("+-")
                infix, postfix = f"{infix} {sign} {count} {unit}", f"{postfix} {count} {unit} {sign}"
                date = date and later(date, count if sign == "+" else -count, unit)
            if date:
                lines.append(choice.choice([infix, postfix]))
                expected.append({"kind": "date", "value": str(date)})
        for line, result, right in zip(lines, self.calculated(lines), expected):
            if "days" in result:
                self.assertEqual(result["days"].pop("denominator"), 1)
                result["days"] = result["days"]["numerator"]
            self.assertEqual(result, {"expression": line, **right})


if __name__ == "__main__":
    unittest.main()
