// libc for both builds. Swift cannot call what is variadic, a macro or thread-local through a
// module, and Embedded Swift has no overlay, so each such thing gets a small inline function here.
#ifndef BEZEL_CLINUX_H
#define BEZEL_CLINUX_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static inline int bezel_errno(void) { return errno; }

#endif
