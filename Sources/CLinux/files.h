// Descriptors, mappings and files.
#ifndef BEZEL_CLINUX_FILES_H
#define BEZEL_CLINUX_FILES_H

static inline int bezel_open(const char *path, int flags, unsigned int permissions) {
  return open(path, flags, (mode_t)permissions);
}

static inline int bezel_fcntl(int fd, int command, long value) { return fcntl(fd, command, value); }

static inline int bezel_ioctl(int fd, unsigned long request, void *argument) {
  return ioctl(fd, request, argument);
}

/// For requests whose argument is a number.
static inline int bezel_ioctl_value(int fd, unsigned long request, long value) {
  return ioctl(fd, request, value);
}

/// NULL where mmap would say MAP_FAILED. The offset has 64 bits on every CPU.
static inline void *bezel_map(size_t count, int protection, int flags, int fd, int64_t offset) {
#ifdef __GLIBC__
  void *start = mmap64(NULL, count, protection, flags, fd, offset);
#else
  void *start = mmap(NULL, count, protection, flags, fd, offset);
#endif
  return start == MAP_FAILED ? NULL : start;
}

/// Reads from a place in a file that has 64 bits on every CPU.
static inline ssize_t bezel_read_at(int fd, void *bytes, size_t count, int64_t place) {
#ifdef __GLIBC__
  return pread64(fd, bytes, count, place);
#else
  return pread(fd, bytes, count, place);
#endif
}

/// The name of the next thing in an open folder; NULL at the end and for an error.
static inline const char *bezel_next_name(DIR *folder) {
  struct dirent *entry = readdir(folder);
  return entry ? entry->d_name : NULL;
}

/// What stat says of a file, in the few words that are used.
struct bezel_file {
  uint32_t mode;
  int64_t size;
  uint64_t device;
  uint64_t inode;
  /// The device that a device node stands for.
  uint64_t node;
};

static inline int bezel_stat_into(int result, const struct stat *from, struct bezel_file *file) {
  if (result != 0) return result;
  file->mode = (uint32_t)from->st_mode;
  file->size = (int64_t)from->st_size;
  file->device = (uint64_t)from->st_dev;
  file->inode = (uint64_t)from->st_ino;
  file->node = (uint64_t)from->st_rdev;
  return 0;
}

static inline int bezel_stat(const char *path, struct bezel_file *file) {
  struct stat status;
  int result = stat(path, &status);
  return bezel_stat_into(result, &status, file);
}

static inline int bezel_fstat(int fd, struct bezel_file *file) {
  struct stat status;
  int result = fstat(fd, &status);
  return bezel_stat_into(result, &status, file);
}

static inline int bezel_is_regular(uint32_t mode) { return S_ISREG(mode); }
static inline int bezel_is_character_device(uint32_t mode) { return S_ISCHR(mode); }
static inline int bezel_is_block_device(uint32_t mode) { return S_ISBLK(mode); }
static inline int bezel_is_fifo(uint32_t mode) { return S_ISFIFO(mode); }
static inline int bezel_is_socket(uint32_t mode) { return S_ISSOCK(mode); }

static inline uint32_t bezel_major(uint64_t node) { return major(node); }
static inline uint32_t bezel_minor(uint64_t node) { return minor(node); }

/// The device number of a terminal, also for /dev/tty, which stands for another; 0 for others.
static inline uint64_t bezel_terminal_device(int fd) {
  unsigned int encoded = 0;
  return ioctl(fd, TIOCGDEV, &encoded) == 0 ? (uint64_t)encoded : 0;
}

/// The size of a block device in bytes, or -1.
static inline int64_t bezel_block_device_size(int fd) {
  uint64_t bytes = 0;
  return ioctl(fd, BLKGETSIZE64, &bytes) == 0 && bytes <= INT64_MAX ? (int64_t)bytes : -1;
}

/// Closes every descriptor from first to last, without /proc and on kernels without close_range.
static inline void bezel_close_range(unsigned int first, unsigned int last) {
  if (first > last) return;
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, last, 0) == 0) return;
#endif
  long limit = sysconf(_SC_OPEN_MAX);
  if (limit < 0 || limit > 65536) limit = 65536;
  for (unsigned int fd = first; fd <= last && (long)fd < limit; fd++) close((int)fd);
}

/// The columns of a terminal; 0 where it does not say.
static inline int bezel_terminal_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

#endif
