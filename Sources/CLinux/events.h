// What the event loop waits with, and the clock.
#ifndef BEZEL_CLINUX_EVENTS_H
#define BEZEL_CLINUX_EVENTS_H

/// Nanoseconds of CLOCK_MONOTONIC.
static inline int64_t bezel_monotonic_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/// One answer of epoll. (The kernel's own record is packed on some CPUs and holds a union.)
struct bezel_ready {
  uint32_t events;
  uint64_t tag;
};

static inline int bezel_epoll_control(int epoll, int operation, int fd, uint32_t events,
                                      uint64_t tag) {
  struct epoll_event event;
  memset(&event, 0, sizeof event);
  event.events = events;
  event.data.u64 = tag;
  return epoll_ctl(epoll, operation, fd, &event);
}

enum { bezel_ready_limit = 16 };

/// Waits for at most that many nanoseconds (negative: without end) and fills up to
/// `bezel_ready_limit` answers. Without epoll_pwait2 (Linux 5.11) the wait is rounded up to
/// milliseconds, so that a timer never wakes early only to wait again.
static inline int bezel_epoll_wait(int epoll, struct bezel_ready *ready, int64_t nanoseconds) {
  struct epoll_event events[bezel_ready_limit];
  int count = -1;
  errno = ENOSYS;
#ifdef SYS_epoll_pwait2
  struct { int64_t seconds, nanoseconds; } wait = {nanoseconds / 1000000000,
                                                   nanoseconds % 1000000000};
  count = (int)syscall(SYS_epoll_pwait2, epoll, events, bezel_ready_limit,
                       nanoseconds < 0 ? NULL : &wait, NULL, 0);
#endif
  if (count < 0 && errno == ENOSYS) {
    int64_t milliseconds = nanoseconds < 0 ? -1 : nanoseconds / 1000000 + (nanoseconds % 1000000 != 0);
    if (milliseconds > INT32_MAX) milliseconds = INT32_MAX;
    count = epoll_wait(epoll, events, bezel_ready_limit, (int)milliseconds);
  }
  for (int i = 0; i < count; i++) {
    ready[i].events = events[i].events;
    ready[i].tag = events[i].data.u64;
  }
  return count;
}

/// A descriptor from which the signals of the mask (bezel_signal_bit) are read.
static inline int bezel_signal_descriptor(uint64_t mask) {
  sigset_t set;
  bezel_fill_signals(&set, mask);
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

/// The number of the next signal, 0 when there is none, or -1.
static inline int bezel_next_signal(int fd) {
  struct signalfd_siginfo info;
  ssize_t count = read(fd, &info, sizeof info);
  if (count == (ssize_t)sizeof info) return (int)info.ssi_signo;
  return count < 0 && errno != EAGAIN && errno != EINTR ? -1 : 0;
}

static inline int bezel_event_descriptor(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

static inline int bezel_timer_descriptor(void) {
  return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
}

/// Makes the descriptor readable after so many nanoseconds, at least one; negative is never.
static inline int bezel_set_timer(int fd, int64_t nanoseconds) {
  struct itimerspec timer;
  memset(&timer, 0, sizeof timer);
  if (nanoseconds == 0) nanoseconds = 1;
  if (nanoseconds > 0) {
    timer.it_value.tv_sec = (time_t)(nanoseconds / 1000000000);
    timer.it_value.tv_nsec = (long)(nanoseconds % 1000000000);
  }
  return timerfd_settime(fd, 0, &timer, NULL);
}

/// Takes the count out of an event's or a timer's descriptor, so that it is readable no more.
static inline void bezel_take_count(int fd) {
  uint64_t count;
  while (read(fd, &count, sizeof count) < 0 && errno == EINTR) {
  }
}

/// Makes an event's descriptor readable.
static inline void bezel_add_count(int fd) {
  uint64_t count = 1;
  while (write(fd, &count, sizeof count) < 0 && errno == EINTR) {
  }
}

#endif
