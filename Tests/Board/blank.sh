# Checks on a board without any display.
# shellcheck shell=sh
. /checks/check.sh

exits 3 "Without a display the command runs" -- bezel run -- sh -c 'echo out; exit 3'
[ "$(cat /run/out)" = out ]
verdict $? "Without a display the command's output is its own"
exits 69 "A display that is required and missing is 69" -- bezel run --require-display -- touch /run/ran
[ ! -e /run/ran ]
verdict $? "A command that requires a display is not started without one"
exits 0 "Without a display a copy is followed all the same" -- \
  bezel run --follow pv -- sh -c 'pv -n -s 1048576 /dev/zero | head -c 1048576 >/run/copy'
[ "$(wc -c </run/copy)" -eq 1048576 ]
verdict $? "Without a display every byte of a copy arrives"
eventually 5 gone
verdict $? "No process is left"
