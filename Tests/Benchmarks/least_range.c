/* The least that a program can do to write every day of the years 0001 to 9999 as date,day and three percents:
   tables of text, copied. It is what range.sh measures a long window of biorhythm against. With -DLEAST=80 it writes
   those days alone on which all three are at least 80, which is what find.sh measures.

   cc -O3 least_range.c -o least_range -lm */
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifndef LEAST
#define LEAST (-100)
#endif

enum { BLOCK = 1 << 16, LONGEST_ROW = 64 };

static const int periods[3] = {23, 28, 33};
static const int lengths[12] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

static int is_leap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

int main(void) {
  static char block[BLOCK], percent[3][33][8];
  static int percent_length[3][33], is_enough[3][33];
  const double turn = 8 * atan(1);
  for (int c = 0; c < 3; c++)
    for (int r = 0; r < periods[c]; r++) {
      const long value = lround(100 * sin(turn * r / periods[c]));
      percent_length[c][r] = snprintf(percent[c][r], 8, ",%ld", value);
      is_enough[c][r] = value >= LEAST;
    }

  char *end = block;
  int day = 0, day_of_cycle[3] = {0, 0, 0};
  for (int year = 1; year <= 9999; year++)
    for (int month = 1; month <= 12; month++) {
      char prefix[16];
      snprintf(prefix, sizeof prefix, "%04d-%02d-", year, month);
      const int length = lengths[month - 1] + (month == 2 && is_leap(year));
      for (int date = 1; date <= length; date++, day++) {
        int r[3], is_wanted = 1;
        for (int c = 0; c < 3; c++) {
          r[c] = day_of_cycle[c];
          day_of_cycle[c] = r[c] + 1 == periods[c] ? 0 : r[c] + 1;
          if (LEAST > -100) is_wanted &= is_enough[c][r[c]];
        }
        if (!is_wanted) continue;
        if (end > block + BLOCK - LONGEST_ROW) {
          if (write(1, block, end - block) != end - block) return 74;
          end = block;
        }
        memcpy(end, prefix, 8);
        end[8] = '0' + date / 10;
        end[9] = '0' + date % 10;
        end[10] = ',';
        end += 11;
        char digits[8];
        int count = 0, rest = day;
        do digits[count++] = '0' + rest % 10;
        while (rest /= 10);
        while (count) *end++ = digits[--count];
        for (int c = 0; c < 3; c++) {
          memcpy(end, percent[c][r[c]], 8);
          end += percent_length[c][r[c]];
        }
        *end++ = '\n';
      }
    }
  return write(1, block, end - block) == end - block ? 0 : 74;
}
