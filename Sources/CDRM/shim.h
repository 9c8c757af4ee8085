// libdrm, with names for what Swift cannot import: function-like macros.
#ifndef BEZEL_CDRM_H
#define BEZEL_CDRM_H

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

#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <xf86drm.h>
#include <xf86drmMode.h>
#include <drm_fourcc.h>

// A property's name, in bytes that a Swift tuple would not give.
static inline const char *bezel_property_name(const drmModePropertyRes *property) {
  return property->name;
}

static inline const char *bezel_enum_name(const struct drm_mode_property_enum *value) {
  return value->name;
}

static inline uint32_t bezel_is_enum(const drmModePropertyRes *property) {
  return property->flags & DRM_MODE_PROP_ENUM;
}

// One buffer of one plane; the other entries of the arrays are none.
static inline int bezel_add_framebuffer(
    int fd, uint32_t width, uint32_t height, uint32_t format, uint32_t handle, uint32_t pitch,
    uint32_t *id) {
  uint32_t handles[4] = {handle, 0, 0, 0}, pitches[4] = {pitch, 0, 0, 0}, offsets[4] = {0};
  return drmModeAddFB2(fd, width, height, format, handles, pitches, offsets, id, 0);
}

static inline int bezel_set_crtc(
    int fd, uint32_t crtc, uint32_t framebuffer, uint32_t connector, drmModeModeInfo *mode) {
  return drmModeSetCrtc(fd, crtc, framebuffer, 0, 0, &connector, 1, mode);
}

// A property of an object, and the value that it is to get.
struct bezel_change {
  uint32_t property;
  uint64_t value;
};

// Changes up to eight properties of a plane at the next refresh; the number comes back in the event of
// that. This is what drmModeAtomicCommit does, which asks for memory each time.
static inline int bezel_flip(
    int fd, uint32_t plane, const struct bezel_change *changes, uint32_t count, uint64_t number) {
  uint32_t properties[8];
  uint64_t values[8];
  if (count > 8) return -EINVAL;
  for (uint32_t i = 0; i < count; i++) {
    properties[i] = changes[i].property;
    values[i] = changes[i].value;
  }
  struct drm_mode_atomic request = {
    .flags = DRM_MODE_ATOMIC_NONBLOCK | DRM_MODE_PAGE_FLIP_EVENT,
    .count_objs = 1,
    .objs_ptr = (uintptr_t)&plane,
    .count_props_ptr = (uintptr_t)&count,
    .props_ptr = (uintptr_t)properties,
    .prop_values_ptr = (uintptr_t)values,
    .user_data = number,
  };
  return drmIoctl(fd, DRM_IOCTL_MODE_ATOMIC, &request) < 0 ? -errno : 0;
}

#endif
