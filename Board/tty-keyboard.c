// tty-keyboard TERMINAL: the number of the mode that a virtual terminal's keyboard is in; 4 is off.
#include <fcntl.h>
#include <linux/kd.h>
#include <stdio.h>
#include <sys/ioctl.h>

int main(int count, char **words) {
  int mode = -1;
  int terminal = count == 2 ? open(words[1], O_RDONLY | O_NOCTTY | O_NONBLOCK) : -1;
  if (terminal < 0 || ioctl(terminal, KDGKBMODE, &mode) != 0) {
    perror("tty-keyboard");
    return 1;
  }
  printf("%d\n", mode);
  return 0;
}
