// tty-keyboard TERMINAL [MODE]: the number of the mode that a virtual terminal's keyboard is in; 4 is off.
// With MODE it says nothing, waits for that mode, however short its while, and fails after 5 s without it.
#include <fcntl.h>
#include <linux/kd.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <time.h>

int main(int count, char **words) {
  int mode = -1;
  int terminal = count >= 2 ? open(words[1], O_RDONLY | O_NOCTTY | O_NONBLOCK) : -1;
  if (terminal < 0 || ioctl(terminal, KDGKBMODE, &mode) != 0) {
    perror("tty-keyboard");
    return 1;
  }
  if (count == 2) {
    printf("%d\n", mode);
    return 0;
  }
  int wanted = atoi(words[2]);
  struct timespec now, pause = {.tv_nsec = 200000};
  clock_gettime(CLOCK_MONOTONIC, &now);
  time_t end = now.tv_sec + 5;
  while (mode != wanted && now.tv_sec < end) {
    nanosleep(&pause, NULL);
    if (ioctl(terminal, KDGKBMODE, &mode) != 0) return 1;
    clock_gettime(CLOCK_MONOTONIC, &now);
  }
  return mode != wanted;
}
