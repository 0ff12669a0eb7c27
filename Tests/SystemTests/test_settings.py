"""The settings file under kills and crowds: always whole, and nothing lost."""

import collections
import json
import os
import random
import signal
import statistics
import subprocess
import threading
import time
import unittest

from program import BINARY, ProgramTest

KILLS = 2000
CROWD = 200
PAIRS = 100
DAY = ("--day", "2026-11-30", "--format", "json")


class KillTest(ProgramTest):
    def store(self, birthday, seconds=None):
        """Stores a birthday; with `seconds`, kills the program after that time. Returns status and run time."""
        start = time.perf_counter()
        process = os.posix_spawn(
            BINARY, [BINARY, "--set-birthday", birthday], self.environment(),
            file_actions=[(os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0)])
        if seconds is not None:
            time.sleep(max(0, seconds - (time.perf_counter() - start)))
            os.kill(process, signal.SIGKILL)
        status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        return status, time.perf_counter() - start

    def names(self):
        return sorted(os.listdir(self.settings.parent))

    # Case 20: So does the end of the program.
    def test_a_kill_at_any_moment_leaves_the_old_file_or_the_new_one(self):
        people = {f"Person {number:03}": {"birthday": "1992-09-20"} for number in range(300)}
        self.settings.parent.mkdir(parents=True)
        self.settings.write_text(json.dumps({"people": people}))
        whole = {}
        times = collections.deque(maxlen=20)

        def store_in_peace(birthday):
            status, seconds = self.store(birthday)
            self.assertEqual(status, 0)
            times.append(seconds)

        for birthday in ["1990-05-15", "1991-06-16"] * 10:
            store_in_peace(birthday)
            whole[birthday] = self.settings.read_bytes()

        dice = random.Random(7)
        now = "1991-06-16"
        hits = leftovers = replaced = 0
        for number in range(KILLS):
            new = next(birthday for birthday in whole if birthday != now)
            if number % 20 == 0:
                # How long a run takes depends on what else the machine does.
                store_in_peace(new)
                now, new = new, now
            status, _ = self.store(new, dice.uniform(0, 1.2 * statistics.median(times)))
            self.assertIn(status, [0, -signal.SIGKILL])
            hits += status != 0
            content = self.settings.read_bytes()
            self.assertIn(content, [whole[now], whole[new]])
            if status == 0:
                self.assertEqual(content, whole[new])
            if content == whole[new]:
                replaced += status != 0
                now = new
            if self.names() != ["settings.json"]:
                leftovers += 1
                # The same birthday once more: even a run that has nothing to store tidies up.
                self.assertEqual(self.store(now)[0], 0)
                self.assertEqual(self.names(), ["settings.json"])
        print(f"{KILLS} kills within {1200 * statistics.median(times):.2f} ms: {hits} hit the running program, {replaced} of them "
              f"behind the rename, {leftovers} left a temporary file for the next run")
        self.assertTrue(KILLS / 3 < hits < KILLS, "the kills must lie within the run, up to its end")
        self.assertEqual(self.store("1993-01-01")[0], 0)
        self.assertEqual(self.names(), ["settings.json"])
        self.assertEqual(json.loads(self.settings.read_text())["people"], people)


def writer_name(number):
    """A name that is no near miss of another one, which would be asked about."""
    return "".join(7 * "abcdefghij"[int(digit)] for digit in f"{number:03}")


class CrowdTest(ProgramTest):
    def start(self, *words):
        return subprocess.Popen(
            [BINARY, *words], env=self.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def test_200_writers_and_200_readers_at_once_lose_nothing_and_read_nothing_torn(self):
        self.assertEqual(self.run_program("--set-birthday", "1990-05-15").returncode, 0)
        right = self.output(*DAY).encode()
        torn = []
        done = threading.Event()

        def look():
            while not done.is_set():
                try:
                    json.loads(self.settings.read_text())
                except ValueError as error:
                    torn.append(error)

        looking = threading.Thread(target=look)
        looking.start()
        writers, readers = [], []
        for number in range(CROWD):
            writers.append(self.start("--person", writer_name(number), "--set-birthday", "1992-09-20"))
            readers.append(self.start(*DAY))
        for writer in writers:
            self.assertEqual((writer.communicate()[1], writer.returncode), (b"", 0))
        for reader in readers:
            self.assertEqual((reader.communicate(), reader.returncode), ((right, b""), 0))
        done.set()
        looking.join()
        self.assertEqual(torn, [])
        stored = json.loads(self.settings.read_text())
        self.assertEqual(set(stored["people"]), {writer_name(number) for number in range(CROWD)})
        self.assertEqual(stored["birthday"], "1990-05-15")
        self.assertEqual(os.listdir(self.settings.parent), ["settings.json"])

    def test_two_programs_that_store_different_keys_both_do(self):
        for _ in range(PAIRS):
            self.settings.unlink(missing_ok=True)
            pair = [self.start("--set", "color=never"), self.start("--set", "charset=ascii")]
            self.assertEqual([process.wait() for process in pair], [0, 0])
            for process in pair:
                process.communicate()
            stored = json.loads(self.settings.read_text())
            self.assertEqual((stored["color"], stored["charset"]), ("never", "ascii"))


if __name__ == "__main__":
    unittest.main()
