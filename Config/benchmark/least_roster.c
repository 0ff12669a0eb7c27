// The least that any program must do for a roster: read a file of `name,birthday` rows with LF and ISO dates,
// subtract, look three percents up, write `name,birthday,physical,emotional,intellectual`.
//
// It checks nothing, knows no quotation marks and tells no events; it is here to measure against.
//
//     cc -O3 -o least_roster least_roster.c -lm
//     least_roster FILE YEAR MONTH DAY

#include <fcntl.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BLOCK = 1 << 20, ROW = 1 << 12 };

struct percent {
  char text[7];
  uint8_t length;
};

static const int period[3] = {23, 28, 33};
static struct percent table[3][33];

// Days since a fixed day long ago; years begin in March, so that the leap day comes last.
static int32_t day_number(int year, int month, int day) {
  int shifted = (month + 9) % 12;
  year -= shifted / 10;
  return 365 * year + year / 4 - year / 100 + year / 400 + (shifted * 306 + 5) / 10 + day;
}

static int two_digits(const char *text) { return (text[0] - '0') * 10 + (text[1] - '0'); }

static int flush(const char *from, const char *to) {
  while (from < to) {
    ssize_t written = write(STDOUT_FILENO, from, (size_t)(to - from));
    if (written < 0) return -1;
    from += written;
  }
  return 0;
}

int main(int count, char **words) {
  if (count != 5) return 64;
  int file = open(words[1], O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) < 0) return 66;
  const char *row = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  if (row == MAP_FAILED) return 66;
  const char *end = row + status.st_size;
  int32_t selected = day_number(atoi(words[2]), atoi(words[3]), atoi(words[4]));

  for (int cycle = 0; cycle < 3; cycle++) {
    for (int phase = 0; phase < period[cycle]; phase++) {
      struct percent *entry = &table[cycle][phase];
      long percent = lround(100 * sin(2 * acos(-1) * phase / period[cycle]));
      entry->length = (uint8_t)snprintf(entry->text, sizeof entry->text, ",%ld", percent);
    }
  }

  char *block = malloc(BLOCK + ROW), *out = block;
  if (block == NULL) return 74;
  row = memchr(row, '\n', (size_t)(end - row)) + 1;
  while (row < end) {
    const char *stop = memchr(row, '\n', (size_t)(end - row));
    if (stop == NULL) stop = end;
    const char *date = stop - 10;
    int year = 100 * two_digits(date) + two_digits(date + 2);
    int age = selected - day_number(year, two_digits(date + 5), two_digits(date + 8));
    memcpy(out, row, (size_t)(stop - row));
    out += stop - row;
    for (int cycle = 0; cycle < 3; cycle++) {
      const struct percent *entry = &table[cycle][age % period[cycle]];
      memcpy(out, entry->text, sizeof entry->text);
      out += entry->length;
    }
    *out++ = '\n';
    if (out - block > BLOCK) {
      if (flush(block, out) < 0) return 74;
      out = block;
    }
    row = stop + 1;
  }
  return flush(block, out) < 0 ? 74 : 0;
}
