// libpng, used through its simplified API only: its other entry points leave by longjmp, which must
// not cross Swift frames.
#ifndef BEZEL_CPNG_H
#define BEZEL_CPNG_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <stdint.h>
#include <png.h>

#endif
