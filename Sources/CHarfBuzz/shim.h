// HarfBuzz, for what glyphs a text has and where they stand.
#ifndef BEZEL_CHARFBUZZ_H
#define BEZEL_CHARFBUZZ_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
// Large files and dates after 2038 on 32-bit CPUs; alike in all shims, whose headers are shared.
#if __SIZEOF_POINTER__ == 4
#define _FILE_OFFSET_BITS 64
#define _TIME_BITS 64
#endif
// The toolchain's own modules know fd_set without this feature, which renames a member; alike in
// all shims, or a file that sees both does not compile.
#include <features.h>
#undef __USE_XOPEN
#include <sys/select.h>
#define __USE_XOPEN 1

#include <stddef.h>
#include <stdint.h>
#include <hb.h>
#include <hb-ot.h>

// A face of a font file in memory, which must stay there as long as the face.
static inline hb_face_t *bezel_shaping_face(const void *bytes, uint32_t count, uint32_t index) {
  hb_blob_t *blob = hb_blob_create(
      (const char *)bytes, count, HB_MEMORY_MODE_READONLY, NULL, NULL);
  hb_face_t *face = hb_face_create(blob, index);
  hb_blob_destroy(blob);
  return face;
}

// Sets a variable font to a weight.
static inline void bezel_set_font_weight(hb_font_t *font, int32_t weight) {
  hb_variation_t variation = {HB_TAG('w', 'g', 'h', 't'), (float)weight};
  hb_font_set_variations(font, &variation, 1);
}

// Shapes what is in the buffer with OpenType's own rules only: some HarfBuzz libraries bring another
// shaper, which would give other glyphs.
static inline int bezel_shape(hb_font_t *font, hb_buffer_t *buffer) {
  static const char *const shapers[] = {"ot", "fallback", NULL};
  return hb_shape_full(font, buffer, NULL, 0, shapers);
}

// The line's height by the font; 0 where it does not say.
static inline int bezel_line_metrics(
    hb_font_t *font, int32_t *ascent, int32_t *descent, int32_t *gap) {
  hb_font_extents_t extents;
  if (!hb_font_get_h_extents(font, &extents)) return 0;
  *ascent = extents.ascender;
  *descent = extents.descender;
  *gap = extents.line_gap;
  return 1;
}

#endif
