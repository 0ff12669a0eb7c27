"""Rosters of vCards: those that vobject writes, millions of them, and hostile ones."""

import datetime
import json
import random
import subprocess
import sys
import unittest

import vobject

from program import BINARY, ProgramTest

DATE = ("--date", "2026-11-30")
FACTS = "1990-05-15,2026-11-30,13348,82,-97,10,intellectual:critical-falling\n"
ANA = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Rossi;Ana;;;\r\nFN:Ana Rossi\r\nBDAY:1990-05-15\r\nEND:VCARD\r\n"


class CardsTest(ProgramTest):
    def file(self, content, name="contacts.vcf"):
        path = self.home / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def rows(self, content):
        output = self.output("--roster", self.file(content), *DATE, "--format", "csv")
        return output.splitlines(keepends=True)[1:]

    def test_the_three_forms_of_a_phone(self):
        cards = (
            "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana\r\nBDAY:19900515\r\nEND:VCARD\r\n"
            "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Bo\r\nBDAY;X-APPLE-OMIT-YEAR=1604:1604-05-15\r\nEND:VCARD\r\n"
            "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Cy\r\nBDAY:--0515\r\nEND:VCARD\r\n"
        )
        done = self.run_program("--roster", self.file(cards), *DATE, "--format", "csv")
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stdout.decode().split("\n", 1)[1], "Ana," + FACTS)
        self.assertEqual(done.stderr.decode().count("\n"), 1)
        self.assertIn("2 ", done.stderr.decode())

    def test_cards_that_khard_writes(self):
        """Three versions of a card, made by an address book of the terminal."""
        folder = self.home / "contacts"
        folder.mkdir()
        config = self.home / "khard.conf"
        for version, name, birthday in [
            ("3.0", "Ana", "1990-05-15"), ("4.0", "José", "1990-05-15"), ("4.0", "Olga", "--05-15")]:
            config.write_text(
                f"[addressbooks]\n[[people]]\npath = {folder}\n"
                f"[general]\neditor = true\nmerge_editor = true\n[vcard]\npreferred_version = {version}\n")
            subprocess.run(
                ["khard", "-c", str(config), "new"], check=True, capture_output=True, env=self.environment(),
                input=f"Formatted name:\nFirst name: {name}\nLast name: Rossi\nBirthday: {birthday}\n".encode())
        cards = "".join(path.read_bytes().decode() + "\r\n" for path in folder.glob("*.vcf"))
        self.assertEqual(cards.count("BEGIN:VCARD"), 3)
        done = self.run_program("--roster", self.file(cards), *DATE, "--format", "csv")
        self.assertEqual(done.returncode, 0)
        self.assertEqual(
            sorted(done.stdout.decode().splitlines(keepends=True)[1:]), ["Ana Rossi," + FACTS, "José Rossi," + FACTS])
        self.assertIn(b"1 person", done.stderr)

    def test_cards_that_vobject_writes(self):
        chance = random.Random(17)
        names = [("Ana", "Rossi"), ("José", "Núñez; y Díaz"), ("Zoë", "O'Neil, Jr."), ("A" * 90, "B\\C"), ("Олег", "Ж" * 60)]
        cards, wanted = "", []
        for number in range(200):
            given, family = chance.choice(names)
            birthday = datetime.date(1990, 5, 15) - datetime.timedelta(chance.randrange(20_000))
            card = vobject.vCard()
            card.add("n").value = vobject.vcard.Name(family=family, given=given)
            card.add("fn").value = f"{given} {family} {number}"
            card.add("note").value = "two\nlines, BDAY:2000-01-01; " * chance.randrange(9)
            card.add("bday").value = birthday.strftime(chance.choice(["%Y-%m-%d", "%Y%m%d"]))
            cards += card.serialize()
            wanted.append((f"{given} {family} {number}", str(birthday)))
        output = self.output("--roster", self.file(cards), *DATE, "--format", "jsonl")
        found = [(person["name"], person["birthday"]) for person in map(json.loads, output.splitlines())]
        self.assertEqual(found, wanted)

    def test_hostile_cards_are_one_line_each(self):
        long = "9" * (1 << 20)
        bad = [
            f"FN:{long}\nBDAY:1990-05-15",
            f"FN:Bo\nBDAY:{'9' * 10_000}",
            "FN:B\0o\nBDAY:1990-05-15",
            "FN:Bo\nBDAY:tomorrow",
            "BDAY:1990-05-15",
            "FN;CHARSET=EBCDIC:Bo\nBDAY:1990-05-15",
        ]
        cards = "".join(f"BEGIN:VCARD\n{lines}\nEND:VCARD\n{ANA}" for lines in bad)
        done = self.run_program(
            "--roster", self.file(cards + "BEGIN:VCARD\nFN:Eva\nBDAY:19900515\n"), *DATE, "--format", "csv"
        )
        self.assertEqual(done.returncode, 65)
        self.assertEqual(done.stdout.decode().split("\n", 1)[1], ("Ana Rossi," + FACTS) * len(bad))
        # A line for each bad card and one for their sum.
        self.assertEqual(done.stderr.decode().count("\n"), len(bad) + 2)
        self.assertTrue(all(len(line) < 1_000 for line in done.stderr.decode().splitlines()))

    def test_memory_does_not_grow_with_cards_nor_with_one_card(self):
        photo = "PHOTO;ENCODING=b:" + "".join("\r\n " + "A" * 74 for _ in range(200_000))
        many = self.file(ANA * 300_000, "many.vcf")
        large = self.file(ANA.replace("END:", photo + "\r\nX:" + "B" * (8 << 20) + "\r\nEND:", 1), "large.vcf")
        for path, count in ((many, 300_000), (large, 1)):
            probe = (
                "import resource, subprocess, sys\n"
                "done = subprocess.run(sys.argv[1:], capture_output=True)\n"
                "print(done.returncode, done.stdout.count(b'\\n'), resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)\n"
            )
            words = [BINARY, "--roster", path, *DATE, "--format", "csv"]
            shown = subprocess.run(
                [sys.executable, "-c", probe, *words], capture_output=True, env=self.environment(), check=True
            ).stdout.split()
            self.assertEqual((int(shown[0]), int(shown[1])), (0, count + 1))
            # A child begins with the pages of the program that starts it.
            self.assertLess(int(shown[2]), 24 << 10)

    def test_headers_and_columns(self):
        self.assertEqual(self.rows("Vorname;Name;Geburtstag\nAna;Rossi;1990-05-15\n"), ["Ana Rossi," + FACTS])
        path = self.file("id,Who,Born\n1,Ana,1990-05-15\n", "team.csv")
        output = self.output("--roster", path, *DATE, "--format", "csv", "--columns", "name=Who,birthday=Born")
        self.assertEqual(output.split("\n", 1)[1], "Ana," + FACTS)
        done = self.run_program("--roster", path)
        self.assertEqual((done.returncode, done.stderr.count(b"\n")), (65, 1))
        self.assertIn("['id' 'Who' 'Born']", done.stderr.decode())

    def test_a_condition_keeps_those_for_whom_it_holds(self):
        path = self.file(ANA + ANA.replace("Ana Rossi", "Bo").replace("1990-05-15", "1990-05-16"))
        output = self.output("--roster", path, "--find", "physical = 82", *DATE, "--format", "csv")
        self.assertEqual(output.split("\n", 1)[1], "Ana Rossi," + FACTS)


if __name__ == "__main__":
    unittest.main()
