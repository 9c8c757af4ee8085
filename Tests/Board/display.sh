# Checks on a board with a display: pictures, exits, and what is left behind.
# shellcheck shell=sh
. /checks/check.sh

# The console as it is now, to be found again after everything below.
console() { printf '\033[2J\033[H\033[?25lA console, as before' >/dev/tty1; sleep 0.5; }
console
host screenshot console-before.png

picture bar --mode bar --progress 0.4 --label Installing
picture ring --mode ring --progress 0.3
picture round --mode round --progress 0.75 --label Copying --details 'Block 3 of 4'
picture text --mode text --label 'Nothing moves here'
picture icon --icon success --label Installed
picture dark --mode bar --progress 1 --theme dark --label Finished
picture corner --mode round --progress 0.5 --position top-left --theme dark --dim '#00000080'
picture turned --mode ring --progress 0.6 --label Turned --rotate 90 --backdrop '#204060'
picture scripts --mode text --label 'جارٍ تثبيت Linux 12%' --details '正在安装 सिस्टम กำลัง 한글 👍 →'
picture offset --mode ring --progress 0.9 --position bottom --offset 7,-3 --button Cancel

exits 1 "A command that fails is passed on" -- bezel run -- false
exits 0 "A command that succeeds is passed on" -- bezel run -- true
exits 137 "A command that is killed is passed on" -- bezel run -- sh -c 'kill -9 $$'
exits 127 "A command that is missing is 127" -- bezel run -- no-such-command
exits 126 "A command that cannot be run is 126" -- bezel run -- /etc/board/command
exits 64 "Wrong usage is 64" -- bezel run --mode sideways -- true
exits 0 "The streams of a command are its own" -- bezel run -- sh -c 'echo out; echo err >&2'
[ "$(cat /run/out)" = out ] && grep -qx err /run/err
verdict $? "The streams of a command come through unchanged"

bezel run -- sleep 30 2>/run/err &
supervisor=$!
eventually 10 shown
kill "$supervisor"
wait "$supervisor"
[ $? -eq 143 ]
verdict $? "A signal to bezel is passed on to the command, and its status back"

# A picture is replaced as soon as its process is gone, with the values that were set.
bezel run --scale 1 --mode bar --label Installing -- sh -c 'echo PROGRESS 40 >&$BEZEL_FD; sleep 8; exit 5' &
supervisor=$!
if eventually 10 shown && sleep 0.5 && first=$(renderer); then
  kill -9 "$first"
  if eventually 6 replaced "$first"; then
    passed "The picture comes back after its process was killed"
    host screenshot returned.png
    printf 'compare returned.png\t--mode\tbar\t--progress\t0.4\t--label\tInstalling\n'
  else
    failed "The picture comes back after its process was killed"
  fi
else
  failed "A command's HUD appears on the screen"
fi
wait "$supervisor"
[ $? -eq 5 ]
verdict $? "A command whose HUD was killed keeps its exit status"

# A still picture wakes nobody: the last ten seconds of a sleep, by each process's system calls. The time before
# them is for starting, which a trace of an emulated machine makes slow.
strace -f -ttt -o /run/trace bezel run --mode bar --progress 0.4 --label Still -- sleep 15 2>/run/err
calls=$(awk '
  { time[NR] = $2; line[NR] = $0 }
  /nanosleep/ { end = $2 }
  END {
    for (i = 1; i <= NR; i++)
      if (time[i] > end - 10.5 && time[i] < end - 0.01) print line[i]
  }' /run/trace)
if [ -s /run/trace ] && grep -q nanosleep /run/trace && [ -z "$calls" ]; then
  passed "A still bar makes no system call in ten seconds"
else
  failed "A still bar makes no system call in ten seconds"
  echo "$calls" | head -n 20 | sed 's/^/  /'
fi

eventually 5 gone
verdict $? "No process is left"
console
host screenshot console-after.png
printf 'same console-before.png\tconsole-after.png\tThe console is back after the last HUD\n'
