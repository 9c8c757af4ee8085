// The handler that names a trap: Embedded Swift in release ends without a word.
#ifndef BEZEL_CLINUX_TRAP_H
#define BEZEL_CLINUX_TRAP_H

#include <sys/ucontext.h>

/// An ioctl with a number for its argument that the handler makes before the process ends.
struct bezel_last_act {
  volatile sig_atomic_t armed;
  int fd;
  unsigned long request;
  long value;
};

enum { bezel_last_act_limit = 4 };

// Weak, so that all modules share one: a static would be one a module. Only with a value is it
// more than a declaration.
__attribute__((weak)) struct bezel_last_act bezel_last_acts[bezel_last_act_limit] = {{0}};
// The linker's names for the program's first byte and the one after its last.
extern const char __executable_start[] __attribute__((weak));
extern const char _end[] __attribute__((weak));

/// Keeps an ioctl for the handler; its number for bezel_disarm, or -1 when there is no room.
static inline int bezel_arm(int fd, unsigned long request, long value) {
  for (int i = 0; i < bezel_last_act_limit; i++) {
    struct bezel_last_act *act = &bezel_last_acts[i];
    if (act->armed) continue;
    act->fd = fd;
    act->request = request;
    act->value = value;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    act->armed = 1;
    return i;
  }
  return -1;
}

static inline void bezel_disarm(int number) {
  if (number >= 0 && number < bezel_last_act_limit) bezel_last_acts[number].armed = 0;
}

/// Where the program was, counted from its first byte as symbolizers do; as it is where that is in a
/// library, and 0 on a CPU not known here.
static inline uintptr_t bezel_trap_place(const void *context) {
  const ucontext_t *state = (const ucontext_t *)context;
  uintptr_t place = 0;
#if defined(__x86_64__)
  place = (uintptr_t)state->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  place = (uintptr_t)state->uc_mcontext.pc;
#elif defined(__arm__)
  place = (uintptr_t)state->uc_mcontext.arm_pc;
#elif defined(__riscv)
  place = (uintptr_t)state->uc_mcontext.__gregs[REG_PC];
#else
  (void)state;
#endif
  uintptr_t start = (uintptr_t)__executable_start;
  return place >= start && place < (uintptr_t)_end ? place - start : place;
}

static inline void bezel_handle_trap(int number, siginfo_t *info, void *context) {
  (void)info;
  static const char digits[] = "0123456789abcdef";
  char line[64] = "bezel: internal error at 0x";
  size_t count = strlen(line);
  uintptr_t place = bezel_trap_place(context);
  int shift = (int)sizeof place * 8 - 4;
  while (shift > 0 && (place >> shift) == 0) shift -= 4;
  for (; shift >= 0; shift -= 4) line[count++] = digits[(place >> shift) & 15];
  line[count++] = '\n';
  for (int i = 0; i < bezel_last_act_limit; i++) {
    struct bezel_last_act *act = &bezel_last_acts[i];
    if (act->armed) (void)ioctl(act->fd, act->request, act->value);
  }
  if (write(2, line, count) < 0) { /* nobody is left to tell */ }
  signal(number, SIG_DFL);
  raise(number);
}

/// Names a trap on standard error, makes the armed ioctls, and lets the signal end the process.
static inline int bezel_handle_traps(void) {
  static const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  // A stack of its own, since an overflown stack is one of the traps; kept for good.
  stack_t stack = {.ss_size = 16384};
  stack.ss_sp = malloc(stack.ss_size);
  if (stack.ss_sp == NULL || sigaltstack(&stack, NULL) != 0) return -1;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = bezel_handle_trap;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
    if (sigaction(numbers[i], &action, NULL) != 0) return -1;
  return 0;
}

#endif
