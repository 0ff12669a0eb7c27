"""Places where settings cannot be stored, or can by going round about."""

import json
import os
import pwd
import unittest

from namespace import STRANGER, NamespaceTest
from pty_terminal import PtyProgram

OLD = '{"birthday":"1980-01-01"}'


class PlaceTest(NamespaceTest):
    """Each test stores a birthday in $place/settings.json, which is another place every time."""

    def setUp(self):
        super().setUp()
        self.file = self.place / "settings.json"
        self.file.write_text(OLD)

    def store(self, prelude="", who="", file="$place/settings.json"):
        return self.run_script(f'{prelude}\n{who} "$program" --settings "{file}" --set-birthday 1990-05-15')

    def give_to_stranger(self, mode=0o755):
        for path in [self.file, self.place]:
            os.chown(path, STRANGER, STRANGER)
        self.place.chmod(mode)

    def stored(self, path):
        return json.loads(path.read_text())["birthday"]

    # Case 20: A full disk keeps the old settings.
    def test_a_full_disk_keeps_the_old_file(self):
        done = self.run_script("""
            mount -t tmpfs -o size=64k none "$place"
            printf %s '{"birthday":"1980-01-01"}' >"$place/settings.json"
            cp "$place/settings.json" old
            cat /dev/zero >"$place/filler" 2>/dev/null || true
            set +e
            "$program" --settings "$place/settings.json" --set-birthday 1990-05-15
            status=$?
            set -e
            cmp old "$place/settings.json"
            rm old
            test "$(ls -A "$place")" = "$(printf 'filler\\nsettings.json')"
            exit $status
        """)
        self.assert_refused(done, 74, "No space left on device", "nothing was stored")

    def test_a_full_disk_without_a_file_stays_without(self):
        done = self.run_script("""
            mount -t tmpfs -o size=64k none "$place"
            cat /dev/zero >"$place/filler" 2>/dev/null || true
            set +e
            "$program" --settings "$place/settings.json" --set-birthday 1990-05-15
            status=$?
            set -e
            test "$(ls -A "$place")" = filler
            exit $status
        """)
        self.assert_refused(done, 74, "No space left on device")

    def test_a_file_size_limit_keeps_the_old_file(self):
        self.assert_refused(self.store("trap '' XFSZ; ulimit -f 0"), 74, "File too large")
        self.assertEqual((self.file.read_text(), os.listdir(self.place)), (OLD, ["settings.json"]))

    def test_a_read_only_file_stays_as_it_is(self):
        self.give_to_stranger()
        self.file.chmod(0o444)
        self.assert_refused(self.store(who="$stranger"), 73, str(self.file), "Permission denied")
        self.assertEqual(self.file.read_text(), OLD)

    def test_a_file_in_a_read_only_folder_stays_as_it_is(self):
        self.give_to_stranger(mode=0o555)
        self.assert_refused(self.store(who="$stranger"), 73, str(self.file), "Permission denied")
        self.assertEqual((self.file.read_text(), os.listdir(self.place)), (OLD, ["settings.json"]))

    def test_a_file_that_may_not_be_read_is_not_taken_for_an_empty_one(self):
        self.give_to_stranger()
        self.file.chmod(0o200)
        self.assert_refused(self.store(who="$stranger"), 78, str(self.file), "Permission denied")
        self.assertEqual(self.file.read_text(), OLD)

    # Case 28: Reading from a read-only home.
    def test_a_read_only_home_can_be_read_from(self):
        reports = ["--day", "--month", "--daily", "--show-settings", "--day --format json"]
        script = """
            mkdir -p "$HOME/.config/biorhythm"
            mv "$place/settings.json" "$HOME/.config/biorhythm/"
            chown -R 12345:12345 "$HOME"
            mount --bind "$HOME" "$HOME"
            mount -o remount,bind,ro "$HOME"
        """
        environment = self.environment(HOME=str(self.place))
        self.output_of(
            script + "".join(f'$stranger "$program" {report}\n' for report in reports), environment=environment)
        self.file = self.place / ".config/biorhythm/settings.json"
        done = self.run_script(
            'mount --bind "$HOME" "$HOME"; mount -o remount,bind,ro "$HOME"\n'
            '$stranger "$program" --set-birthday 1991-01-01', environment=environment)
        self.assert_refused(done, 73, str(self.file), "Read-only file system")
        self.assertEqual(self.file.read_text(), OLD)

    # Case 28: The live screen there.
    def test_the_live_screen_works_in_a_read_only_home(self):
        folder = self.place / ".config/biorhythm"
        folder.mkdir(parents=True)
        self.file.rename(folder / "settings.json")
        script = (
            f'mount --bind "$HOME" "$HOME"; mount -o remount,bind,ro "$HOME"; '
            f'exec setpriv --reuid {STRANGER} --regid {STRANGER} --clear-groups "{self.program}" --interactive')
        (folder / "settings.json").chmod(0o644)
        environment = self.environment(HOME=str(self.place), TERM="xterm-256color")
        with PtyProgram(["unshare", "--mount", "bash", "-c", script], env=environment) as program:
            program.read_until(b"\x1b[?1049h")
            program.send("\x1b[C")
            program.read_for(0.3)
            program.send("q")
            self.assertEqual(program.wait(), 0)
            self.assertEqual(program.modes(), program.modes_before)
        self.assertEqual((folder / "settings.json").read_text(), OLD)

    def test_missing_folders_are_made(self):
        self.assertEqual(self.store(file="$place/one/two/settings.json").returncode, 0)
        self.assertEqual(self.stored(self.place / "one/two/settings.json"), "1990-05-15")

    def test_a_file_in_a_folder_s_place_is_refused(self):
        self.assert_refused(self.store(file="$place/settings.json/settings.json"), 73, "Not a directory")
        self.assertEqual(self.file.read_text(), OLD)

    def test_a_directory_in_the_file_s_place_is_refused(self):
        done = self.store(file="$place")
        self.assert_refused(done, 78, str(self.place), "Is a directory")
        done = self.run_script('"$program" --settings "$place" --day')
        self.assert_refused(done, 78, str(self.place), "Is a directory")
        self.assertEqual(self.file.read_text(), OLD)

    def test_a_link_into_another_file_system_stays_one(self):
        self.output_of("""
            mkdir "$place/other"
            mount -t tmpfs none "$place/other"
            mv "$place/settings.json" "$place/other/target.json"
            ln -s other/target.json "$place/settings.json"
            "$program" --settings "$place/settings.json" --set-birthday 1990-05-15 >"$place/told"
            test -L "$place/settings.json"
            grep -q 1990-05-15 "$place/other/target.json"
            test "$(ls -A "$place/other")" = target.json
        """)

    # Case 22: A dangling link.
    def test_a_dangling_link_leads_to_its_target(self):
        self.file.unlink()
        self.file.symlink_to("elsewhere.json")
        self.assertEqual(self.store().returncode, 0)
        self.assertTrue(self.file.is_symlink())
        self.assertEqual(self.stored(self.place / "elsewhere.json"), "1990-05-15")

    # Case 22: Links of links and linked folders.
    def test_a_link_of_links_through_a_linked_folder_stays_one(self):
        real = self.home / "real"
        real.mkdir()
        self.file.rename(real / "target.json")
        (self.home / "folder").symlink_to("real")
        (self.place / "second").symlink_to("../folder/target.json")
        self.file.symlink_to(self.place / "second")
        self.assertEqual(self.store().returncode, 0)
        self.assertTrue(self.file.is_symlink() and (self.place / "second").is_symlink())
        self.assertEqual(self.stored(real / "target.json"), "1990-05-15")
        self.assertEqual(os.listdir(real), ["target.json"])

    def test_a_link_to_itself_is_refused(self):
        self.file.unlink()
        self.file.symlink_to("settings.json")
        self.assert_refused(self.store(), 78, "Too many levels of symbolic links")

    def test_a_link_whose_target_is_no_text_is_refused(self):
        target = os.fsencode(self.place) + b"/\xc7\xd1.json"
        self.file.rename(os.fsdecode(target))
        os.symlink(b"\xc7\xd1.json", self.file)
        self.assert_refused(self.store(), 73, str(self.file))
        self.assertEqual(len(os.listdir(self.place)), 2)

    def test_another_user_s_file_stays_theirs(self):
        self.give_to_stranger()
        self.file.chmod(0o640)
        self.assertEqual(self.store().returncode, 0)
        status = self.file.stat()
        self.assertEqual((status.st_uid, status.st_gid, status.st_mode & 0o777), (STRANGER, STRANGER, 0o640))
        self.assertEqual(self.stored(self.file), "1990-05-15")

    def test_a_file_is_replaced_as_well_where_no_file_can_be_without_a_name(self):
        self.give_to_stranger()
        done = self.store('mount -t tmpfs -o mode=000 none "/proc/$$/fd"', who="exec $stranger")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual((self.stored(self.file), os.listdir(self.place)), ("1990-05-15", ["settings.json"]))


class HomeTest(NamespaceTest):
    """Users whose home is not known; none of them may leave anything in the current folder."""

    def run_as_stranger(self, words, **variables):
        return self.run_script(f'$stranger "$program" {words}', environment=self.environment(**variables))

    def test_a_user_without_an_entry_and_without_a_home_is_told_so(self):
        for home in [None, "", "relative", "./relative"]:
            with self.subTest(home=home):
                done = self.run_as_stranger("--set-birthday 1990-05-15", HOME=home)
                if home is None:
                    done = self.run_script('unset HOME; $stranger "$program" --set-birthday 1990-05-15')
                self.assert_refused(done, 78, "no home folder", "--settings FILE")
                self.assertEqual(
                    self.run_as_stranger("--day --birthday 1990-05-15", HOME=home or "").stderr, "")

    def test_a_user_without_an_entry_stores_in_the_home_that_is_set(self):
        os.chown(self.place, STRANGER, STRANGER)
        self.assertEqual(self.run_as_stranger("--set-birthday 1990-05-15", HOME=str(self.place)).returncode, 0)
        self.assertTrue((self.place / ".config/biorhythm/settings.json").exists())

    def test_without_HOME_the_user_database_says_where(self):
        folder = pwd.getpwuid(os.getuid()).pw_dir
        for prelude in ["unset HOME", "HOME=", "HOME=relative"]:
            told = self.output_of(f'{prelude}; "$program" --show-settings')
            self.assertIn(f"{folder}/.config/biorhythm/settings.json", told)

    # Case 26: Nothing is made in the current folder.
    def test_an_empty_or_relative_XDG_CONFIG_HOME_is_as_good_as_unset(self):
        for value in ["", "conf", "~/.config", "./conf"]:
            with self.subTest(value=value):
                self.output_of(
                    '"$program" --set-birthday 1990-05-15 >/dev/null; rm "$HOME/.config/biorhythm/settings.json"',
                    environment=self.environment(XDG_CONFIG_HOME=value))


if __name__ == "__main__":
    unittest.main()
