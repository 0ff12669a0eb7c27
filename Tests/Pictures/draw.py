#!/usr/bin/env python3
"""Draws reports and the live screen as a terminal shows them, one PNG for each size, ground, language and charset.

    pip install pyte Pillow
    Tests/Pictures/draw.py PROGRAM FOLDER [WORD ...]

Only pictures whose name holds all the words are drawn. Needs the fonts DejaVu Sans Mono and Noto Sans CJK.
"""
import fcntl, itertools, os, pty, select, struct, sys, tempfile, termios, time

import pyte
from PIL import Image, ImageDraw, ImageFont

SIZES = [(40, 12), (60, 20), (80, 24), (120, 40), (200, 60)]
# Ground, text, and the sixteen colors that a theme decides.
XTERM = ["000000", "cd0000", "00cd00", "cdcd00", "0000ee", "cd00cd", "00cdcd", "e5e5e5",
         "7f7f7f", "ff0000", "00ff00", "ffff00", "5c5cff", "ff00ff", "00ffff", "ffffff"]
SOLARIZED = ["073642", "dc322f", "859900", "b58900", "268bd2", "d33682", "2aa198", "eee8d5",
             "002b36", "cb4b16", "586e75", "657b83", "839496", "6c71c4", "93a1a1", "fdf6e3"]
GROUNDS = {"dark": ("000000", "e5e5e5", XTERM), "light": ("ffffff", "000000", XTERM),
           "solarized-dark": ("002b36", "839496", SOLARIZED), "solarized-light": ("fdf6e3", "657b83", SOLARIZED)}
LANGUAGES = ["en", "ko", "de"]
LOOKS = {"color": ["--color", "always"], "plain": ["--color", "never"], "ascii": ["--ascii", "--color", "never"]}
REPORTS = {
    "dashboard": [], "month": ["--month"], "year": ["--year"], "compare": ["--compare", "Minji"],
    "events": ["--events"], "people": ["--people"], "day": ["--day"], "all": ["--cycles", "all"],
    "live": ["--interactive"],
}
NAMES = {"black": 0, "red": 1, "green": 2, "brown": 3, "blue": 4, "magenta": 5, "cyan": 6, "white": 7}
CELL = (9, 19)


def fonts():
    def font(path, size, index=0):
        return ImageFont.truetype(path, size, index=index)
    mono = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
    wide = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
    return font(mono, 15), font(wide, 15, 1)


def run(program, words, columns, rows, home):
    """Runs the program on a terminal, and returns the screen that it leaves."""
    screen = pyte.HistoryScreen(columns, rows, history=1000)
    stream = pyte.ByteStream(screen)
    process, master = pty.fork()
    if process == 0:
        os.environ.update(HOME=home, LC_ALL="C.UTF-8", TERM="xterm-256color", PAGER="cat")
        os.environ.pop("NO_COLOR", None)
        os.environ.pop("XDG_CONFIG_HOME", None)
        # The program must not begin before the terminal has its size.
        time.sleep(0.05)
        os.execv(program, [program] + words)
    fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    isLive, end = "--interactive" in words, time.monotonic() + 10
    while time.monotonic() < end:
        ready, _, _ = select.select([master], [], [], 0.7 if isLive else 5)
        if not ready:
            break
        try:
            data = os.read(master, 65536)
        except OSError:
            break
        if not data:
            break
        stream.feed(data)
    picture = list(screen.history.top) + [screen.buffer[row] for row in range(rows)]
    if isLive:
        os.write(master, b"q")
        time.sleep(0.1)
    os.close(master)
    os.waitpid(process, 0)
    return picture


def color(name, theme, usual):
    if name == "default":
        return "#" + usual
    if name.startswith("bright"):
        return "#" + theme[NAMES[name[6:]] + 8]
    return "#" + (theme[NAMES[name]] if name in NAMES else name)


def draw(lines, columns, ground, mono, wide):
    paper, text, theme = GROUNDS[ground]
    while len(lines) > 1 and all(cell.data in " " for cell in lines[-1].values()):
        lines = lines[:-1]
    image = Image.new("RGB", (columns * CELL[0], len(lines) * CELL[1]), "#" + paper)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        for column in range(columns):
            cell = line[column]
            x, y = column * CELL[0], row * CELL[1]
            if cell.bg != "default":
                pen.rectangle([x, y, x + CELL[0] - 1, y + CELL[1] - 1], fill=color(cell.bg, theme, paper))
            if not cell.data.strip():
                continue
            code = ord(cell.data[0])
            fill = color(cell.fg, theme, text)
            if 0x2800 <= code <= 0x28FF:  # as terminals do, which draw these themselves
                for bit, (across, down) in enumerate([(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]):
                    if code - 0x2800 >> bit & 1:
                        left, top = x + 1 + across * 4, y + 1 + down * 5
                        pen.rectangle([left, top, left + 2, top + 2], fill=fill)
            elif 0x2580 <= code <= 0x2588 or code in (0x2596, 0x2597):
                eighths = {0x2580: (0, 4), 0x2596: (4, 8), 0x2597: (4, 8)}.get(code, (8 - (code - 0x2580), 8))
                left = x + CELL[0] // 2 if code == 0x2597 else x
                right = x + CELL[0] // 2 if code == 0x2596 else x + CELL[0] - 1
                pen.rectangle([left, y + eighths[0] * CELL[1] // 8, right, y + eighths[1] * CELL[1] // 8 - 1], fill=fill)
            else:
                face = wide if code >= 0x1100 and not 0x2000 <= code < 0x2E80 else mono
                top = y - 4 if face is wide else y
                pen.text((x, top), cell.data, font=face, fill=fill)
                if cell.bold:
                    pen.text((x + 1, top), cell.data, font=face, fill=fill)
    return image


def main():
    program, folder, *words = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    mono, wide = fonts()
    with tempfile.TemporaryDirectory() as home:
        os.makedirs(home + "/.config/biorhythm")
        with open(home + "/.config/biorhythm/settings.json", "w") as file:
            file.write('{"birthday":"1990-05-15","people":{"Minji":{"birthday":"1992-09-20"}},"version":1}\n')
        for (columns, rows), language, look, report in itertools.product(SIZES, LANGUAGES, LOOKS, REPORTS):
            grounds = GROUNDS if look == "color" else ["dark"]
            names = {ground: f"{report}-{columns}x{rows}-{language}-{look}-{ground}" for ground in grounds}
            names = {ground: name for ground, name in names.items() if all(word in name.split("-") or word in name for word in words)}
            if not names:
                continue
            arguments = REPORTS[report] + LOOKS[look] + ["--lang", language, "--date", "2026-12-14"]
            lines = run(os.path.abspath(program), arguments, columns, rows, home)
            for ground, name in names.items():
                draw(lines, columns, ground, mono, wide).save(f"{folder}/{name}.png")
                print(name)


main()
