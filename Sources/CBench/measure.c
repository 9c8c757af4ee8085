#define _GNU_SOURCE
#include "CBench.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

uint64_t bench_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

__attribute__((noinline)) void bench_fill(uint32_t *target, int64_t count, uint32_t word) {
  for (int64_t index = 0; index < count; index++) target[index] = word;
}

__attribute__((noinline)) void bench_copy(
    uint32_t *target, const uint32_t *source, int64_t count) {
  memcpy(target, source, (size_t)count * 4);
}

void bench_print(const char *text) {
  fputs(text, stdout);
  fflush(stdout);
}

static const char *verdict(int is_met) { return is_met ? "met" : "MISSED"; }

void bench_print_pair(
    const char *name, double bezel, double cairo, double ratio, double noise, double wanted,
    int64_t written, int64_t laid, int is_met) {
  printf("  %-26s %10.2f µs %10.2f µs %6.1f times faster ±%2.0f %%", name, bezel / 1000, cairo / 1000,
         ratio, noise * 100);
  if (wanted > 0) printf(", wanted %.0f: %-6s", wanted, verdict(is_met));
  printf("  %" PRId64 " B written, %" PRId64 " B laid\n", written, laid);
  fflush(stdout);
}

void bench_print_plain(
    const char *name, double bezel, double plain, double ratio, double noise, double most,
    int64_t written, int is_met) {
  printf("  %-26s %10.2f µs %10.2f µs %6.2f times as long ±%2.0f %%", name, bezel / 1000,
         plain / 1000, ratio, noise * 100);
  if (most > 0) printf(", at most %.1f: %-6s", most, verdict(is_met));
  printf("  %" PRId64 " B written\n", written);
  fflush(stdout);
}

void bench_print_cost(const char *name, const double *microseconds, int number) {
  printf("  %-26s", name);
  for (int index = 0; index < number; index++) printf(" %10.2f µs", microseconds[index] / 1000);
  printf("\n");
  fflush(stdout);
}

void bench_print_count(const char *name, int64_t allocations, int64_t frames) {
  printf("  %-26s %6" PRId64 " allocations in %" PRId64 " frames\n", name, allocations, frames);
  fflush(stdout);
}

void bench_print_difference(const char *name, double mean, int most) {
  printf("  %-26s differ by %.3f levels on the average, %d at most\n", name, mean, most);
  fflush(stdout);
}
