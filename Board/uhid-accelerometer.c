// uhid-accelerometer: an accelerometer of HID that the kernel's own driver reads, as long as this runs.
//
// Lines on standard input say what it feels: three numbers are thousandths of g along x, y and z; `silent`
// has it answer nothing any more, and `speak` answer again. What it is asked is answered from the last
// line, so a change is in the driver's next sample.
#include <errno.h>
#include <fcntl.h>
#include <linux/uhid.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// A sensor page's accelerometer with all that the driver wants: a state, a power state, an interval, a
// sensitivity, and the three values in 10⁻³ of no unit, which is g.
static const uint8_t descriptor[] = {
    0x05, 0x20, 0x09, 0x01, 0xA1, 0x01, 0x85, 0x01, 0x05, 0x20, 0x09, 0x73, 0xA1, 0x00,
    0x0A, 0x16, 0x03, 0x15, 0x00, 0x25, 0x05, 0x75, 0x08, 0x95, 0x01, 0xA1, 0x02, 0x0A, 0x40, 0x08, 0x0A, 0x41, 0x08,
    0x0A, 0x42, 0x08, 0x0A, 0x43, 0x08, 0x0A, 0x44, 0x08, 0x0A, 0x45, 0x08, 0xB1, 0x00, 0xC0,
    0x0A, 0x19, 0x03, 0x15, 0x00, 0x25, 0x05, 0x75, 0x08, 0x95, 0x01, 0xA1, 0x02, 0x0A, 0x50, 0x08, 0x0A, 0x51, 0x08,
    0x0A, 0x52, 0x08, 0x0A, 0x53, 0x08, 0x0A, 0x54, 0x08, 0x0A, 0x55, 0x08, 0xB1, 0x00, 0xC0,
    0x0A, 0x0E, 0x03, 0x15, 0x00, 0x27, 0xFF, 0xFF, 0xFF, 0x7F, 0x75, 0x20, 0x95, 0x01, 0x55, 0x00, 0xB1, 0x02,
    0x0A, 0x52, 0x14, 0x15, 0x00, 0x26, 0xFF, 0x7F, 0x75, 0x10, 0x95, 0x01, 0x55, 0x0D, 0xB1, 0x02,
    0x0A, 0x53, 0x04, 0x16, 0x01, 0x80, 0x26, 0xFF, 0x7F, 0x75, 0x10, 0x95, 0x01, 0x55, 0x0D, 0x81, 0x02,
    0x0A, 0x54, 0x04, 0x16, 0x01, 0x80, 0x26, 0xFF, 0x7F, 0x75, 0x10, 0x95, 0x01, 0x55, 0x0D, 0x81, 0x02,
    0x0A, 0x55, 0x04, 0x16, 0x01, 0x80, 0x26, 0xFF, 0x7F, 0x75, 0x10, 0x95, 0x01, 0x55, 0x0D, 0x81, 0x02,
    0xC0, 0xC0,
};

// The feature report as the kernel last set it: its number, state, power, interval (16 ms), sensitivity.
static uint8_t feature[9] = {1, 2, 1, 16, 0, 0, 0, 1, 0};
static int values[3] = {0, 0, -1000};
static int is_silent;

static void put(int uhid, const struct uhid_event *event) {
  if (write(uhid, event, sizeof *event) != (ssize_t)sizeof *event) perror("uhid-accelerometer: write");
}

static void create(int uhid) {
  struct uhid_event event;
  memset(&event, 0, sizeof event);
  event.type = UHID_CREATE2;
  strcpy((char *)event.u.create2.name, "Board accelerometer");
  event.u.create2.bus = BUS_USB;
  event.u.create2.vendor = 0x1209;
  event.u.create2.product = 0x0001;
  event.u.create2.rd_size = sizeof descriptor;
  memcpy(event.u.create2.rd_data, descriptor, sizeof descriptor);
  put(uhid, &event);
}

static void answer(int uhid, const struct uhid_event *question) {
  struct uhid_event event;
  memset(&event, 0, sizeof event);
  if (question->type == UHID_GET_REPORT) {
    event.type = UHID_GET_REPORT_REPLY;
    event.u.get_report_reply.id = question->u.get_report.id;
    uint8_t *data = event.u.get_report_reply.data;
    if (question->u.get_report.rtype == UHID_INPUT_REPORT) {
      data[0] = 1;
      for (int axis = 0; axis < 3; axis++) {
        data[1 + 2 * axis] = (uint8_t)values[axis];
        data[2 + 2 * axis] = (uint8_t)(values[axis] >> 8);
      }
      event.u.get_report_reply.size = 7;
    } else {
      memcpy(data, feature, sizeof feature);
      event.u.get_report_reply.size = sizeof feature;
    }
  } else {
    event.type = UHID_SET_REPORT_REPLY;
    event.u.set_report_reply.id = question->u.set_report.id;
    if (question->u.set_report.rtype == UHID_FEATURE_REPORT && question->u.set_report.size == sizeof feature)
      memcpy(feature, question->u.set_report.data, sizeof feature);
  }
  put(uhid, &event);
}

static void hear(const char *line) {
  int x, y, z;
  if (strcmp(line, "silent") == 0) is_silent = 1;
  else if (strcmp(line, "speak") == 0) is_silent = 0;
  else if (sscanf(line, "%d %d %d", &x, &y, &z) == 3) values[0] = x, values[1] = y, values[2] = z;
  else fprintf(stderr, "uhid-accelerometer: what is %s?\n", line);
}

int main(void) {
  int uhid = open("/dev/uhid", O_RDWR | O_CLOEXEC);
  if (uhid < 0) {
    perror("uhid-accelerometer: /dev/uhid");
    return 1;
  }
  create(uhid);
  struct pollfd sources[2] = {{uhid, POLLIN, 0}, {0, POLLIN, 0}};
  char line[80];
  size_t length = 0;
  while (poll(sources, 2, -1) > 0 || errno == EINTR) {
    if (sources[0].revents) {
      struct uhid_event event;
      if (read(uhid, &event, sizeof event) <= 0) return 1;
      int is_question = event.type == UHID_GET_REPORT || event.type == UHID_SET_REPORT;
      if (is_question && !is_silent) answer(uhid, &event);
    }
    if (sources[1].revents) {
      ssize_t count = read(0, line + length, sizeof line - 1 - length);
      // Whoever told what it feels is gone: so is the sensor.
      if (count <= 0) return 0;
      length += (size_t)count;
      char *end;
      while ((end = memchr(line, '\n', length))) {
        *end = 0;
        hear(line);
        length -= (size_t)(end + 1 - line);
        memmove(line, end + 1, length);
      }
      if (length == sizeof line - 1) length = 0;
    }
  }
  return 1;
}
