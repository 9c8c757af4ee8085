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

# These stand still for seconds about the time of the picture; `demo PICTURE NAME SECONDS` draws them at that time of
# theirs.
plays status 4 demo status.png status 5
plays update-failed 6 demo update-failed.png update-failed 7

# These move: the picture must be one of those that they come by, FROM, TO and STEP in seconds.
plays bar 1.5 among bar.png bar 0.01 5 0.05
plays arabic 1.5 among arabic.png arabic 0.01 5 0.05
plays kiosk 1.5 among kiosk.png kiosk 0.01 5 0.05

# leaves SECONDS SENTENCE: Escape ends the demo of $player so many seconds after its picture has come up, which is well
# before that is over.
leaves() {
  if eventually 20 shown && sleep "$1"; then
    host key esc
    eventually 3 gone
    verdict $? "$2"
  else
    failed "$2: it appears on the screen"
  fi
  wait "$player"
  [ $? -eq 0 ]
  verdict $? "$2, with the status 0"
}

# Without a button no keyboard is read, and what is typed comes by the terminal that the demo was started from.
setsid -c bezel demo status --scale 1 </dev/tty1 2>/run/err &
player=$!
leaves 1 "Escape on the console's keyboard ends a demo"

# With one, the keyboard itself is read; the demo waits for ten seconds with its Retry.
bezel demo update-failed --scale 1 </dev/null 2>/run/err &
player=$!
leaves 4 "Escape on a keyboard that is read ends a demo"

exits 0 "A demo ends by itself" -- bezel demo text
exits 64 "A demo that there is not is wrong usage" -- bezel demo tap-dance
exits 69 "A demo on a display that is not there is 69" -- bezel demo text --display kms:card7
exits 0 "The demos are listed" -- bezel demo --list
[ "$(wc -l </run/out)" -ge 20 ]
verdict $? "The list names all of them"
eventually 5 gone
verdict $? "No process is left"
