// Threads.
#ifndef BEZEL_CLINUX_THREAD_H
#define BEZEL_CLINUX_THREAD_H

/// Runs a function on a thread that nobody waits for, which takes no signals but its own faults; 0 or an
/// error code.
static inline int bezel_start_thread(void *(*body)(void *), void *argument) {
  sigset_t all, before;
  sigfillset(&all);
  sigdelset(&all, SIGSEGV);
  sigdelset(&all, SIGBUS);
  sigdelset(&all, SIGILL);
  sigdelset(&all, SIGTRAP);
  sigdelset(&all, SIGFPE);
  sigdelset(&all, SIGABRT);
  pthread_attr_t attributes;
  int code = pthread_attr_init(&attributes);
  if (code != 0) return code;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 256 * 1024);
  // A thread begins with its maker's mask.
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  code = pthread_create(&thread, &attributes, body, argument);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  return code;
}

/// Waits until the descriptor is readable.
static inline int bezel_await_readable(int fd) {
  struct pollfd wait = {fd, POLLIN, 0};
  return poll(&wait, 1, -1);
}

#endif
