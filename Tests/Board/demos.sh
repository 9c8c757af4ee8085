# Checks of the demos on a real screen: what is drawn there, frame after frame, is what is drawn without one.
# shellcheck shell=sh
. /checks/check.sh

# plays NAME SECONDS LINE…: plays a demo, saves the screen so many seconds after its picture has come up, and says LINE,
# which has the picture judged.
plays() {
  name=$1 time=$2
  shift 2
  bezel demo "$name" --scale 1 2>/run/err &
  player=$!
  if eventually 20 shown; then
    sleep "$time"
    host screenshot "$name.png"
    echo "$@"
  else
    failed "The demo $name appears on the screen"
    sed 's/^/  /' /run/err
  fi
  kill "$player"
  wait "$player"
  [ $? -eq 143 ]
  verdict $? "A demo ends by a signal, and says so: $name"
  eventually 10 unshown
  verdict $? "A demo that has ended leaves the screen: $name"
}

# These stand still at the time of the picture; `demo PICTURE NAME SECONDS` draws them at that time of theirs.
plays text 1 demo text.png text 1
plays custom-view 1 demo custom-view.png custom-view 1
plays status 5 demo status.png status 5
plays update-failed 5 demo update-failed.png update-failed 5

# These move: the picture must be one of those that they come by, `STEP` seconds apart.
plays bar 2 among bar.png bar 0.01 5 0.05
plays arabic 2 among arabic.png arabic 0.01 5 0.05

exits 0 "A demo ends by itself" -- bezel demo text
exits 64 "A demo that there is not is wrong usage" -- bezel demo tap-dance
exits 69 "A demo on a display that is not there is 69" -- bezel demo text --display kms:card7
exits 0 "The demos are listed" -- bezel demo --list
[ "$(wc -l </run/out)" -ge 20 ]
verdict $? "The list names all of them"
eventually 5 gone
verdict $? "No process is left"
