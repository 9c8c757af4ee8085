# Checks of themes on a real screen: what they name is there, and is what `bezel render` draws on the same board, which
# says the same name and kernel of itself.
# shellcheck shell=sh
. /checks/check.sh

cp /checks/Looks/* /run
mkfifo /run/idle

# looks NAME LINES OPTION…: shows a still HUD in the theme of these lines, saves the screen, and has it compared with
# what is drawn without one.
looks() {
  name=$1
  printf '%s\n' "$2" 'text-top-left = {hostname}  {kernel}' 'text-bottom-right = {percent}' >"/run/$name.theme"
  shift 2
  set -- --scale 1 --theme "/run/$name.theme" --mode bar --progress 0.42 --label Installing "$@"
  bezel show --animation none "$@" <>/run/idle 2>/run/err &
  shower=$!
  if eventually 10 shown; then
    host screenshot "$name.png"
    bezel render --size 800x480 "$@" --output /run/drawn.png
    printf 'file drawn-%s.png %s\n' "$name" "$(base64 -w 0 /run/drawn.png)"
    printf 'same %s.png\tdrawn-%s.png\tThe screen shows what `bezel render` draws of a theme: %s\n' "$name" "$name" "$name"
  else
    failed "The HUD in the theme $name appears on the screen"
    sed 's/^/  /' /run/err
  fi
  [ ! -s /run/err ]
  verdict $? "Nothing is wrong with the theme $name"
  hide
}

# hide: ends the HUD of $shower.
hide() {
  kill "$shower"
  wait "$shower" 2>/dev/null
  eventually 10 unshown || failed "The HUD leaves the screen"
}

middle='logo = logo.png
logo-position = center'
looks behind "inherit = light
$middle"
looks above "inherit = light
$middle
logo-layer = above"
looks dark "inherit = dark
backdrop = backdrop.png
$middle
logo-offset = 0,-60" --button Cancel
looks classic "inherit = classic
backdrop = backdrop.png
logo = logo.png
logo-size = 60x60
logo-position = bottom-left"
looks solid 'inherit = light
bezel-style = solid
shadow = on
backdrop = backdrop.png'
printf 'changed behind.png\tabove.png\t352 192 96 96\tA logo above the bezel is seen there, and nothing else differs\n'

describe() { bezel render --describe --progress 0.42 --theme /run/dark.theme | grep -c '^logo \|^text-'; }
[ "$(describe)" -eq 3 ]
verdict $? "A theme's logo and texts are described"

# A mouse that says only how far it moved, from the middle at first. What shows where it is is 14 pixels wide.
show() {
  bezel show --scale 1 --animation none --mode text --label Copying --button Cancel <>/run/idle >/run/out 2>/run/err &
  shower=$!
  eventually 10 shown || failed "The HUD appears"
  sleep 0.8
}
show
host plug mouse
eventually 5 grep -q 'QEMU Virtio Mouse' /proc/bus/input/devices
verdict $? "A mouse is plugged in"
sleep 0.5
host screenshot unmoved.png
host mouse 150 -100
sleep 0.4
host screenshot moved.png
printf 'changed unmoved.png\tmoved.png\t543 133 14 14\tA mouse is shown where it has moved to\n'
host mouse 2000 2000
sleep 0.4
host screenshot cornered.png
printf 'changed unmoved.png\tcornered.png\t792 472 14 14\tA mouse stays on the screen\n'
sleep 3
host screenshot rested.png
printf 'same unmoved.png\trested.png\tA mouse that rests is not shown\n'
host unplug mouse

# The focus of a single button is shown once a key has moved it.
host key tab
sleep 0.4
host screenshot focused.png
printf 'compare focused.png\t--mode\ttext\t--label\tCopying\t--button\tCancel\t--button-state\tfocused\n'
hide

eventually 5 gone
verdict $? "No process is left"
