// The machine's names and addresses, and the time of day.
#ifndef BEZEL_CLINUX_NETWORK_H
#define BEZEL_CLINUX_NETWORK_H

/// Whether an address is one that others could use: not of the machine alone nor of the link alone.
static inline int bezel_is_global(const struct sockaddr *address) {
  if (address->sa_family == AF_INET) {
    uint32_t number = ntohl(((const struct sockaddr_in *)address)->sin_addr.s_addr);
    return number >> 24 != 127 && number >> 16 != 0xA9FE && number != 0;
  }
  if (address->sa_family != AF_INET6) return 0;
  const struct in6_addr *number = &((const struct sockaddr_in6 *)address)->sin6_addr;
  return !IN6_IS_ADDR_LOOPBACK(number) && !IN6_IS_ADDR_LINKLOCAL(number) &&
         !IN6_IS_ADDR_UNSPECIFIED(number);
}

/// Writes the addresses of a family (AF_INET, AF_INET6) of all interfaces that are up, each ended by a
/// NUL, and returns how many there are; what does not fit is left out.
static inline int bezel_addresses(int family, char *text, size_t count) {
  struct ifaddrs *first;
  if (getifaddrs(&first) != 0) return 0;
  int found = 0;
  for (struct ifaddrs *each = first; each; each = each->ifa_next) {
    const struct sockaddr *address = each->ifa_addr;
    if (!address || address->sa_family != family || !(each->ifa_flags & IFF_UP)) continue;
    if ((each->ifa_flags & IFF_LOOPBACK) || !bezel_is_global(address)) continue;
    const void *number = family == AF_INET
                             ? (const void *)&((const struct sockaddr_in *)address)->sin_addr
                             : (const void *)&((const struct sockaddr_in6 *)address)->sin6_addr;
    if (count < INET6_ADDRSTRLEN || !inet_ntop(family, number, text, INET6_ADDRSTRLEN)) break;
    size_t length = strlen(text) + 1;
    text += length;
    count -= length;
    found++;
  }
  freeifaddrs(first);
  return found;
}

/// A socket on which the kernel tells that addresses or links have changed; or -1.
static inline int bezel_address_events(void) {
  int fd = socket(AF_NETLINK, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_ROUTE);
  if (fd < 0) return -1;
  struct sockaddr_nl address;
  memset(&address, 0, sizeof address);
  address.nl_family = AF_NETLINK;
  address.nl_groups = RTMGRP_LINK | RTMGRP_IPV4_IFADDR | RTMGRP_IPV6_IFADDR;
  if (bind(fd, (struct sockaddr *)&address, sizeof address) == 0) return fd;
  int error = errno;
  close(fd);
  errno = error;
  return -1;
}

/// The machine's name, cut to what fits and always ended.
static inline void bezel_hostname(char *text, size_t count) {
  if (count == 0) return;
  if (gethostname(text, count) != 0) text[0] = 0;
  text[count - 1] = 0;
}

/// The kernel's name and release.
static inline void bezel_kernel(char *text, size_t count) {
  struct utsname names;
  if (count == 0) return;
  text[0] = 0;
  if (uname(&names) == 0) snprintf(text, count, "%s %s", names.sysname, names.release);
}

/// Nanoseconds since 1970, by the clock that people set.
static inline int64_t bezel_wall_now(void) {
  struct timespec now;
  return clock_gettime(CLOCK_REALTIME, &now) == 0
             ? (int64_t)now.tv_sec * 1000000000 + now.tv_nsec
             : 0;
}

/// The minute of the day at a second since 1970 where this machine is, or in UTC; -1 for none.
static inline int bezel_minute_of_day(int64_t second, int is_utc) {
  time_t when = (time_t)second;
  struct tm parts;
  if ((int64_t)when != second) return -1;
  if (!(is_utc ? gmtime_r(&when, &parts) : localtime_r(&when, &parts))) return -1;
  return parts.tm_hour * 60 + parts.tm_min;
}

/// A variable of the environment; NULL where it is not set.
static inline const char *bezel_variable(const char *name) { return getenv(name); }

#endif
