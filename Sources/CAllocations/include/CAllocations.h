// Counts how often memory is asked for, in programs and tests that are linked with it.
#ifndef BEZEL_CALLOCATIONS_H
#define BEZEL_CALLOCATIONS_H

#include <stdint.h>

/// How often this thread has asked for memory since its start.
uint64_t bezel_allocation_count(void);

#endif
