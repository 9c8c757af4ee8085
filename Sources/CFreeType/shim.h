// FreeType, for the outlines of glyphs; it never renders.
#ifndef BEZEL_CFREETYPE_H
#define BEZEL_CFREETYPE_H

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

#include <stdint.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H

// A face of a font file in memory, which must stay there; NULL where it is refused.
static inline FT_Face bezel_open_face(
    FT_Library library, const void *bytes, int64_t count, uint32_t index) {
  FT_Face face = NULL;
  FT_Open_Args arguments = {0};
  arguments.flags = FT_OPEN_MEMORY;
  arguments.memory_base = (const FT_Byte *)bytes;
  arguments.memory_size = (FT_Long)count;
  return FT_Open_Face(library, &arguments, (FT_Long)index, &face) == 0 ? face : NULL;
}

// Sets a variable face to a weight, its other axes as they are by default.
static inline void bezel_set_weight(FT_Library library, FT_Face face, int32_t weight) {
  FT_MM_Var *variation = NULL;
  FT_Fixed places[16];
  if (FT_Get_MM_Var(face, &variation) != 0) return;
  if (variation->num_axis <= 16) {
    for (FT_UInt axis = 0; axis < variation->num_axis; axis++)
      places[axis] = variation->axis[axis].tag == FT_MAKE_TAG('w', 'g', 'h', 't')
                         ? (FT_Fixed)weight * 65536
                         : variation->axis[axis].def;
    FT_Set_Var_Design_Coordinates(face, variation->num_axis, places);
  }
  FT_Done_MM_Var(library, variation);
}

// A glyph's outline in font units, which the face keeps until the next one; NULL where it has none.
static inline FT_Outline *bezel_load_outline(FT_Face face, uint32_t glyph) {
  if (FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_IGNORE_TRANSFORM) != 0) return NULL;
  return face->glyph->format == FT_GLYPH_FORMAT_OUTLINE ? &face->glyph->outline : NULL;
}

// Makes an outline bolder, in font units; it grows to the right, and upwards and downwards alike.
static inline void bezel_embolden(FT_Outline *outline, int32_t wider, int32_t higher) {
  if (FT_Outline_EmboldenXY(outline, wider, higher) == 0)
    FT_Outline_Translate(outline, 0, -higher / 2);
}

#endif
