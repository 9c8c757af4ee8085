// libpng, used through its simplified API only: its other entry points leave by longjmp, which must
// not cross Swift frames.
#ifndef BEZEL_CPNG_H
#define BEZEL_CPNG_H

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
#include <string.h>
#include <png.h>

// Reads the header of the file in `bytes`; 0 when it is refused, the reason is in `image->message`.
static inline int bezel_png_begin(png_image *image, const void *bytes, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  return png_image_begin_read_from_memory(image, bytes, count);
}

// Reads the pixels as one word each, 0xAARRGGBB, not premultiplied; frees what `begin` took.
static inline int bezel_png_finish(png_image *image, uint32_t *pixels) {
  image->format =
      __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? PNG_FORMAT_BGRA : PNG_FORMAT_ARGB;
  // Without a word on gamma, 16-bit samples mean what 8-bit ones do.
  image->flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  return png_image_finish_read(image, NULL, pixels, 0, NULL);
}

// Prepares for writing 8-bit RGB, quickly or small; returns the most bytes that the file can have.
static inline size_t bezel_png_prepare(
    png_image *image, uint32_t width, uint32_t height, int is_quick) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  image->width = width;
  image->height = height;
  image->format = PNG_FORMAT_RGB;
  image->flags = is_quick ? PNG_IMAGE_FLAG_FAST : 0;
  return PNG_IMAGE_PNG_SIZE_MAX(*image);
}

// Writes the file into `bytes` and its length into `count`, which holds the room at first.
static inline int bezel_png_write(
    png_image *image, void *bytes, size_t *count, const uint8_t *rgb) {
  png_alloc_size_t length = *count;
  int result = png_image_write_to_memory(image, bytes, &length, 0, rgb, 0, NULL);
  *count = length;
  return result;
}

#endif
