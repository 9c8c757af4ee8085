#include "CBench.h"

#include <cairo-ft.h>
#include <cairo.h>
#include <math.h>
#include <stddef.h>
#include <stdlib.h>

// Every call is what a C program would make that draws the same thing: one context is kept, colours are
// solid patterns, clips are whole pixels, antialiasing is cairo's usual one.

static cairo_surface_t *surface;
static cairo_t *context;
static cairo_surface_t *backdrop;
static const uint32_t *backdrop_pixels;
static cairo_font_face_t *font;
static FT_Library library;
static cairo_glyph_t glyphs[512];
static int glyph_count;

int bench_cairo_begin(int width, int height) {
  bench_cairo_end();
  surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  context = cairo_create(surface);
  return cairo_status(context) == CAIRO_STATUS_SUCCESS &&
         cairo_image_surface_get_stride(surface) == 4 * width;
}

void bench_cairo_end(void) {
  if (backdrop) cairo_surface_destroy(backdrop);
  if (context) cairo_destroy(context);
  if (surface) cairo_surface_destroy(surface);
  backdrop = NULL;
  context = NULL;
  surface = NULL;
  backdrop_pixels = NULL;
}

const uint32_t *bench_cairo_pixels(void) {
  cairo_surface_flush(surface);
  return (const uint32_t *)cairo_image_surface_get_data(surface);
}

int bench_cairo_font(const char *path) {
  FT_Face face;
  if (FT_Init_FreeType(&library) != 0 || FT_New_Face(library, path, 0, &face) != 0) return 0;
  font = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
  return cairo_font_face_status(font) == CAIRO_STATUS_SUCCESS;
}

void bench_cairo_clip(int left, int top, int right, int bottom) {
  cairo_save(context);
  cairo_rectangle(context, left, top, right - left, bottom - top);
  cairo_clip(context);
}

void bench_cairo_unclip(void) { cairo_restore(context); }

void bench_cairo_color(int red, int green, int blue, int alpha) {
  cairo_set_source_rgba(context, red / 255.0, green / 255.0, blue / 255.0, alpha / 255.0);
}

void bench_cairo_backdrop_color(void) { cairo_paint(context); }

void bench_cairo_backdrop(const uint32_t *pixels) {
  if (backdrop_pixels != pixels) {
    int width = cairo_image_surface_get_width(surface);
    int height = cairo_image_surface_get_height(surface);
    if (backdrop) cairo_surface_destroy(backdrop);
    backdrop = cairo_image_surface_create_for_data(
        (unsigned char *)pixels, CAIRO_FORMAT_RGB24, width, height, 4 * width);
    backdrop_pixels = pixels;
  }
  cairo_set_source_surface(context, backdrop, 0, 0);
  cairo_paint(context);
}

static void rounded(double x, double y, double width, double height, double radius) {
  double right = x + width, bottom = y + height;
  cairo_new_sub_path(context);
  cairo_arc(context, right - radius, y + radius, radius, -M_PI_2, 0);
  cairo_arc(context, right - radius, bottom - radius, radius, 0, M_PI_2);
  cairo_arc(context, x + radius, bottom - radius, radius, M_PI_2, M_PI);
  cairo_arc(context, x + radius, y + radius, radius, M_PI, 3 * M_PI_2);
  cairo_close_path(context);
}

void bench_cairo_rounded(double x, double y, double width, double height, double radius) {
  if (radius > 0) {
    rounded(x, y, width, height, radius);
  } else {
    cairo_rectangle(context, x, y, width, height);
  }
  cairo_fill(context);
}

void bench_cairo_border(
    double x, double y, double width, double height, double radius, double line) {
  rounded(x + line / 2, y + line / 2, width - line, height - line, radius - line / 2);
  cairo_set_line_width(context, line);
  cairo_stroke(context);
}

void bench_cairo_arc(
    double x, double y, double radius, double width, double start, double end, int is_square) {
  cairo_new_sub_path(context);
  cairo_arc(context, x, y, radius, start, end);
  if (end - start >= 2 * M_PI) cairo_close_path(context);
  cairo_set_line_width(context, width);
  cairo_set_line_cap(context, is_square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT);
  cairo_stroke(context);
}

void bench_cairo_line(double x, double y, double to_x, double to_y, double width) {
  cairo_move_to(context, x, y);
  cairo_line_to(context, to_x, to_y);
  cairo_set_line_width(context, width);
  cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND);
  cairo_stroke(context);
}

void bench_cairo_glyphs_begin(double size) {
  static cairo_font_options_t *options;
  if (!options) {
    options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  }
  cairo_set_font_face(context, font);
  cairo_set_font_size(context, size);
  cairo_set_font_options(context, options);
  glyph_count = 0;
}

void bench_cairo_glyph(uint32_t glyph, double x, double y) {
  if (glyph_count == sizeof glyphs / sizeof *glyphs) return;
  glyphs[glyph_count++] = (cairo_glyph_t){glyph, x, y};
}

void bench_cairo_glyphs_end(void) { cairo_show_glyphs(context, glyphs, glyph_count); }
