// cairo, which only the bench draws with.
#ifndef BEZEL_CCAIRO_H
#define BEZEL_CCAIRO_H

#include <cairo.h>
#include <cairo-ft.h>

#endif
