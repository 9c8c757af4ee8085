# Checks of the board itself, which need no program of ours.
# shellcheck shell=sh
. /checks/check.sh

[ "$(head -c 4 /dev/vda)" = DISK ]
verdict $? "A disk holds what its file does"
echo written >/dev/vda
[ -c /dev/dri/card0 ] && [ -c /dev/tty1 ] && [ -c /dev/input/event0 ]
verdict $? "There is a display, a console and an input device"
[ "$(cat /sys/class/graphics/fb0/virtual_size)" = 640,400 ]
verdict $? "The screen has the size that was asked for"
printf '\033[?25l' >/dev/tty1
# paint CHARACTER: fills the screen with it; the kernel takes a moment to show what was written.
paint() { tr '\0' "$1" </dev/zero | head -c 1024000 >/dev/fb0; sleep 0.5; }
paint '\0'
host screenshot black.png
paint '\377'
host screenshot white.png
echo "to the errors" >&2
echo "to the output"
exit 42
