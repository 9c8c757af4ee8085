// FriBidi, for the directions in which the parts of a text run.
#ifndef BEZEL_CFRIBIDI_H
#define BEZEL_CFRIBIDI_H

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
#include <fribidi.h>

// What stands for "as its first strong letter says, else from left to right".
static inline uint32_t bezel_direction_by_text(void) { return FRIBIDI_PAR_ON; }
static inline uint32_t bezel_left_to_right(void) { return FRIBIDI_PAR_LTR; }
static inline uint32_t bezel_right_to_left(void) { return FRIBIDI_PAR_RTL; }
static inline uint32_t bezel_weak_right_to_left(void) { return FRIBIDI_PAR_WRTL; }

// The levels of a paragraph's characters; `direction` becomes the paragraph's own.
// Returns 0 where memory ran out.
static inline int bezel_levels(
    const uint32_t *characters, int32_t count, uint32_t *direction, uint32_t *types,
    uint32_t *brackets, int8_t *levels) {
  FriBidiParType base = (FriBidiParType)*direction;
  fribidi_get_bidi_types(characters, count, types);
  fribidi_get_bracket_types(characters, count, types, brackets);
  FriBidiLevel most = fribidi_get_par_embedding_levels_ex(
      types, brackets, count, &base, (FriBidiLevel *)levels);
  *direction = (uint32_t)base;
  return most;
}

#endif
