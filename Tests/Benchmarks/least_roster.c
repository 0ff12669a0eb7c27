// The least that a program must do for the roster report: read `name,birthday` rows with LF and ISO dates, subtract,
// look up, write.
//
// It checks nothing and knows no quotation marks; it is here to measure against.
//
//     cc -O3 -o least_roster least_roster.c -lm
//     least_roster FILE DATE

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

struct text {
  char bytes[31];
  uint8_t length;
};

static const int period[3] = {23, 28, 33};
static const char *const cycle_name[3] = {"physical", "emotional", "intellectual"};
static struct text percents[3][33], events[3][33];

// Days since a fixed day long ago; years begin in March, so that the leap day comes last.
static int32_t day_number(int year, int month, int day) {
  int shifted = (month + 9) % 12;
  year -= shifted / 10;
  return 365 * year + year / 4 - year / 100 + year / 400 + (shifted * 306 + 5) / 10 + day;
}

static void set(struct text *text, const char *first, const char *second) {
  text->length = (uint8_t)snprintf(text->bytes, sizeof text->bytes, "%s%s", first, second);
}

static void set_event(int cycle, int phase, const char *word) {
  char name[16];
  snprintf(name, sizeof name, " %s", cycle_name[cycle]);
  set(&events[cycle][phase], name, word);
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

static int32_t read_date(const char *date) {
  return day_number(100 * two_digits(date) + two_digits(date + 2), two_digits(date + 5), two_digits(date + 8));
}

int main(int count, char **words) {
  if (count != 3 || strlen(words[2]) != 10) return 64;
  int file = open(words[1], O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) < 0) return 66;
  const char *row = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  if (row == MAP_FAILED) return 66;
  const char *end = row + status.st_size;
  int32_t selected = read_date(words[2]);
  char selected_cell[13];
  snprintf(selected_cell, sizeof selected_cell, ",%s,", words[2]);

  for (int cycle = 0; cycle < 3; cycle++) {
    int days = period[cycle];
    for (int phase = 0; phase < days; phase++) {
      char percent[8];
      snprintf(percent, sizeof percent, "%ld", lround(100 * sin(2 * acos(-1) * phase / days)));
      set(&percents[cycle][phase], ",", percent);
    }
    set_event(cycle, (days + 1) / 4, ":peak");
    set_event(cycle, (3 * days + 1) / 4, ":valley");
    set_event(cycle, 0, ":critical-rising");
    set_event(cycle, days / 2, ":critical-falling");
  }

  char *block = malloc(BLOCK + ROW), *out = block;
  if (block == NULL) return 74;
  out += sprintf(out, "name,birthday,date,day,physical,emotional,intellectual,events\n");
  row = memchr(row, '\n', (size_t)(end - row)) + 1;
  while (row < end) {
    const char *stop = memchr(row, '\n', (size_t)(end - row));
    if (stop == NULL) stop = end;
    uint32_t day = (uint32_t)(selected - read_date(stop - 10));
    memcpy(out, row, (size_t)(stop - row));
    out += stop - row;
    memcpy(out, selected_cell, 12);
    out += 12;
    char digits[10];
    int first = sizeof digits;
    uint32_t rest = day;
    do digits[--first] = (char)('0' + rest % 10);
    while ((rest /= 10) > 0);
    memcpy(out, digits + first, sizeof digits - (size_t)first);
    out += sizeof digits - (size_t)first;
    for (int cycle = 0; cycle < 3; cycle++) {
      const struct text *percent = &percents[cycle][day % (uint32_t)period[cycle]];
      memcpy(out, percent->bytes, 8);
      out += percent->length;
    }
    char *last_cell = out++;
    for (int cycle = 0; cycle < 3; cycle++) {
      const struct text *event = &events[cycle][day % (uint32_t)period[cycle]];
      if (event->length == 0) continue;
      if (out == last_cell + 1) out = last_cell;
      memcpy(out, event->bytes, sizeof event->bytes);
      out += event->length;
    }
    *last_cell = ',';
    *out++ = '\n';
    if (out - block > BLOCK) {
      if (flush(block, out) < 0) return 74;
      out = block;
    }
    row = stop + 1;
  }
  return flush(block, out) < 0 ? 74 : 0;
}
