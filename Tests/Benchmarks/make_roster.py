#!/usr/bin/env python3
"""Writes a roster of invented people, the same ones every time.

    make_roster.py [ROWS]      2,000,000 rows if not said
"""

import datetime
import random
import sys

GIVEN = ["Ada", "Minji", "José", "Zoë", "Ngozi", "Ivan", "하늘", "지우", "서연", "葵", "陽太", "芳", "伟", "Ελένη", "Олег"]
FAMILY = ["Kim", "Lopez", "Okafor", "Weiß", "O'Neil", "김", "이", "박", "山田", "佐藤", "王", "李", "Παππά", "Иванова"]
FIRST_DAY = datetime.date(1925, 1, 1).toordinal()
LAST_DAY = datetime.date(2026, 11, 30).toordinal()


def main():
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000_000
    chance = random.Random(20_261_130)
    names = [f"{given} {family}" for given in GIVEN for family in FAMILY]
    write = sys.stdout.buffer.write
    write(b"name,birthday\n")
    block = []
    for number in range(1, rows + 1):
        name = chance.choice(names)
        birthday = datetime.date.fromordinal(chance.randint(FIRST_DAY, LAST_DAY))
        block.append(f"{name} {number},{birthday}\n")
        if len(block) == 50_000 or number == rows:
            write("".join(block).encode())
            block = []


main()
