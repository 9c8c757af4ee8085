// uinput-storm SECONDS SEED [flood]: a keyboard, a touchscreen and a mouse that say anything at all, and now and then are
// pulled out and plugged in again. With `flood` they never pause, so that readers lose events.
#include <errno.h>
#include <fcntl.h>
#include <linux/uinput.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

enum { KEYBOARD, TOUCHSCREEN, MOUSE, KINDS };

static const char *const names[KINDS] = {"Storm Keyboard", "Storm Touchscreen", "Storm Mouse"};
static const uint16_t axes[] = {ABS_X, ABS_Y, ABS_MT_SLOT, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_TRACKING_ID};
static int devices[KINDS];
static uint32_t state;

static uint32_t number(uint32_t end) {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state % end;
}

// The machine's own keys do more than a storm should: Alt with others restarts it, SysRq alone may.
static int is_left_out(int key) { return key == KEY_LEFTALT || key == KEY_RIGHTALT || key == KEY_SYSRQ; }

static void must(int result, const char *what) {
  if (result >= 0) return;
  perror(what);
  exit(1);
}

static void enable_axis(int device, uint16_t axis, int32_t minimum, int32_t maximum) {
  struct uinput_abs_setup setup = {.code = axis, .absinfo = {.minimum = minimum, .maximum = maximum}};
  must(ioctl(device, UI_ABS_SETUP, &setup), "axis");
}

static void plug(int kind) {
  int device = open("/dev/uinput", O_RDWR | O_CLOEXEC | O_NONBLOCK);
  must(device, "/dev/uinput");
  ioctl(device, UI_SET_EVBIT, EV_KEY);
  if (kind == KEYBOARD) {
    for (int key = KEY_ESC; key < KEY_COMPOSE; key++)
      if (!is_left_out(key)) ioctl(device, UI_SET_KEYBIT, key);
  } else if (kind == TOUCHSCREEN) {
    ioctl(device, UI_SET_KEYBIT, BTN_TOUCH);
    ioctl(device, UI_SET_PROPBIT, INPUT_PROP_DIRECT);
    for (size_t i = 0; i < sizeof axes / sizeof axes[0]; i++)
      enable_axis(device, axes[i], 0, axes[i] == ABS_MT_SLOT ? 4 : axes[i] == ABS_MT_TRACKING_ID ? 65535 : 999);
  } else {
    ioctl(device, UI_SET_EVBIT, EV_REL);
    ioctl(device, UI_SET_RELBIT, REL_X);
    ioctl(device, UI_SET_RELBIT, REL_Y);
    ioctl(device, UI_SET_KEYBIT, BTN_LEFT);
    ioctl(device, UI_SET_KEYBIT, BTN_RIGHT);
  }
  struct uinput_setup setup = {.id = {.bustype = BUS_HOST, .vendor = 0x1209, .product = (uint16_t)(2 + kind)}};
  snprintf(setup.name, sizeof setup.name, "%s", names[kind]);
  must(ioctl(device, UI_DEV_SETUP, &setup), "setup");
  must(ioctl(device, UI_DEV_CREATE), "create");
  devices[kind] = device;
}

static int32_t value(void) {
  switch (number(4)) {
  case 0: return (int32_t)number(2);
  case 1: return (int32_t)number(1000);
  case 2: return -1 - (int32_t)number(1000);
  default: return number(2) ? INT32_MAX : INT32_MIN;
  }
}

static struct input_event event(int kind) {
  struct input_event event = {.value = value()};
  uint32_t choice = number(8);
  if (choice == 0) {
    event.type = EV_SYN;
    event.code = SYN_REPORT;
    event.value = 0;
  } else if (kind == KEYBOARD) {
    event.type = EV_KEY;
    // Those that a button listens to come more often.
    static const uint16_t usual[] = {KEY_ENTER, KEY_SPACE, KEY_ESC, KEY_TAB};
    event.code = number(2) ? usual[number(4)] : (uint16_t)(1 + number(KEY_COMPOSE - 1));
    event.value = (int32_t)number(2);
  } else if (kind == TOUCHSCREEN && choice > 1) {
    event.type = EV_ABS;
    event.code = axes[number(sizeof axes / sizeof axes[0])];
    if (event.code == ABS_MT_SLOT) event.value = (int32_t)number(6);
  } else if (kind == MOUSE && choice > 2) {
    event.type = EV_REL;
    event.code = (uint16_t)number(2);
    event.value = (int32_t)number(41) - 20;
  } else {
    event.type = EV_KEY;
    event.code = kind == MOUSE ? BTN_LEFT : BTN_TOUCH;
    event.value = (int32_t)number(2);
  }
  return event;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int count, char **words) {
  if (count < 3) return 64;
  double end = now() + atof(words[1]);
  state = (uint32_t)atoi(words[2]) | 1;
  int is_flood = count > 3 && strcmp(words[3], "flood") == 0;
  uint64_t sent = 0;
  for (int kind = 0; kind < KINDS; kind++) plug(kind);
  while (now() < end) {
    int kind = (int)number(KINDS);
    struct input_event events[64];
    uint32_t length = is_flood ? 64 : 1 + number(16);
    for (uint32_t i = 0; i < length; i++) events[i] = event(kind);
    if (write(devices[kind], events, length * sizeof events[0]) < 0 && errno != EAGAIN) must(-1, "write");
    sent += length;
    if (number(is_flood ? 20000 : 200) == 0) {
      // What has its node next is not what had it.
      close(devices[kind]);
      plug(kind);
    }
    if (!is_flood) usleep(number(4000));
  }
  printf("%llu\n", (unsigned long long)sent);
  return 0;
}
