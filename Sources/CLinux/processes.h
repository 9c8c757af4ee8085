// Processes, process groups and signals.
#ifndef BEZEL_CLINUX_PROCESSES_H
#define BEZEL_CLINUX_PROCESSES_H

/// Swift does not import fork; the caller has one thread.
static inline int bezel_fork(void) { return (int)fork(); }

static inline int bezel_exited(int status) { return WIFEXITED(status); }
static inline int bezel_exit_code(int status) { return WEXITSTATUS(status); }
static inline int bezel_signalled(int status) { return WIFSIGNALED(status); }
static inline int bezel_end_signal(int status) { return WTERMSIG(status); }
static inline int bezel_stopped(int status) { return WIFSTOPPED(status); }
static inline int bezel_stop_signal(int status) { return WSTOPSIG(status); }
static inline int bezel_continued(int status) { return WIFCONTINUED(status); }

/// Names the process as `ps` and /proc/PID/comm show it; 15 bytes at most.
static inline int bezel_set_process_name(const char *name) {
  return prctl(PR_SET_NAME, (unsigned long)(uintptr_t)name, 0, 0, 0);
}

/// Has this process get a signal when its parent ends.
static inline int bezel_signal_at_parents_end(int number) {
  return prctl(PR_SET_PDEATHSIG, (unsigned long)number, 0, 0, 0);
}

static inline int bezel_default_signal(int number) {
  return signal(number, SIG_DFL) == SIG_ERR ? -1 : 0;
}

static inline int bezel_ignore_signal(int number) {
  return signal(number, SIG_IGN) == SIG_ERR ? -1 : 0;
}

/// Whether the process ignores a signal now.
static inline int bezel_ignores_signal(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

/// The bit of a signal in the masks below.
static inline uint64_t bezel_signal_bit(int number) { return (uint64_t)1 << (number - 1); }

static inline void bezel_fill_signals(sigset_t *set, uint64_t mask) {
  sigemptyset(set);
  for (int number = 1; number <= 64; number++)
    if (mask & bezel_signal_bit(number)) sigaddset(set, number);
}

/// Blocks signals for this thread and tells in `before` what was blocked; 0 or an error code.
static inline int bezel_block_signals(uint64_t mask, uint64_t *before) {
  sigset_t set, old;
  bezel_fill_signals(&set, mask);
  int code = pthread_sigmask(SIG_BLOCK, &set, &old);
  if (code == 0 && before) {
    *before = 0;
    for (int number = 1; number <= 64; number++)
      if (sigismember(&old, number) == 1) *before |= bezel_signal_bit(number);
  }
  return code;
}

static inline int bezel_unblock_signals(uint64_t mask) {
  sigset_t set;
  bezel_fill_signals(&set, mask);
  return pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

/// Whether a blocked signal waits for this process.
static inline int bezel_is_pending(int number) {
  sigset_t set;
  return sigpending(&set) == 0 && sigismember(&set, number) == 1;
}

/// Blocks exactly these signals for this thread; 0 or an error code.
static inline int bezel_set_blocked_signals(uint64_t mask) {
  sigset_t set;
  bezel_fill_signals(&set, mask);
  return pthread_sigmask(SIG_SETMASK, &set, NULL);
}

/// The calling thread, as a number.
static inline uintptr_t bezel_thread(void) { return (uintptr_t)pthread_self(); }

#endif
