# Checks on a board with accelerometers: the bezel moves as far and to where it must, for every kind of driver.
# shellcheck shell=sh
. /checks/check.sh

mkdir -p /run/udev/data
devices=/sys/bus/iio/devices

# show NAME OPTION…: shows a still HUD, and saves the screen once a sensor has told how the device is held.
show() {
  name=$1
  shift
  [ -p /run/idle ] || mkfifo /run/idle
  bezel show --scale 1 --animation none --mode ring --progress 0.3 "$@" <>/run/idle 2>/run/err &
  shower=$!
  eventually 10 shown || failed "The HUD $name appears on the screen"
  sleep "${settled:-1}"
  host screenshot "$name-level.png"
}

# moved NAME X Y SENTENCE: after the device was tilted the bezel is X and Y pixels from where it was.
moved() {
  sleep "${settled:-1}"
  host screenshot "$1-tilted.png"
  printf 'moved %s-level.png\t%s-tilted.png\t%s\t%s\t%s\n' "$1" "$1" "$2" "$3" "$4"
}

# home NAME SENTENCE: the bezel is where it was at first.
home() {
  host screenshot "$1-home.png"
  printf 'same %s-level.png\t%s-home.png\t%s\n' "$1" "$1" "$2"
}

# hide: ends the HUD, which must not take long.
hide() {
  kill "$shower"
  eventually 2 ended "$shower" || failed "A HUD ends at once"
  wait "$shower" 2>/dev/null
  eventually 10 unshown || failed "The HUD leaves the screen"
}

ended() { [ ! -d "/proc/$1" ] || grep -q '^State:.Z' "/proc/$1/status"; }

# feel X Y Z: has the pretended sensor of HID feel that, in thousandths of g. Lying on its back it is 0 0 -1000.
feel() { echo "$*" >&7; }

# plug: makes that sensor. unplug: takes it away, in the middle of whatever it is asked.
plug() {
  uhid-accelerometer <&7 &
  pretender=$!
  eventually 5 [ -e "$devices/iio:device0/in_accel_x_raw" ] || failed "A sensor of HID appears"
}
unplug() {
  kill -9 "$pretender"
  wait "$pretender" 2>/dev/null
}

modprobe hid-sensor-hub
modprobe hid-sensor-accel-3d
modprobe uhid
mkfifo /run/feeling
# Kept open, so that nothing waits for a sensor to hear what is to be felt.
exec 7<>/run/feeling

# A sensor of HID: moved, on panels that are turned and dense, silent, gone, and there again.
plug
feel 0 0 -1000
show hid
feel 866 0 -500
moved hid 10 0 "A sensor of HID that is tilted to the right moves the bezel to the right"
feel silent
sleep 1.5
home hid "A sensor that does not answer lets the bezel go home"
hide
feel speak
feel 0 0 -1000

show dense --scale 2 --motion-points 12
feel 0 -866 -500
moved dense 0 24 "A sensor of HID that is tilted downwards moves the bezel down, by twice as many pixels as points"
unplug
sleep 1.5
home dense "A sensor that is unplugged lets the bezel go home"
feel 0 0 -1000
plug
sleep 1.5
host screenshot again-level.png
feel -866 0 -500
moved again -24 0 "A sensor that is plugged in again is followed"
hide

feel 0 0 -1000
show turned --rotate 90
feel 866 0 -500
moved turned 10 0 "On a picture that is turned by hand the bezel goes the same way to the eye"
hide

feel 0 0 -1000
show inverted --tilt-invert x
feel 866 0 -500
moved inverted -10 0 "An inverted axis moves the bezel the other way"
hide

feel 0 0 -1000
show off --motion off
feel 866 0 -500
sleep 1
home off "Without motion the bezel stays"
hide

# The picture stands upright as the panel is turned, and stays between two sides.
feel 0 -1000 0
show upright --motion off --rotate sensor
feel -1000 0 0
sleep 2
host screenshot quarter.png
printf 'compare quarter.png\t--mode\tring\t--progress\t0.3\t--rotate\t90\n'
feel -707 -707 0
sleep 2
host screenshot between.png
printf 'same quarter.png\tbetween.png\tBetween two sides the picture stays as it is\n'
feel 0 1000 0
sleep 2
host screenshot half.png
printf 'compare half.png\t--mode\tring\t--progress\t0.3\t--rotate\t180\n'
hide
feel 0 0 -1000

# Chips behind a pretended bus. The panel's plane is theirs, a g is as many steps as their scale has.
modprobe i2c-dev
modprobe i2c-stub chip_addr=0x10,0x11,0x12,0x13,0x14
for module in mc3230 kxcjk-1013 st_accel_i2c mxc4005 mxc6255; do modprobe "$module"; done
for bus in /sys/bus/i2c/devices/i2c-*; do
  case $(cat "$bus/name") in *stub*) break ;; esac
done
number=${bus##*-}
# set_register CHIP REGISTER VALUE [w]: a byte, or a word.
set_register() { i2cset -y -f "$number" "$@" >/dev/null; }
# registers CHIP REGISTER VALUE…: bytes from a register on.
registers() {
  chip=$1 register=$(($2))
  shift 2
  for value in "$@"; do
    set_register "$chip" "$(printf '0x%x' "$register")" "$value"
    register=$((register + 1))
  done
}
# chip NAME ADDRESS: has a driver take a chip.
chip() {
  echo "$1" "$2" >"$bus/new_device"
  eventually 5 grep -qs "^$1" "$devices"/iio:device*/name || failed "The driver $1 takes its chip"
}
unchip() { echo "$1" >"$bus/delete_device"; }

# Two at once: the display's is followed, whatever the other one feels, and the other one when that is gone.
set_register 0x10 0x18 0x01
set_register 0x10 0x3b 0x19
registers 0x10 0 0x00 0x00 0x55
chip mc3230 0x10
for second in "$devices"/iio:device*; do
  [ "$(cat "$second/name")" != mc3230 ] || break
done
echo E:ACCEL_LOCATION=display >"/run/udev/data/+iio:${second##*/}"
show two
feel 0 866 -500
registers 0x10 0 0xb6 0x00 0x2b
moved two 10 0 "Of two sensors the display's moves the bezel (mc3230, one scale for all axes)"
exits 0 "The doctor says what is here while a HUD is up" -- bezel doctor
grep -q "^  ${second##*/} (mc3230): would be used" /run/out && grep -q "accel_3d): not used: another one comes first" /run/out
verdict $? "The doctor tells the sensor that is used from the other"
grep -q "Virtual-1, connected.*: would be used, at 800x480" /run/out && grep -q "card0 (virtio_gpu): another program drives it" /run/out
verdict $? "The doctor finds the screen, and who has it"
shown
verdict $? "The doctor leaves the HUD on the screen"
hide
rm "/run/udev/data/+iio:${second##*/}"
unplug

registers 0x10 0 0x00 0x00 0x55
show matrix --mount-matrix '0, 1, 0; -1, 0, 0; 0, 0, 1'
registers 0x10 0 0xb6 0x00 0x2b
moved matrix 0 10 "A matrix that is told turns what a chip feels"
hide
unchip 0x10

words() {
  set_register 0x11 0x06 "$1" w
  set_register 0x11 0x08 "$2" w
  set_register 0x11 0x0a "$3" w
}
words 0 0 0x2000
chip kxcjk1013 0x11
show kionix
words 0 0x1bb0 0x1000
moved kionix 0 10 "A rate and a matrix of its own (kxcjk1013): downwards"
hide
words 0 0 0x2000
echo '0, -1, 0; 1, 0, 0; 0, 0, 1' >/run/matrix
mount --bind /run/matrix "$devices"/iio:device*/in_accel_mount_matrix
show bound
words 0 0x1bb0 0x1000
moved bound 10 0 "A matrix in the driver's attribute turns what a chip feels"
hide
umount "$devices"/iio:device*/in_accel_mount_matrix
unchip 0x11

# This one takes a sample a second at first, and is told to be faster.
set_register 0x12 0x0f 0x33
registers 0x12 0xa8 0x00 0x00 0x00 0x00 0x80 0x3e
chip lis3dh 0x12
settled=2.5
show st
registers 0x12 0xa8 0x20 0x36 0x00 0x00 0x40 0x1f
moved st -10 0 "A scale for each axis (lis3dh): to the left"
hide
settled=1
unchip 0x12

set_register 0x13 0x0e 0x02
registers 0x13 3 0x00 0x00 0x00 0x00 0x40 0x00
chip mxc4005 0x13
show big
registers 0x13 3 0x00 0x00 0xc8 0x90 0x20 0x00
moved big 0 -10 "Numbers with their high byte first (mxc4005): upwards"
hide
unchip 0x13

set_register 0x14 0x08 0x05
registers 0x14 0 0x00 0x00
chip mxc6255 0x14
show flat
registers 0x14 0 0xc9 0x00
moved flat 10 0 "No axis out of the screen (mxc6255): to the right"
hide
unchip 0x14

# Without a sensor nothing moves, and nothing is read.
show none
[ "$(ls "$devices")" = "" ]
verdict $? "No sensor is left"
home none "Without a sensor the bezel stays"
hide
eventually 5 gone
verdict $? "No process is left"
