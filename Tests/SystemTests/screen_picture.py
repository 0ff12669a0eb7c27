"""What a terminal shows of the bytes that it is sent, as far as the live screen makes use of it."""

import re
import unicodedata

SEQUENCE = re.compile(r"\x1b\[(\?)?([0-9;]*)([A-Za-z])")


def width(character):
    """The columns that a character takes."""
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


class ScreenPicture:
    """A terminal of a size; bytes go in by `take`, and `rows` are what stands there."""

    def __init__(self, columns, rows):
        self.columns, self.height = columns, rows
        self.modes = set()
        self.row = self.column = 0
        self.widest = 0  # the rightmost column that was ever written to
        self._clear()

    def _clear(self):
        self.cells = [[" "] * self.columns for _ in range(self.height)]

    @property
    def rows(self):
        return ["".join(row).rstrip() for row in self.cells]

    @property
    def text(self):
        return "\n".join(self.rows)

    def take(self, data):
        text = data.decode()
        place = 0
        while place < len(text):
            if text[place] == "\x1b":
                found = SEQUENCE.match(text, place)
                assert found, f"unknown sequence {text[place : place + 12]!r}"
                self._obey(*found.groups())
                place = found.end()
            else:
                assert text[place] >= " ", f"control {text[place]!r}"
                self._put(text[place])
                place += 1

    def _put(self, character):
        assert self.row < self.height and self.column + width(character) <= self.columns, (
            f"{character!r} at row {self.row}, column {self.column} is outside {self.columns}×{self.height}"
        )
        self.cells[self.row][self.column] = character
        if width(character) == 2:
            self.cells[self.row][self.column + 1] = ""
        self.column += width(character)

    def _obey(self, private, parameters, command):
        numbers = [int(number) for number in parameters.split(";") if number]
        if private:
            assert command in "hl"
            (self.modes.add if command == "h" else self.modes.discard)(numbers[0])
        elif command == "H":
            self.row, self.column = [number - 1 for number in numbers] or (0, 0)
        elif command == "G":
            self.column = numbers[0] - 1
        elif command == "K":
            self.cells[self.row][self.column :] = [" "] * (self.columns - self.column)
        elif command == "J":
            self._clear()
        else:
            assert command == "m", f"unexpected command {command!r}"
