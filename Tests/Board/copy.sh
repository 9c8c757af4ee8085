# Checks of a copy from disk to disk under a HUD whose renderer is killed in the middle.
# shellcheck shell=sh
. /checks/check.sh

# copy SENTENCE OPTION…: the copy under `bezel run OPTION…`; its own words are in /run/out and /run/err.
copy() {
  sentence=$1
  shift
  dd if=/dev/zero of=/dev/vdb bs=1M count=48 2>/run/null
  bezel run --scale 1 --mode bar --label Installing "$@" -- \
    sh -c 'echo begun; pv -n -i 0.2 -L 8M -s 50331648 /dev/vda >/dev/vdb && echo ended; echo last words >&2; exit 3' \
    >/run/out 2>/run/err &
  supervisor=$!
  if eventually 10 shown && sleep 1 && first=$(renderer) && kill -9 "$first"; then
    eventually 4 replaced "$first"
    verdict $? "$sentence: the picture comes back"
  else
    failed "$sentence: the picture is up"
  fi
  wait "$supervisor"
  [ $? -eq 3 ]
  verdict $? "$sentence: the exit status is the copy's"
  [ "$(cat /run/out)" = "begun
ended" ]
  verdict $? "$sentence: its output is its own"
  cmp /dev/vda /dev/vdb
  verdict $? "$sentence: every byte arrived"
}

copy "A copy that is followed" --follow pv
[ "$(cat /run/err)" = "last words" ]
verdict $? "A copy that is followed: its progress is taken out of its errors, and nothing else"

copy "A copy that is not followed"
[ "$(grep -cvx '[0-9]*' /run/err)" -eq 1 ] && [ "$(tail -n 1 /run/err)" = "last words" ] && grep -qx 100 /run/err
verdict $? "A copy that is not followed: its errors are its own"

eventually 5 gone
verdict $? "No process is left"
