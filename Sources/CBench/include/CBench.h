// What the bench needs beside Bezel: cairo drawing the same lists, plain loops to compare with, and a
// clock.
#ifndef BEZEL_CBENCH_H
#define BEZEL_CBENCH_H

#include <stdint.h>

/// The CPU time of this thread in nanoseconds: what others do on the machine does not count.
uint64_t bench_time(void);

/// Fills words, and copies words, as plainly as C can.
void bench_fill(uint32_t *target, int64_t count, uint32_t word);
void bench_copy(uint32_t *target, const uint32_t *source, int64_t count);

/// Makes a picture of that size on which cairo draws; 0 if it cannot be had.
int bench_cairo_begin(int width, int height);
void bench_cairo_end(void);
/// The picture's pixels, rows without gaps.
const uint32_t *bench_cairo_pixels(void);
/// The font of glyphs; 0 if it cannot be used.
int bench_cairo_font(const char *path);

/// Sets out on a drawing within a rectangle.
void bench_cairo_clip(int left, int top, int right, int bottom);
void bench_cairo_unclip(void);
void bench_cairo_color(int red, int green, int blue, int alpha);
void bench_cairo_backdrop_color(void);
/// Copies an opaque picture of the size of the whole.
void bench_cairo_backdrop(const uint32_t *pixels);
void bench_cairo_rounded(double x, double y, double width, double height, double radius);
void bench_cairo_border(
    double x, double y, double width, double height, double radius, double line);
void bench_cairo_arc(
    double x, double y, double radius, double width, double start, double end, int is_square);
void bench_cairo_line(double x, double y, double to_x, double to_y, double width);
void bench_cairo_glyphs_begin(double size);
void bench_cairo_glyph(uint32_t glyph, double x, double y);
void bench_cairo_glyphs_end(void);

/// Prints text with a number or two; lines of results.
void bench_print(const char *text);
void bench_print_pair(
    const char *name, double bezel, double cairo, double ratio, double noise, double wanted,
    int64_t written, int64_t laid, int is_met);
void bench_print_plain(
    const char *name, double bezel, double plain, double ratio, double noise, double most,
    int64_t written, int is_met);
void bench_print_cost(const char *name, const double *microseconds, int count);
void bench_print_count(const char *name, int64_t allocations, int64_t frames);
void bench_print_difference(const char *name, double mean, int most);

#endif
