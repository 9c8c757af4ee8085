# Words for checks that run on the board; each check prints one line that Tests/Board/run counts.
# shellcheck shell=sh

passed() { echo "passed $*"; }
failed() { echo "failed $*"; }

# verdict STATUS SENTENCE: passed where STATUS is 0.
verdict() {
  status=$1
  shift
  if [ "$status" -eq 0 ]; then passed "$*"; else failed "$*"; fi
}

# exits STATUS SENTENCE -- COMMAND…: COMMAND ends with that status; its output is kept in /run/out and /run/err.
exits() {
  wanted=$1 sentence=$2
  shift 3
  "$@" >/run/out 2>/run/err
  status=$?
  if [ "$status" -eq "$wanted" ]; then
    passed "$sentence"
  else
    failed "$sentence: status $status, not $wanted"
    sed 's/^/  /' /run/err
  fi
}

# eventually SECONDS COMMAND…: waits until COMMAND succeeds; fails when it never does.
eventually() {
  tries=$(($1 * 10))
  shift
  until "$@"; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || return 1
    sleep 0.1
  done
}

# shown: the picture on the screen is one of bezel's, by the kernel's own account.
shown() {
  [ -d /sys/kernel/debug/dri ] || mount -t debugfs debugfs /sys/kernel/debug
  grep -q 'allocated by = bezel' /sys/kernel/debug/dri/0/state
}

unshown() { ! shown; }

# bezels: the processes of the program, whatever they call themselves.
bezels() {
  for process in /proc/[0-9]*; do
    [ "$(readlink "$process/exe")" != /bin/bezel ] || echo "$process"
  done
}

# renderer: the process of the program that holds the graphics card.
renderer() {
  for process in $(bezels); do
    for file in "$process"/fd/*; do
      case $(readlink "$file") in
      /dev/dri/card*)
        echo "${process#/proc/}"
        return
        ;;
      esac
    done
  done
  return 1
}

# replaced PID: another process than PID holds the card, and its picture is up.
replaced() {
  other=$(renderer) && [ "$other" != "$1" ] && shown
}

gone() { [ -z "$(bezels)" ]; }

# picture NAME OPTION…: shows a still HUD, saves the screen, and has it compared with what `bezel render` draws.
picture() {
  name=$1
  shift
  [ -p /run/idle ] || mkfifo /run/idle
  bezel show --scale 1 --animation none "$@" <>/run/idle 2>/run/err &
  shower=$!
  if eventually 10 shown; then
    host screenshot "$name.png"
    printf 'compare %s' "$name.png"
    for word in "$@"; do printf '\t%s' "$word"; done
    echo
  else
    failed "The HUD $name appears on the screen"
    sed 's/^/  /' /run/err
  fi
  kill "$shower"
  wait "$shower" 2>/dev/null
  eventually 10 unshown || failed "The HUD $name leaves the screen"
}
