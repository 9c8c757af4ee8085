# Checks of keys, fingers and mice on a board with a display: what they press, and what is left to others.
# shellcheck shell=sh
. /checks/check.sh

for module in uhid hid-multitouch button uinput; do modprobe $module; done
mkfifo /run/idle
uhid-touchscreen /run/touch &
until grep -q 'Board Touchscreen' /proc/bus/input/devices; do sleep 0.1; done

# A label and a button away from the middle, where a place that is mirrored or turned wrongly is not on it.
look="--scale 1 --animation none --mode text --label Copying --button Cancel --position top-left"

# node NAME: the node of the device of that name.
node() { grep -A 4 "Name=\"$1\"" /proc/bus/input/devices | sed -n 's/.*Handlers=.*\(event[0-9]*\).*/\1/p'; }

# button ROTATION: where on the panel the button is: left, top, width and height in pixels.
button() {
  # shellcheck disable=SC2086  # One word an option.
  bezel render $look --size 800x480 --rotate "$1" --describe | awk -v turn="$1" '
    $1 == "button" {
      x = $2; y = $3; w = $4; h = $5
      if (turn == 0) print x, y, w, h
      if (turn == 90) print 800 - y - h, x, h, w
      if (turn == 180) print 800 - x - w, 480 - y - h, w, h
      if (turn == 270) print y, 480 - x - w, h, w
    }'
}

# at LEFT TOP WIDTH HEIGHT: a place on it that is not its middle, in the touchscreen's numbers.
at() { awk -v l="$1" -v t="$2" -v w="$3" -v h="$4" 'BEGIN { printf "%d %d\n", (l + w * 0.8) * 4096 / 800, (t + h * 0.3) * 4096 / 480 }'; }

finger() { echo "$*" >/run/touch; }

# show OPTION…: a HUD whose button can be pressed from now on; $shower is its process.
show() {
  # shellcheck disable=SC2086  # One word an option.
  bezel show $look "$@" <>/run/idle >/run/out 2>/run/err &
  shower=$!
  eventually 10 shown || failed "The HUD appears"
  sleep 0.8
}

# pressed SENTENCE: the HUD says that its button was pressed, and ends with 10.
pressed() {
  (sleep 5 && kill -9 "$shower") 2>/dev/null &
  guard=$!
  wait "$shower"
  [ $? -eq 10 ] && [ "$(cat /run/out)" = PRESSED ] && [ ! -s /run/err ]
  verdict $? "$1"
  kill "$guard" 2>/dev/null
  eventually 5 unshown || failed "The HUD leaves the screen"
}

# unpressed SENTENCE: the HUD is still there, and nothing was said.
unpressed() {
  sleep 0.3
  kill -0 "$shower" && [ ! -s /run/out ]
  verdict $? "$1"
}

# Fingers, at all four rotations.
for rotation in 0 90 180 270; do
  # shellcheck disable=SC2046  # Four numbers.
  set -- $(button $rotation)
  place=$(at "$@")
  show --rotate $rotation
  host screenshot up-$rotation.png
  # shellcheck disable=SC2086  # Two numbers.
  finger down 0 $place
  sleep 0.4
  host screenshot down-$rotation.png
  printf 'changed up-%s.png\tdown-%s.png\t%s\tAt %s degrees the button looks pressed where it was touched, and nothing else does\n' \
    $rotation $rotation "$*" $rotation
  finger up 0
  pressed "At $rotation degrees a touch fires the button"
done

# A finger that leaves the button takes the press back, one that comes from elsewhere does not press, and a second one
# does nothing.
# shellcheck disable=SC2046  # Four numbers.
place=$(at $(button 0))
show
host screenshot before-drag.png
# shellcheck disable=SC2086  # Two numbers.
finger down 0 $place
finger move 0 4000 4000
sleep 0.4
host screenshot dragged.png
printf 'same before-drag.png\tdragged.png\tA finger that leaves the button leaves it as it was\n'
# shellcheck disable=SC2086  # Two numbers.
finger down 1 $place
finger up 1
finger up 0
unpressed "A finger that left the button does not fire it, nor does a second one"
finger down 0 4000 4000
# shellcheck disable=SC2086  # Two numbers.
finger move 0 $place
finger up 0
unpressed "A finger that comes from elsewhere does not fire the button"
# The tablet of a virtual machine says where it is.
# shellcheck disable=SC2046  # Four numbers.
host tablet $(at $(button 0) | awk '{ print $1 * 8, $2 * 8 }')
host tablet down
host tablet up
pressed "A mouse that says where it is fires the button"

# Keys.
show
host screenshot key-up.png
host key ret down
sleep 0.4
host screenshot key-down.png
printf 'changed key-up.png\tkey-down.png\t%s\tA key makes the button look pressed\n' "$(button 0)"
host key esc
host key ret up
unpressed "Escape takes a press back"
host key ret
pressed "A key fires the button"

host key ret down
show
host key ret up
unpressed "A key that was down at the start does not fire when it comes up"
host key spc
pressed "Space fires the button"

# The power button, which is nobody's own.
show --button-keys KEY_POWER --grab-input keyboards
timeout 1 cat "/dev/input/$(node 'Power Button')" >/run/power &
timeout 1 cat "/dev/input/$(node 'QEMU Virtio Keyboard')" >/run/keys &
sleep 0.2
host key a
host power
pressed "The power button fires where it is named"
sleep 1
[ -s /run/power ]
verdict $? "The power button is heard by others all the same"
[ ! -s /run/keys ]
verdict $? "A keyboard that is kept is not heard by others"

show --grab-input keyboards
kill -SEGV "$shower"
wait "$shower" 2>/dev/null
timeout 1 cat "/dev/input/$(node 'QEMU Virtio Keyboard')" >/run/keys &
sleep 0.2
host key a
wait $!
[ -s /run/keys ]
verdict $? "A keyboard is heard by others again after a crash"

# A terminal that hears no keys, whatever they come from.
typing() { tty-keyboard /dev/tty1; }
before=$(typing)
heard() { [ "$(typing)" = "$before" ]; }
# shellcheck disable=SC2086  # One word an option.
bezel run $look --grab-input keyboards -- sleep 6 2>/run/err &
shower=$!
eventually 10 shown && sleep 0.8
[ "$(typing)" = 4 ] && [ "$before" != 4 ]
verdict $? "The terminal below hears no keys"
# Its successor turns them off again within milliseconds.
tty-keyboard /dev/tty1 "$before" &
watcher=$!
sleep 0.3
first=$(renderer) && kill -9 "$first"
wait "$watcher"
verdict $? "The terminal hears keys again when the picture's process was killed"
wait "$shower"
heard && [ ! -s /run/err ]
verdict $? "The terminal hears keys again at the end"

# Keyboards that come and go.
keyboards() { node 'QEMU Virtio Keyboard' | wc -l; }
two() { [ "$(keyboards)" -eq 2 ]; }
one() { [ "$(keyboards)" -eq 1 ]; }
show
host plug spare
eventually 5 two
spare=$(node 'QEMU Virtio Keyboard' | tail -n 1)
sleep 0.5
host screenshot plugged.png
host key ret down
sleep 0.4
host unplug spare
eventually 5 one
sleep 0.4
host screenshot unplugged.png
printf 'same plugged.png\tunplugged.png\tA keyboard that is pulled out lets go of the button\n'
unpressed "A keyboard that is pulled out with the key down does not fire"
host plug spare
eventually 5 two && [ "$(node 'QEMU Virtio Keyboard' | tail -n 1)" = "$spare" ]
verdict $? "The next keyboard has the number of the last one"
sleep 0.5
host key ret
pressed "A keyboard that came while the HUD was up fires the button"
host unplug spare

# Anything at all, from devices that come and go; then so much that events are lost.
# shellcheck disable=SC2086  # One word an option.
bezel run $look --on-press 'echo >>/run/presses' -- sh -c 'until [ -e /run/over ]; do sleep 0.1; done' 2>/run/err &
shower=$!
eventually 10 shown
first=$(renderer)
uinput-storm 4 1 >/run/null && uinput-storm 2 2 flood >/run/null
verdict $? "The storm is over"
sleep 0.5
rm -f /run/presses
host key ret
eventually 3 test -e /run/presses
verdict $? "The button works after the storm"
[ "$(renderer)" = "$first" ]
verdict $? "The storm ended nothing"
touch /run/over
wait "$shower"
[ $? -eq 0 ] && [ ! -s /run/err ]
verdict $? "Nothing was said about the storm"

eventually 5 gone
verdict $? "No process is left"
