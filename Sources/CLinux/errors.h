// Errors of system calls.
#ifndef BEZEL_CLINUX_ERRORS_H
#define BEZEL_CLINUX_ERRORS_H

static inline int bezel_errno(void) { return errno; }

static inline void bezel_set_errno(int code) { errno = code; }

/// What an error code means, in English and without a locale; never NULL.
static inline const char *bezel_error_text(int code) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 32)
  const char *text = strerrordesc_np(code);
#else
  const char *text = strerror(code);
#endif
  return text ? text : "Unknown error";
}

#endif
