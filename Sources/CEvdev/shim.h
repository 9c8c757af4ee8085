// libevdev: what an input device can do, its events, and its state when events were lost.
#ifndef BEZEL_CEVDEV_H
#define BEZEL_CEVDEV_H

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
#include <stdarg.h>
#include <stdint.h>
#include <time.h>
#include <libevdev/libevdev.h>

// An event with its time in nanoseconds: the kernel's own has members of other names and sizes on
// 32-bit CPUs.
struct bezel_input_event {
  int64_t nanoseconds;
  uint16_t type;
  uint16_t code;
  int32_t value;
};

// libevdev would write to standard error about what devices do wrong, and about each event of it.
static inline void bezel_keep_quiet(
    const struct libevdev *device, enum libevdev_log_priority priority, void *data,
    const char *file, int line, const char *function, const char *format, va_list arguments) {
  (void)device, (void)priority, (void)data, (void)file, (void)line, (void)function, (void)format;
  (void)arguments;
}

// The device behind an open node, with times of CLOCK_MONOTONIC; NULL where it is none, and then why.
static inline struct libevdev *bezel_new_evdev(int fd, int *error) {
  struct libevdev *device = libevdev_new();
  *error = ENOMEM;
  if (device == NULL) return NULL;
  libevdev_set_device_log_function(device, bezel_keep_quiet, LIBEVDEV_LOG_ERROR, NULL);
  int status = libevdev_set_fd(device, fd);
  if (status == 0) status = libevdev_set_clock_id(device, CLOCK_MONOTONIC);
  if (status == 0) return device;
  *error = -status;
  libevdev_free(device);
  return NULL;
}

// LIBEVDEV_READ_STATUS_SUCCESS, LIBEVDEV_READ_STATUS_SYNC, or a negative error code.
static inline int bezel_next_input(
    struct libevdev *device, int is_resync, struct bezel_input_event *event) {
  struct input_event read;
  unsigned int flags = is_resync ? LIBEVDEV_READ_FLAG_SYNC : LIBEVDEV_READ_FLAG_NORMAL;
  int status = libevdev_next_event(device, flags, &read);
  if (status < 0) return status;
  event->nanoseconds =
      (int64_t)read.input_event_sec * 1000000000 + (int64_t)read.input_event_usec * 1000;
  event->type = read.type;
  event->code = read.code;
  event->value = read.value;
  return status;
}

#endif
