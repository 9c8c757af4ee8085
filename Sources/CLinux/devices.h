// Signs of devices that come and go.
#ifndef BEZEL_CLINUX_DEVICES_H
#define BEZEL_CLINUX_DEVICES_H

/// A socket on which the kernel tells what happens to devices, udev or not; or -1.
static inline int bezel_device_events(void) {
  int fd = socket(AF_NETLINK, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_KOBJECT_UEVENT);
  if (fd < 0) return -1;
  struct sockaddr_nl address;
  memset(&address, 0, sizeof address);
  address.nl_family = AF_NETLINK;
  address.nl_groups = 1;
  if (bind(fd, (struct sockaddr *)&address, sizeof address) == 0) return fd;
  int error = errno;
  close(fd);
  errno = error;
  return -1;
}

static inline int bezel_file_events(void) { return inotify_init1(IN_CLOEXEC | IN_NONBLOCK); }

/// The number of the terminal behind /dev/tty if it is a virtual one of 1…63, else 0.
static inline int bezel_virtual_terminal(int fd) {
  unsigned int device = 0;
  if (ioctl(fd, TIOCGDEV, &device) != 0) return 0;
  int number = (int)minor(device);
  return major(device) == 4 && number >= 1 && number <= 63 ? number : 0;
}

/// KD_TEXT, KD_GRAPHICS or -1.
static inline int bezel_screen_mode(int fd) {
  int mode = -1;
  return ioctl(fd, KDGETMODE, &mode) == 0 ? mode : -1;
}

/// K_XLATE, K_UNICODE, K_OFF … or -1.
static inline int bezel_keyboard_mode(int fd) {
  int mode = -1;
  return ioctl(fd, KDGKBMODE, &mode) == 0 ? mode : -1;
}

#endif
