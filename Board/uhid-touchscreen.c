// uhid-touchscreen FIFO: a multi-touch screen of 4096 by 4096 places for two fingers, as a HID device that the kernel's
// own driver handles. It makes the FIFO and then does what is written there, a line each:
//   down FINGER X Y · move FINGER X Y · up FINGER      FINGER is 0 or 1
//   quit
#include <fcntl.h>
#include <linux/input.h>
#include <linux/uhid.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// A finger: a bit that says whether it is down, a number, and two bytes for each axis.
#define FINGER \
  0x05, 0x0D, 0x09, 0x22, 0xA1, 0x02, 0x09, 0x42, 0x15, 0x00, 0x25, 0x01, 0x75, 0x01, 0x95, 0x01, 0x81, 0x02, 0x95, 0x07, \
      0x81, 0x03, 0x09, 0x51, 0x25, 0x7F, 0x75, 0x08, 0x95, 0x01, 0x81, 0x02, 0x05, 0x01, 0x26, 0xFF, 0x0F, 0x75, 0x10, \
      0x09, 0x30, 0x81, 0x02, 0x09, 0x31, 0x81, 0x02, 0xC0

static const unsigned char descriptor[] = {
    0x05, 0x0D, 0x09, 0x04, 0xA1, 0x01, 0x85, 0x01, FINGER, FINGER,
    // How many fingers the report is about.
    0x05, 0x0D, 0x09, 0x54, 0x25, 0x7F, 0x75, 0x08, 0x95, 0x01, 0x81, 0x02,
    // How many there can be: the feature report 2.
    0x85, 0x02, 0x09, 0x55, 0x25, 0x02, 0x75, 0x08, 0x95, 0x01, 0xB1, 0x02, 0xC0};

static struct { int down, x, y; } fingers[2];

static int tell(int device, const struct uhid_event *event) {
  return write(device, event, sizeof *event) == (ssize_t)sizeof *event ? 0 : -1;
}

static int create(int device) {
  struct uhid_event event = {.type = UHID_CREATE2};
  strcpy((char *)event.u.create2.name, "Board Touchscreen");
  strcpy((char *)event.u.create2.uniq, "board-1");
  memcpy(event.u.create2.rd_data, descriptor, sizeof descriptor);
  event.u.create2.rd_size = sizeof descriptor;
  event.u.create2.bus = BUS_USB;
  event.u.create2.vendor = 0x1209;
  event.u.create2.product = 0x0001;
  return tell(device, &event);
}

static int report(int device) {
  struct uhid_event event = {.type = UHID_INPUT2};
  unsigned char *data = event.u.input2.data;
  *data++ = 1;
  for (int i = 0; i < 2; i++) {
    *data++ = (unsigned char)fingers[i].down;
    *data++ = (unsigned char)i;
    *data++ = (unsigned char)fingers[i].x;
    *data++ = (unsigned char)(fingers[i].x >> 8);
    *data++ = (unsigned char)fingers[i].y;
    *data++ = (unsigned char)(fingers[i].y >> 8);
  }
  *data++ = 2;
  event.u.input2.size = (__u16)(data - event.u.input2.data);
  return tell(device, &event);
}

// What the kernel asks for is how many fingers there can be.
static int answer(int device) {
  struct uhid_event asked, event = {0};
  if (read(device, &asked, sizeof asked) <= 0) return -1;
  if (asked.type == UHID_GET_REPORT) {
    event.type = UHID_GET_REPORT_REPLY;
    event.u.get_report_reply.id = asked.u.get_report.id;
    event.u.get_report_reply.size = 2;
    event.u.get_report_reply.data[0] = 2;
    event.u.get_report_reply.data[1] = 2;
    return tell(device, &event);
  }
  if (asked.type == UHID_SET_REPORT) {
    event.type = UHID_SET_REPORT_REPLY;
    event.u.set_report_reply.id = asked.u.set_report.id;
    return tell(device, &event);
  }
  return 0;
}

static int obey(int device, const char *line) {
  int finger, x, y;
  if (sscanf(line, "down %d %d %d", &finger, &x, &y) == 3 || sscanf(line, "move %d %d %d", &finger, &x, &y) == 3) {
    if (finger < 0 || finger > 1) return 0;
    fingers[finger].down = 1;
    fingers[finger].x = x;
    fingers[finger].y = y;
    return report(device);
  }
  if (sscanf(line, "up %d", &finger) == 1 && finger >= 0 && finger <= 1) {
    fingers[finger].down = 0;
    return report(device);
  }
  return strncmp(line, "quit", 4) == 0 ? 1 : 0;
}

int main(int count, char **words) {
  if (count != 2) return 64;
  mkfifo(words[1], 0600);
  int device = open("/dev/uhid", O_RDWR | O_CLOEXEC);
  // For writing too, so that it does not end when a writer does.
  int commands = open(words[1], O_RDWR | O_CLOEXEC | O_NONBLOCK);
  if (device < 0 || commands < 0 || create(device) != 0) {
    perror("uhid-touchscreen");
    return 1;
  }
  FILE *lines = fdopen(commands, "r");
  struct pollfd waiting[] = {{.fd = device, .events = POLLIN}, {.fd = commands, .events = POLLIN}};
  char line[128];
  while (poll(waiting, 2, -1) > 0) {
    if (waiting[0].revents && answer(device) != 0) return 1;
    if (!waiting[1].revents) continue;
    while (fgets(line, sizeof line, lines) != NULL) {
      int result = obey(device, line);
      if (result != 0) return result < 0;
    }
    clearerr(lines);
  }
  return 1;
}
