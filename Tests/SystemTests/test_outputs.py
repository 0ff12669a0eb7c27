"""Reports into files: what is interrupted, shared, open already or needed by the run itself is never lost."""

import os
import pathlib
import random
import select
import signal
import subprocess
import tempfile
import time
import unittest

from namespace import STRANGER, NamespaceTest
from program import BINARY, ProgramTest
from pty_terminal import PtyProgram

ONE_LINE = ("--oneline", "--birthday", "1990-05-15", "--date", "2026-11-30")
ROUNDS = 200
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]


class InterruptTest(ProgramTest):
    """Signals to a roster run that reads from a slow pipe."""

    def setUp(self):
        super().setUp()
        self.place = self.home / "place"
        self.place.mkdir()
        self.file = self.place / "out.csv"

    def check(self, number, to_group, pause, prefix=()):
        self.file.write_text("old")
        # The pipe's other end feeds a row now and then, and is in the same group.
        script = f"""
            ( echo name,birthday; while echo Ana,1990-05-15; do sleep 0.01; done ) |
            {' '.join(prefix)} "{self.binary()}" --roster - --format csv --output "{self.file}" &
            echo $!; wait $!"""
        group = subprocess.Popen(
            ["bash", "-c", script], env=self.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            start_new_session=True, preexec_fn=lambda: [signal.signal(n, signal.SIG_DFL) for n in SIGNALS])
        process = int(group.stdout.readline())
        time.sleep(pause)
        descriptor = os.pidfd_open(process)
        start = time.monotonic()
        (os.killpg if to_group else os.kill)(group.pid if to_group else process, number)
        poll = select.poll()
        poll.register(descriptor, select.POLLIN)
        gone = bool(poll.poll(5000))
        seconds = time.monotonic() - start
        os.close(descriptor)
        try:
            os.killpg(group.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        group.communicate()
        self.assertTrue(gone and seconds < 0.2, f"{number} {to_group}: {seconds}")
        text = self.file.read_text()
        self.assertEqual(text, "old")
        self.assertEqual(os.listdir(self.place), ["out.csv"])

    def binary(self):
        return BINARY

    def test_a_signal_inside_a_blocking_read_ends_it_at_once_and_the_old_file_stays(self):
        dice = random.Random(3)
        for turn in range(ROUNDS):
            number = SIGNALS[turn % len(SIGNALS)]
            # A shell starts what runs in the background with SIGINT and SIGQUIT ignored.
            with self.subTest(turn=turn, number=number):
                self.check(number, turn % 8 >= 4, dice.uniform(0.05, 0.15), prefix=(
                    "/usr/bin/env", "--default-signal=INT,QUIT"))

    def test_control_c_at_a_terminal_ends_a_run_that_waits_for_its_rows(self):
        for key, number in [("\x03", signal.SIGINT), ("\x1c", signal.SIGQUIT)]:
            self.file.write_text("old")
            words = [BINARY, "--roster", "-", "--format", "csv", "--output", str(self.file)]
            with PtyProgram(words, env=self.environment(TERM="xterm")) as program:
                program.send("name,birthday\n")
                program.read_for(0.3)
                program.send(key)
                self.assertEqual(program.wait(), -number)
            self.assertEqual((self.file.read_text(), os.listdir(self.place)), ("old", ["out.csv"]))


class NamedTest(NamespaceTest):
    """The same where every temporary file has a name, because there is no /proc to give it one later."""

    def test_a_signal_leaves_the_old_file_and_nothing_else(self):
        for number in SIGNALS:
            file = self.place / "out.csv"
            file.write_text("old")
            os.chown(file, STRANGER, STRANGER)
            os.chown(self.place, STRANGER, STRANGER)
            process = subprocess.Popen(
                ["unshare", "--mount", "bash", "-c",
                 'mount -t tmpfs -o mode=000 none "/proc/$$/fd"; '
                 f'exec setpriv --reuid {STRANGER} --regid {STRANGER} --clear-groups "{self.program}"'
                 f' --roster - --format csv --output "{file}"'],
                stdin=subprocess.PIPE, env=self.environment())
            deadline = time.monotonic() + 10
            while len(os.listdir(self.place)) < 2 and time.monotonic() < deadline:
                time.sleep(0.01)
            names = os.listdir(self.place)
            self.assertEqual(len(names), 2, names)
            self.assertRegex(max(names), r"\A(\.biorhythm-[0-9a-f]{8}-[0-9a-f]{16}|out.csv)\Z")
            start = time.monotonic()
            process.send_signal(number)
            self.assertEqual(process.wait(timeout=10), -number)
            self.assertLess(time.monotonic() - start, 0.2)
            process.stdin.close()
            self.assertEqual((file.read_text(), os.listdir(self.place)), ("old", ["out.csv"]))

    def test_what_a_kill_leaves_is_removed_by_the_next_run_and_what_lives_is_not(self):
        script = ('mount -t tmpfs -o mode=000 none "/proc/$$/fd"; '
                  f'exec setpriv --reuid {STRANGER} --regid {STRANGER} --clear-groups "{self.program}"'
                  f' --roster - --format csv --output "{self.place}/$0"')
        os.chown(self.place, STRANGER, STRANGER)

        def start(name):
            process = subprocess.Popen(
                ["unshare", "--mount", "bash", "-c", script, name], stdin=subprocess.PIPE, env=self.environment())
            before = set(os.listdir(self.place))
            deadline = time.monotonic() + 10
            while set(os.listdir(self.place)) == before:
                self.assertLess(time.monotonic(), deadline)
                time.sleep(0.01)
            return process, (set(os.listdir(self.place)) - before).pop()

        killed, dead = start("one")
        killed.kill()
        killed.wait()
        killed.stdin.close()
        self.assertEqual(os.listdir(self.place), [dead])
        living, alive = start("two")
        own = self.place / ".biorhythm-settings"
        own.write_text("mine")
        self.output_of(f'$stranger "$program" {" ".join(ONE_LINE)} --output "$place/three"')
        self.assertEqual(set(os.listdir(self.place)), {alive, "three", ".biorhythm-settings"})
        living.stdin.write(b"name,birthday\nAna,1990-05-15\n")
        living.stdin.close()
        self.assertEqual(living.wait(timeout=10), 0)
        self.assertEqual(set(os.listdir(self.place)), {"two", "three", ".biorhythm-settings"})
        self.assertEqual(own.read_text(), "mine")


class DescriptorTest(ProgramTest):
    """Names of open descriptors are written to where they stand."""

    def shell(self, script):
        return subprocess.run(
            ["bash", "-c", script], env=self.environment(program=BINARY), capture_output=True, cwd=self.home,
            timeout=60)

    # Case 103: Devices, pipes and open descriptors are written to as they stand.
    def test_what_stands_there_stays(self):
        line = self.output(*ONE_LINE)
        words = " ".join(ONE_LINE)
        for name, redirection in [
            ("/dev/stdout", ">>log"), ("/dev/fd/1", ">>log"), ("/proc/self/fd/1", ">>log"), ("/dev/fd/3", "3>>log"),
            ("/proc/self/fd/3", "3>>log"), ("/dev/stderr", "2>>log"), ("link", ">>log"),
        ]:
            with self.subTest(name=name):
                (self.home / "log").write_text("precious\n")
                (self.home / "link").unlink(missing_ok=True)
                (self.home / "link").symlink_to("/dev/stdout")
                done = self.shell(f'"$program" {words} -o {name} {redirection}')
                self.assertEqual((done.returncode, done.stderr), (0, b""))
                self.assertEqual((self.home / "log").read_text(), "precious\n" + line)
                self.assertEqual(sorted(os.listdir(self.home)), ["link", "log"])

    def test_a_file_without_a_name_takes_the_report_and_no_junk_appears(self):
        with tempfile.TemporaryFile(dir=self.home) as file:
            file.write(b"precious\n")
            file.flush()
            for name in ["/dev/stdout", "/proc/self/fd/1"]:
                done = subprocess.run([BINARY, *ONE_LINE, "-o", name], env=self.environment(), stdout=file)
                self.assertEqual(done.returncode, 0)
            file.seek(0)
            self.assertEqual(file.read().decode(), "precious\n" + 2 * self.output(*ONE_LINE))
        self.assertEqual(os.listdir(self.home), [])

    def test_what_is_not_open_for_writing_is_refused(self):
        for name in ["/dev/fd/7", "/proc/self/fd/7", "/dev/stdin"]:
            done = self.shell(f'"$program" {" ".join(ONE_LINE)} -o {name} </dev/null')
            self.assertEqual(done.returncode, 73)
            self.assertRegex(done.stderr, rb"\Abiorhythm: [^\n]+\n\Z")

    def test_no_raw_escape_reaches_a_terminal_by_another_name(self):
        roster = self.home / "r.csv"
        roster.write_text("name,birthday\nevil\x1b[31m,1990-05-15\n")
        for name in ["-", "/dev/tty", "/dev/stdout", "/dev/fd/1"]:
            with self.subTest(name=name):
                words = [BINARY, "--roster", str(roster), "--format", "csv", "--output", name]
                with PtyProgram(words, env=self.environment(TERM="xterm")) as program:
                    shown = program.read_for(0.5)
                    program.wait()
                self.assertIn(b"evil", shown)
                self.assertNotIn(b"\x1b[31m", shown)


class OntoInputTest(ProgramTest):
    """No output goes into what the run depends on."""

    def setUp(self):
        super().setUp()
        self.assertEqual(self.run_program("--set-birthday", "1990-05-15").returncode, 0)
        self.roster = self.home / "p.csv"
        self.roster.write_text("name,birthday\nAna,1990-05-15\n")
        (self.home / "link").symlink_to(self.settings)
        os.link(self.settings, self.home / "hard")

    def refuse(self, *words, **more):
        before = self.settings.read_bytes(), self.roster.read_bytes()
        done = self.run_program(*words, **more)
        self.assertEqual((done.returncode, done.stdout), (73, b""), done.stderr)
        self.assertRegex(done.stderr, rb"\Abiorhythm: [^\n]+\n\Z")
        self.assertEqual((self.settings.read_bytes(), self.roster.read_bytes()), before)

    def test_the_settings(self):
        for place in [self.settings, self.home / "link", self.home / "hard"]:
            for words in [("--show-settings",), ("--help",), ("--version",), ("--manual",), ("--completion", "bash"),
                          ("--day",), ("--roster", str(self.roster))]:
                for variables in [{}, {"BIORHYTHM_SETTINGS": str(self.settings)}]:
                    with self.subTest(words=words, place=place):
                        self.refuse(*words, "-o", str(place), environment=self.environment(**variables))

    def test_settings_that_are_not_there_yet(self):
        new = self.settings.parent / "new.json"
        self.refuse("--oneline", "-b", "1990-05-15", "--settings", str(new), "-o", str(new.parent / "../biorhythm/new.json"))
        self.assertFalse(new.exists())

    def test_the_roster(self):
        self.refuse("--roster", str(self.roster), "-o", str(self.roster))
        self.refuse("--roster", str(self.roster), "--help", "-o", str(self.roster))

    def test_the_file_on_standard_input_and_the_one_that_feeds_on_its_own_output(self):
        for script in [
            f'"$program" --roster - -f csv -o "{self.roster}" <"{self.roster}"',
            f'"$program" --roster "{self.roster}" -f csv >>"{self.roster}"',
            f'"$program" --roster - -f csv <"{self.roster}" >>"{self.roster}"',
            f'"$program" --roster "{self.roster}" -f csv -o /dev/stdout >>"{self.roster}"',
            f'"$program" --show-settings >>"{self.settings}"',
        ]:
            with self.subTest(script=script):
                before = self.settings.read_bytes(), self.roster.read_bytes()
                done = subprocess.run(
                    ["bash", "-c", script], env=self.environment(program=BINARY), capture_output=True, timeout=20)
                self.assertEqual(done.returncode, 73)
                self.assertRegex(done.stderr, rb"\Abiorhythm: [^\n]+\n\Z")
                self.assertEqual((self.settings.read_bytes(), self.roster.read_bytes()), before)


class RightsTest(NamespaceTest):
    """Access lists and attributes survive, and access never widens."""

    def described(self, file):
        told = subprocess.run(["getfacl", "--omit-header", "--absolute-names", str(file)], capture_output=True, check=True)
        kept = subprocess.run(["getfattr", "--dump", "--absolute-names", str(file)], capture_output=True, check=True)
        return told.stdout, kept.stdout, file.stat().st_uid, file.stat().st_mode

    def test_a_list_and_attributes_survive_storing_and_output(self):
        for rights in [["u:12345:rw"], ["u:12345:r", "m::r"], ["g:12345:rw"], []]:
            for default in [[], ["d:u:54321:rwx"]]:
                with self.subTest(rights=rights, default=default):
                    folder = pathlib.Path(tempfile.mkdtemp(dir=self.place))
                    for entry in default:
                        subprocess.run(["setfacl", "-m", entry, str(folder)], check=True)
                    settings = folder / "settings.json"
                    settings.write_text("{}")
                    report = folder / "report.txt"
                    report.write_text("old")
                    for file in [settings, report]:
                        subprocess.run(["setfacl", "-b", str(file)], check=True)
                        file.chmod(0o600)
                        for entry in rights:
                            subprocess.run(["setfacl", "-m", entry, str(file)], check=True)
                        subprocess.run(["setfattr", "-n", "user.note", "-v", "mine", str(file)], check=True)
                    before = self.described(settings), self.described(report)
                    self.assertEqual(
                        self.run_program("--settings", str(settings), "--set-birthday", "1990-05-15").returncode, 0)
                    self.output(*ONE_LINE, "-o", str(report))
                    self.assertIn("1990", settings.read_text())
                    self.assertNotEqual(report.read_text(), "old")
                    self.assertEqual((self.described(settings), self.described(report)), before)

    def test_a_list_that_cannot_be_kept_keeps_the_file_as_it_is(self):
        file = self.place / "file"
        file.write_text("old")
        os.chown(self.place, STRANGER, STRANGER)
        subprocess.run(["setfacl", "-m", f"u:{STRANGER}:rw", str(file)], check=True)
        before = self.described(file)
        done = self.run_script(f'$stranger "$program" {" ".join(ONE_LINE)} --output "$place/file"')
        self.assert_refused(done, 73, str(file))
        self.assertEqual((file.read_text(), self.described(file)), ("old", before))
        self.assertEqual(os.listdir(self.place), ["file"])


class SharedFolderTest(NamespaceTest):
    """Two writers in different PID namespaces, where both may have the same number."""

    def test_two_writers_on_one_folder_never_meet(self):
        # No name is a near miss of another one, which would be asked about.
        people = ["Anna", "Bernhard", "Min", "Otto Veit", "Zoraida Quell"]
        names = " ".join(f"'{name}'" for name in people)
        loop = ('names=({names}); for round in $(seq {rounds}); do "$program" --birthday {birthday} --oneline --date 2026-11-30 '
                '-o "$place/{name}" && "$program" --settings "$place/settings.json" --person "${{names[round % 5]}}" '
                '--set-birthday {birthday} >/dev/null || echo failed; done')
        writers = [
            subprocess.Popen(
                ["unshare", "--pid", "--fork", "--mount-proc", "bash", "-c",
                 loop.format(rounds=300, birthday=birthday, name=name, names=names)],
                env={**self.environment(), "program": str(self.program), "place": str(self.place)},
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            for birthday, name in [("1990-05-15", "same"), ("1985-02-03", "same")]
        ]
        rights = {self.output("--birthday", birthday, "--oneline", "--date", "2026-11-30")
                  for birthday in ["1990-05-15", "1985-02-03"]}
        while any(writer.poll() is None for writer in writers):
            file = self.place / "same"
            if file.exists():
                self.assertIn(file.read_text(), rights)
            time.sleep(0.005)
        self.assertEqual([writer.communicate()[0] for writer in writers], [b"", b""])
        self.assertEqual(sorted(os.listdir(self.place)), ["same", "settings.json"])
        shown = self.output("--show-settings", "--settings", str(self.place / "settings.json"))
        for name in people:
            self.assertIn(name, shown)


class StreamTest(ProgramTest):
    # Case 101: A standard input that does not block is waited for.
    def test_a_standard_input_that_does_not_block_is_waited_for(self):
        reading, writing = os.pipe()
        os.set_blocking(reading, False)
        with subprocess.Popen([BINARY, "--roster", "-", "-f", "csv"], env=self.environment(), stdin=reading,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            os.close(reading)
            time.sleep(0.2)
            os.write(writing, b"name,birthday\nAna,1990-05-15\n")
            time.sleep(0.2)
            os.close(writing)
            output, errors = process.communicate(timeout=10)
        self.assertEqual((process.returncode, errors), (0, b""))
        self.assertIn(b"Ana", output)


class BareTest(NamespaceTest):
    """Roots without /proc or /dev."""

    def test_without_proc_everything_works(self):
        done = self.run_script(
            f'mount -t tmpfs none /proc; "$program" {" ".join(ONE_LINE)} --output "$place/file"; '
            '"$program" --settings "$place/settings.json" --set-birthday 1990-05-15 >/dev/null; "$program" --nosuch')
        if "Unable to obtain Swift runtime path" in done.stderr:
            self.skipTest("the Swift runtime, linked into the program, ends it before its first line without /proc")
        self.assert_refused(done, 64, "--nosuch")
        self.assertEqual((self.place / "file").read_text(), self.output(*ONE_LINE))
        self.assertEqual(sorted(os.listdir(self.place)), ["file", "settings.json"])

    def test_without_devices_no_error_line_lands_in_the_output(self):
        file = self.place / "file"
        roster = self.place / "r.csv"
        roster.write_text("name,birthday\nAna,1990-05-15\nBo,\n")
        self.run_script(
            f'mount -t tmpfs none /dev; "$program" --roster "{roster}" -f csv -o "{file}" >&- 2>&- || test $? = 65')
        self.assertEqual(file.read_text(), self.run_program("--roster", str(roster), "-f", "csv").stdout.decode())


if __name__ == "__main__":
    unittest.main()
