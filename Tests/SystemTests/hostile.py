"""Names that mean harm, and what no terminal may get of them."""

import json
import re

from program import ProgramTest

# C0, C1, DEL, marks that change the direction, and what cannot be seen.
HOSTILE = [
    "evil\x1b]0;pwned\x07\x1b[2J\x1b[31mRED", "a\rb", "a\x08\x08b", "\u009b31mred", "x\x7fy", "two\nlines", "tab\there",
    "null\x00byte", "\u202egnp.exe", "\u2066x\u2069\u2067y", "x\u061c\u200e\u200fy", "zero\u200bwidth\u2060\ufeff",
    "line\u2028and\u2029paragraph", "tag\U000e0041\U000e007f", "next\u0085line", "x\u00ady\u180ez",
    "A&B <script>alert(1)</script> \"q\" 'x' ]]> &amp; <!-- --> <![CDATA[", "x\r\nEND:VCALENDAR\r\nBEGIN:VEVENT",
    "x;y,z:\\n\"", "=1+1", "+82 10", "-Kim", "@SUM(A1)", "%n%s%p", "\U0010ffff\ufffe\uffff", "$(touch x)`touch y`",
]
FORBIDDEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u00ad\u180e\U000e0000-\U000e007f]")
COLOR = re.compile(r"\x1b\[[0-9;]*m")


class HostileTest(ProgramTest):
    def save(self, *people, **more):
        self.settings.parent.mkdir(parents=True, exist_ok=True)
        saved = {name: {"birthday": "1990-05-15"} for name in people}
        self.settings.write_text(json.dumps({"birthday": "1990-05-15", "people": saved, **more}))

    def assert_safe(self, data, lines=None):
        """Nothing but line feeds, and color, of all that acts unseen."""
        text = COLOR.sub("", data.decode())
        self.assertIsNone(FORBIDDEN.search(text), repr(text[:500]))
        if lines is not None:
            self.assertEqual(text.count("\n"), lines, text)

    def argument(self, text):
        """The text without what no argument can have."""
        return text.replace("\x00", "")
