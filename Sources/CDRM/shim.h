// libdrm, with names for what Swift cannot import: function-like macros.
#ifndef BEZEL_CDRM_H
#define BEZEL_CDRM_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <stdint.h>
#include <xf86drm.h>
#include <xf86drmMode.h>
#include <drm_fourcc.h>

static const uint32_t bezel_format_xrgb8888 = DRM_FORMAT_XRGB8888;
static const uint32_t bezel_format_rgb565 = DRM_FORMAT_RGB565;

#endif
