// libc for both builds. Swift cannot call what is variadic, a macro or thread-local through a
// module, and Embedded Swift has no overlay, so each such thing gets a small inline function here.
#ifndef BEZEL_CLINUX_H
#define BEZEL_CLINUX_H

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

#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <linux/kd.h>
#include <linux/major.h>
#include <linux/vt.h>
#include <net/if.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/timerfd.h>
#include <sys/types.h>
#include <sys/un.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include <linux/fs.h>
#include <linux/netlink.h>
#include <linux/rtnetlink.h>

#include "devices.h"
#include "errors.h"
#include "files.h"
#include "network.h"
#include "processes.h"
#include "events.h"
#include "thread.h"
#include "trap.h"

#endif
