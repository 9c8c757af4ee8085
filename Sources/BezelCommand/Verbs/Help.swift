/// What `bezel help` prints, a page a topic.
enum Help {
  /// The page of a topic; nil where there is none.
  static func page(_ topic: Word) -> StaticString? {
    switch topic {
    case "run": run
    case "show": show
    case "render": render
    case "demo": demo
    case "doctor": doctor
    case "options": options
    case "protocol": lineProtocol
    case "feeds": feeds
    case "theme": theme
    case "status": status
    case "help", "version": overview
    default: nil
    }
  }

  static let overview: StaticString = """
    bezel: progress HUDs for devices without a desktop

    bezel run [options] -- COMMAND [ARG ...]   run COMMAND under a HUD, exit as it did
    bezel show [options]                       follow standard input until it ends
    bezel render [options] --output FILE.png   draw one frame into a file
    bezel render [options] --describe          say where everything lies
    bezel demo [NAME]                          play the built-in examples
    bezel demo [NAME] --output FOLDER          draw them into files
    bezel doctor [--json] [--text TEXT]        which screens, input devices, sensors and fonts
                                               are here, and which would be used and why
    bezel doctor --theme FILE                  what a theme file means, and what is wrong in it
    bezel help [TOPIC]                         this page, or one of: run, show, render,
                                               demo, doctor, options, protocol, feeds, theme,
                                               status
    bezel version

    For example:
      bezel run --label "Installing" --follow pv -- sh -c 'pv -n image > /dev/mmcblk0'

    """

  static let run: StaticString = """
    bezel run [options] -- COMMAND [ARG ...]

    Runs COMMAND under a HUD and exits as it did. COMMAND always runs, with or without a
    screen; a HUD that fails never disturbs it.

    BEZEL_FD in COMMAND's environment is the number of a descriptor for the line protocol
    ('bezel help protocol'):
      echo "PROGRESS 40" >&$BEZEL_FD

      --follow FEED        take progress out of COMMAND's standard error: pv, dd
      --total BYTES        how much dd copies, where it is not dd itself that is run
                           (K, M, G, T are powers of 1024; KB, MB ... of 1000)
      --status-file PATH   write how COMMAND ended: 'exited 3', 'signalled 9', 'cancelled'

    Pressing the button (--button, or BUTTON from COMMAND) ends COMMAND, once:
      --cancel-signal SIG  what COMMAND's process group gets: TERM (so), INT, 15 ...
      --kill-after S       kills it if it has not ended so many seconds later (never: killing
                           a program that writes to a device can destroy that)
      --cancel-label TEXT  what the label says from then on (Stopping)
      --on-press COMMAND   runs this by the shell instead, with COMMAND's process number in
                           BEZEL_PID, in a group of its own; presses are ignored while it
                           runs, and it is not waited for

    Exits with 10 when the button was pressed and COMMAND then did not end with 0.
    When COMMAND fails, the error icon is shown; the success icon when it said OK and ended
    with 0. Further options: 'bezel help options'.

    """

  static let show: StaticString = """
    bezel show [options]

    Shows a HUD and follows standard input until it ends: line protocol, or with --follow
    another program's progress.
      (echo "MSG Formatting"; sleep 2; echo "OK Done") | bezel show

      --follow FEED        lines (as without it), pv, dd
      --total BYTES        how much dd copies
      --hide-after S       stay that long, whatever standard input does

    When the button is pressed, prints PRESSED and exits with 10. Exits with 1 when the feed
    said FAIL. Further options: 'bezel help options'.

    """

  static let render: StaticString = """
    bezel render [options] (--output FILE.png | --describe)

    Draws one frame without any hardware, as a panel of --size pixels gets it.

      --size WxH           pixels (800x480)
      --at S               as it looks so many seconds after it is shown (when it is up)
      --button-state S     pressed, focused, N%: how the button looks then, or held so far
      --format RGB565      as a panel of 16 bits a pixel shows it
      --output FILE.png    the picture; folders are made if missing
      --describe           instead, a line an element: name, x, y, width and height in
                           points, before they are put on whole pixels

    Further options: 'bezel help options'.

    """

  static let doctor: StaticString = """
    bezel doctor [--json] [--font FILE|NAME] [--text TEXT]
    bezel doctor [--json] --theme FILE

    Lists what is here, what would be used, and why not the rest: screens; input devices;
    accelerometers with what they feel; fonts in the order in which they are asked for a
    character, with the scripts that each covers. A program that is using the screen keeps
    it.

      --json               one document of JSON instead, its parts by the same names
      --font FILE|NAME     as if this font came first
      --text TEXT          names the characters of TEXT that no font has: they are boxes
      --theme FILE         instead, tells what a theme file means, and all that is wrong in it
                           ('bezel help theme')

    """

  static let options: StaticString = """
    Options of every verb that shows a HUD; --option VALUE and --option=VALUE are the same.

    What it shows
      --mode M             auto, spinner, round, ring, bar, text, custom (auto: a spinner
                           until a progress is known, then a bar)
      --label TEXT         the title           --details TEXT   smaller, \\n starts a line
      --button TEXT        a button
      --progress P         0 to 1, or N%
      --icon NAME          success, error, warning, info
      --image FILE.png     instead of an icon
      --round-style S      pie, outline        --ring-width N   points (2)

    How the button is pressed: by Enter, Space, Select, OK, a finger or a mouse; Escape and
    Back take a press back, and nothing acts before it was seen for half a second
      --button-keys KEYS   other keys too, as KEY_POWER,KEY_F1 of linux/input-event-codes.h
      --hold S             it must be held so many seconds (0)
      --input NAME         only by devices with that in their name, or at that path; none
      --grab-input G       keyboards, none: what is kept from other programs, such as a shell
                           below the picture; with run its terminal hears no keys at all (none)

    When, in seconds
      --animation A        fade, zoom, zoom-in, zoom-out, none: how it comes and goes
      --grace S            wait so long; work that is over by then shows nothing (0)
      --min-show S         stay at least so long (0)
      --hide-after S       go after so long
      --linger S           how long the final icon stays (1)

    Where
      --position P         center, top, bottom, left, right, top-left ...
      --offset X,Y         points from there
      --margin N           points (20)         --inset T,R,B,L  points kept free
      --min-size WxH       points              --max-size WxH   points
      --square             as high as wide

    How it looks
      --theme T            light, dark, classic, or a file ('bezel help theme')
      --backdrop B         #RRGGBB or FILE.png: what lies behind everything
      --dim COLOR          #RRGGBB[AA] over the backdrop
      --bezel-style S      blur, solid         --bezel-color COLOR
      --content-color COLOR                    --indicator-color COLOR
      --corner-radius N    points (5; classic: 10)
      --shadow S           none, on, or points as RADIUS,DROP,#RRGGBBAA (none)
      --font FILE|NAME     a font file, a family ('bezel doctor' lists them), or built-in:
                           the program's own face and no font

    On which screen
      --display D          auto, kms, kms:CARD, kms:CARD:CONNECTOR, png:FILE, none
      --require-display    exit with 69 where it cannot be used
      --text T             auto, always, never: progress as text on standard error
      --scale N            pixels a point (by the panel's density)
      --rotate R           0, 90, 180, 270 clockwise, auto, sensor (auto: as the panel is
                           built in)
      --size WxH           pixels of render and png:
      --vt V               auto, none, or the number of a virtual terminal

    How the device is held, where there is an accelerometer ('bezel doctor' lists them)
      --motion M           on, off: tilt moves the bezel (on)
      --motion-points N    how far at most, in points (10)
      --motion-degrees N   the tilt that moves it so far, 1 to 90 (15)
      --tilt-invert AXES   x, y, xy, none: it moves the other way (none)
      --mount-matrix M     how the sensor sits behind the panel, three rows as the kernel
                           and udev write them: '0, 1, 0; -1, 0, 0; 0, 0, 1'

    """

  static let lineProtocol: StaticString = """
    The line protocol: standard input of 'show', BEZEL_FD of 'run'. A line a message:

      PROGRESS 42          per cent, decimals allowed; 42 or 42% alone is the same;
                           PROGRESS ? is unknown
      MSG TEXT             the label
      DETAILS TEXT         the details; \\n starts a line, \\\\ is a backslash
      BUTTON TEXT          the button
      MODE NAME            as --mode
      ICON NAME            as --icon
      SHOW, HIDE, HIDE S   appear, go, go after so many seconds
      QUIT                 hide and end ('run': hide only; COMMAND goes on)
      OK TEXT, FAIL TEXT   finish with the success or the error icon

    A text that is missing takes the old one away.

    """

  static let feeds: StaticString = """
    Feeds for --follow; progress is taken out of the stream, every other byte passes on.

      lines   the line protocol                        'show' only
      pv      pv -n: integers                          'run': on standard error
      dd      status=progress; the total from --total, 'run': on standard error
              or from if=, count= and bs= when COMMAND is dd itself

    With 'show' every feed comes on standard input.

    """

  static let status: StaticString = """
    Exit statuses

      COMMAND's own        'run'; 128 + N if signal N ended it, 126 not executable,
                           127 not found
      0                    done
      1                    'show': the feed said FAIL
      10                   the button was pressed: 'show', and 'run' if COMMAND then did not
                           end with 0
      64                   wrong usage
      65                   an input file cannot be used
      69                   no display, and --require-display; 'demo' and 'show' with a
                           named display that cannot be used
      73                   an output file cannot be written
      128 + N              'show' or 'demo' itself got signal N

    """
}
