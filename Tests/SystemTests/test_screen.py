"""The live screen on a pseudo-terminal: keys, windows, pieces, and what it leaves behind in the settings."""

import datetime
import json
import re
import time
import unittest

from program import BINARY, ProgramTest
from pty_terminal import PtyProgram
from screen_picture import ScreenPicture

ENTER = b"\x1b[?1049h\x1b[?25l\x1b[?2004h"
LEAVE = b"\x1b[?2004l\x1b[?25h\x1b[?1049l"


class LiveScreen:
    """The program on its screen, with the picture that its terminal shows."""

    def __init__(self, test, *words, columns=80, rows=24, **environment):
        self.program = PtyProgram(
            [BINARY, "--interactive", *words],
            columns=columns,
            rows=rows,
            env=test.environment(**{"TERM": "xterm-256color", **environment}),
        )
        test.addCleanup(self.program.close)
        self.picture = ScreenPicture(columns, rows)
        self.program.read_until(ENTER)
        self._passed = len(ENTER)

    def _show(self):
        new = self.program.output[self._passed :]
        # A picture may be read in pieces; what is cut off waits for the rest.
        while new:
            try:
                self.picture.take(new)
                break
            except (UnicodeDecodeError, AssertionError):
                return False
        self._passed = len(self.program.output)
        return True

    def see(self, *texts, without=()):
        """Waits until all texts are on the screen, and none of the others."""
        deadline = time.monotonic() + 5
        while time.monotonic() < deadline:
            self.program.read_for(0.02)
            self._show()
            picture = self.picture.text
            if all(text in picture for text in texts) and not any(text in picture for text in without):
                return picture
        raise AssertionError(f"{texts} without {without} is not what there is:\n{self.picture.text}")

    def press(self, keys, *texts, without=()):
        self.program.send(keys)
        return self.see(*texts, without=without)

    def resize(self, columns, rows):
        self.program.read_for(0.05)
        self._show()
        self.picture = ScreenPicture(columns, rows)
        self.program.resize(columns, rows)

    def quit(self):
        self.program.send("q")
        return self.program.wait()


class ScreenTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.output("--set-birthday", "1990-05-15")

    def screen(self, *words, **more):
        return LiveScreen(self, "--date", "2026-11-30", *words, **more)


class Keys(ScreenTest):
    def test_every_key_for_days_and_months(self):
        screen = self.screen()
        screen.see("Monday, 30 November 2026")
        for next_day in ["\x1b[C", "l", ".", "\x1bOC", "\x1b[1;5C", "\x1b[1;129C"]:
            screen.press(next_day, "Tuesday, 1 December 2026", "December 2026")
            screen.press("h", "Monday, 30 November 2026")
        for previous_day in ["\x1b[D", "h", ",", "\x1bOD"]:
            screen.press(previous_day, "Sunday, 29 November 2026")
            screen.press("l", "Monday, 30 November 2026")
        for next_month in ["\x1b[6~", "]", "\x1b[B", "j"]:
            screen.press(next_month, "Wednesday, 30 December 2026")
            screen.press("[", "Monday, 30 November 2026")
        for previous_month in ["\x1b[5~", "[", "\x1b[A", "k"]:
            screen.press(previous_month, "Friday, 30 October 2026")
            screen.press("]", "Monday, 30 November 2026")
        self.assertEqual(screen.quit(), 0)

    def test_the_other_keys(self):
        screen = self.screen()
        screen.press("n", "Thursday, 3 December 2026", "● critical")
        screen.press("N", "Monday, 30 November 2026")
        screen.press("g2024-02-29\r", "Thursday, 29 February 2024")
        screen.press("c", "Intuition", "Spiritual")
        screen.press("c", "Passion", "Average")
        screen.press("c", "Physical", "Intellectual")
        screen.press("p", "No other person is saved")
        screen.press("?", "Keys", "Any key closes this.")
        screen.press("q", "←→ day", without=["Any key closes this."])
        screen.press("t", without=["29 February 2024"])
        self.assertEqual(screen.quit(), 0)

    def test_the_wanted_day_is_remembered(self):
        screen = LiveScreen(self, "--date", "2026-01-31")
        screen.press("]]", "Tuesday, 31 March 2026")
        screen.press("[", "Saturday, 28 February 2026")
        screen.press("[", "Saturday, 31 January 2026")

    def test_next_person(self):
        self.output("--person", "Minji", "--set-birthday", "1992-09-20")
        screen = self.screen()
        screen.press("p", "Biorhythm of Minji", "born 20 September 1992")
        screen.press("p", "born 15 May 1990", without=["Minji"])

    # Case 67: Escapes on the live screen.
    def test_a_name_cannot_act_on_the_terminal(self):
        # Case 67: whatever a name holds is shown, never sent.
        name = "evil\x1b]0;pwned\x07\x1b[2J\x9b31m\r\x08\x7f"
        self.output("--person", name, "--set-birthday", "1992-09-20")
        screen = self.screen()
        screen.press("p", r"evil\u{1B}]0;pwned\u{7}")
        screen.press("i", "Birthday of evil")


class Pieces(ScreenTest):
    # Case 44: keys in pieces, and ESC alone.

    # Case 44: Keys that arrive in pieces.
    def test_a_key_in_pieces_is_one_key(self):
        screen = self.screen()
        screen.see("30 November")
        for piece in ["\x1b", "[", "C"]:
            screen.program.send(piece)
            time.sleep(0.03)
        screen.see("Tuesday, 1 December 2026")
        self.assertIsNone(screen.program.process.poll())

    # Case 44: A lone Escape.
    def test_escape_alone_acts_within_a_fifth_of_a_second(self):
        screen = self.screen()
        screen.press("i", "Esc leaves")
        screen.program.read_for(0.2)
        before = len(screen.program.output)
        screen.program.send("\x1b")
        screen.program.read_for(0.2)
        self.assertGreater(len(screen.program.output), before)
        screen.see("←→ day", without=["Esc leaves"])

    # Case 44: Unknown sequences.
    def test_unknown_sequences_are_swallowed(self):
        screen = self.screen()
        screen.see("30 November")
        for unknown in ["\x1b[99~", "\x1b[<0;10;10M", "\x1b]0;qqq\x07", "\x1b[200~qqlll\x1b[201~"]:
            screen.program.send(unknown)
        self.assertEqual(screen.program.read_for(0.4).count(b"H"), 0)
        screen.see("Monday, 30 November 2026")
        self.assertEqual(screen.quit(), 0)


class Prompt(ScreenTest):
    def stored(self):
        return json.loads(self.settings.read_text())

    def test_the_birthday_is_edited_checked_and_stored(self):
        screen = self.screen()
        screen.press("i", "Birthday: 1990-05-15", "Tuesday, 15 May 1990")
        self.assertIn(25, screen.picture.modes)
        self.assertEqual((screen.picture.row, screen.picture.column), (19, 20))
        screen.press("\x7f\x7f", "is not a date")
        screen.press("31", "Thursday, 31 May 1990")
        screen.press("\x1b[D\x1b[D\x1b[D\x7f\x1b[Hx", "x1990-0-31")
        screen.press("\x1b[3~\x7f\x15\x1b[F\x15", "Birthday:", without=["x1990-0", "1990-0"])
        screen.press("\x1b[200~2001-02-03\r\x1b[201~", "Saturday, 3 February 2001")
        self.assertEqual(self.stored()["birthday"], "1990-05-15")
        screen.press("\r", "Stored the birthday 2001-02-03", "born 3 February 2001")
        self.assertNotIn(25, screen.picture.modes)
        self.assertEqual(self.stored()["birthday"], "2001-02-03")
        self.assertEqual(screen.quit(), 0)

    def test_escape_stores_nothing(self):
        before = self.settings.read_bytes()
        screen = self.screen()
        screen.press("i\x152001-02-03", "Saturday, 3 February 2001")
        screen.press("\x1b", "born 15 May 1990", without=["2001"])
        self.assertEqual(screen.quit(), 0)
        self.assertEqual(self.settings.read_bytes(), before)

    def test_a_typed_birthday_stores_nothing_but_by_the_prompt(self):
        before = self.settings.read_bytes()
        screen = self.screen("--birthday", "2000-01-01")
        screen.press("lln", "born 1 January 2000")
        self.assertEqual(screen.quit(), 0)
        self.assertEqual(self.settings.read_bytes(), before)
        screen = self.screen("--birthday", "2000-01-01")
        screen.press("i\r", "Stored the birthday 2000-01-01")
        self.assertEqual(self.stored()["birthday"], "2000-01-01")

    def test_a_person_is_stored_under_the_name_and_nothing_else_is_lost(self):
        self.output("--person", "Minji", "--set-birthday", "1992-09-20")
        screen = self.screen("--person", "Minji")
        screen.see("Biorhythm of Minji")
        self.output("--set", "color=never")
        screen.press("i\x7f1\r", "Stored the birthday 1992-09-21")
        stored = self.stored()
        self.assertEqual(stored["people"]["Minji"]["birthday"], "1992-09-21")
        self.assertEqual((stored["birthday"], stored["color"]), ("1990-05-15", "never"))

    def test_without_a_birthday_it_opens_with_the_prompt(self):
        self.settings.unlink()
        screen = self.screen()
        screen.press("1990-05-15\r", "Monday, 30 November 2026", "Stored the birthday 1990-05-15")
        self.assertEqual(self.stored()["birthday"], "1990-05-15")

    def test_what_cannot_be_stored_is_told_on_the_screen(self):
        screen = self.screen("--settings", "/dev/null/settings.json", "--birthday", "1990-05-15")
        screen.press("i\x152001-02-03\r", "cannot store the settings", "Birthday: 2001-02-03")
        screen.press("\x1b", "←→ day", without=["cannot store", "2001"])
        self.assertEqual(screen.quit(), 0)

    def test_a_paste_takes_the_place_of_the_birthday_filled_in(self):
        screen = self.screen()
        screen.press("i", "Birthday: 1990-05-15")
        screen.press("\x1b[200~2001-02-03\x1b[201~", "Saturday, 3 February 2001", without=["1990-05-15"])
        screen.press("\r", "Stored the birthday 2001-02-03")


class Window(ScreenTest):
    # Case 42: Windows of any size.
    def test_any_size_between_keys(self):
        # Case 42.
        screen = self.screen()
        screen.see("30 November")
        for columns, rows in [(20, 5), (1, 1), (3, 200), (500, 2), (80, 24), (40, 20), (120, 40)]:
            screen.resize(columns, rows)
            screen.program.send("]\x1b[D")
            screen.see(*(["P Physical"] if columns >= 40 and rows >= 20 else []))
            self.assertIsNone(screen.program.process.poll())
        screen.resize(20, 5)
        screen.see("Window too small")
        screen.resize(80, 24)
        screen.see("Next", "q quit")
        screen.program.resize(0, 0)
        screen.program.send("l")
        screen.program.read_for(0.2)
        screen.resize(80, 24)
        screen.see("Next", "q quit")
        self.assertEqual(screen.quit(), 0)

    def test_a_window_that_grows_is_filled_at_once(self):
        screen = self.screen(columns=40, rows=12)
        screen.see("Physical")
        screen.resize(100, 30)
        screen.see("Next", "q quit")

    def test_moving_a_day_writes_well_under_a_screen_and_waiting_writes_nothing(self):
        screen = self.screen()
        screen.see("q quit")
        whole = len(screen.program.output)
        screen.press("l", "Tuesday, 1 December")
        screen.press("l", "Wednesday, 2 December")
        before = len(screen.program.output)
        screen.press("l", "Thursday, 3 December")
        self.assertLess(len(screen.program.output) - before, whole / 2)
        self.assertEqual(screen.program.read_for(1), b"")

    def test_midnight_comes_without_a_key(self):
        # A zone in which midnight is three seconds away.
        ahead = (86400 - 3 - int(time.time()) % 86400) % 86400
        zone = f"TEST-{ahead // 3600:02}:{ahead // 60 % 60:02}:{ahead % 60:02}"
        before = datetime.datetime.fromtimestamp(time.time() + ahead, datetime.timezone.utc).date()
        screen = LiveScreen(self, TZ=zone)

        def day(days):
            date = before + datetime.timedelta(days=days)
            return f"{date:%A}, {date.day} {date:%B %Y}"

        screen.see(day(0))
        sent = len(screen.program.output)
        screen.see(day(1))
        self.assertGreater(len(screen.program.output), sent)
        screen.press("llgtoday\r", day(1))
        screen.press("gtomorrow\r", day(2))
        screen.press("t", day(1))
        self.assertEqual(screen.quit(), 0)

    # Case 38: The live screen in ASCII.
    def test_ascii_no_color_and_width(self):
        screen = self.screen("--ascii", "--width", "60", NO_COLOR="1")
        screen.see("Left/Right day")
        self.assertTrue(screen.program.output.isascii())
        # Without color there is weight: bold and faint.
        codes = set(re.findall(rb"\x1b\[([0-9;]*)m", screen.program.output))
        self.assertEqual(codes, {b"0", b"0;1", b"0;2"})
        self.assertLessEqual(max(map(len, screen.picture.rows)), 60)


if __name__ == "__main__":
    unittest.main()
