"""Command lines of `bezel` whose pictures and words must be the same on every CPU."""

import pathlib

HERE = pathlib.Path(__file__).resolve().parent
GOLDEN = HERE.parent / "BezelTests" / "Golden"

# The golden scenes, in the built-in face. The spinner's fourth step begins after a quarter of a second.
GOLDEN_SCENES = {
    "spinner": "--size 100x100 --mode spinner --animation none --at 0.25",
    "spinner-dark-2x": "--size 180x180 --scale 2 --mode spinner --theme dark --animation none --at 0.25",
    "round": "--size 100x100 --mode round --progress 0.3",
    "round-outline": "--size 100x100 --mode round --progress 0.3 --round-style outline",
    "shadow": "--size 140x140 --mode spinner --animation none --at 0.25 --shadow on",
    "classic-shadow-2x": "--size 240x240 --scale 2 --mode round --progress 0.3 --theme classic"
    " --shadow 16,4,#00000080",
    "ring": "--size 100x100 --mode ring --progress 0.65",
    "ring-wide-1.5x": "--size 140x140 --scale 1.5 --mode ring --progress 0.65 --ring-width 5",
    "bar": [
        *"--size 200x160 --mode bar --progress 0.42 --label Installing --details".split(),
        "Block 12 of 40\n/dev/mmcblk0",
    ],
    "bar-dark-1.25x": [
        *"--size 240x150 --scale 1.25 --mode bar --progress 0.42 --theme dark --label".split(), "Größe: 48 MiB",
    ],
    "message": [
        *"--size 220x110 --mode text --position bottom --label".split(), "A title that is cut since it is too long",
    ],
    "button": [
        *"--size 160x200 --icon warning --button Retry --dim #00000033 --label".split(), "Battery low",
    ],
    "success": "--size 100x100 --icon success",
    "error": "--size 100x100 --icon error",
    "info": "--size 100x100 --icon info",
}

# Files with holes for contents, in the folder that {scratch} in a word stands for.
FILES = {"4 GiB": 4 << 30, "2 GiB": 2 << 30, "1 byte": 1}

# Golden scenes too: the mode, its size at the scale 1, and at which per cent it is drawn.
MODES = {
    "spinner": ("--mode spinner --animation none --at 0.25", "53x53", [None]),
    "round": ("--mode round", "53x53", [0, 50, 100]),
    "outline": ("--mode round --round-style outline", "53x53", [0, 50, 100]),
    "ring": ("--mode ring", "53x53", [0, 50, 100]),
    "bar": ("--mode bar", "136x26", [0, 50, 100]),
    "text": ("--mode text --label Ready", "80x36", [None]),
    "icon": ("--icon success", "53x53", [None]),
}

LANGUAGES = [
    ("Wird installiert …", "Größe: 48 MiB, noch zwölf Minuten"),
    ("Установка", "Запись корневой файловой системы"),
    ("Εγκατάσταση", "Εγγραφή του συστήματος αρχείων"),
    ("جارٍ التثبيت", "كتابة نظام الملفات 48 ميغابايت"),
    ("מתקין Debian 12", "כותב 48 MiB (בלוק 3 מתוך 7)"),
    ("インストール中", "ルートファイルシステムを書き込んでいます。電源を切らないでください。"),
    ("正在安装", "正在写入根文件系统,请勿关闭电源。"),
    ("설치 중", "루트 파일 시스템을 쓰는 중입니다"),
    ("इंस्टॉल हो रहा है", "रूट फ़ाइल सिस्टम लिखा जा रहा है"),
    ("กำลังติดตั้ง", "กำลังเขียนระบบไฟล์หลัก"),
    ("Đang cài đặt", "Đang ghi hệ thống tệp gốc"),
    ("Family 👨‍👩‍👧‍👦 ✓", "🚀 done ❤️"),
]

TEXTS = [
    "Änderungen übernehmen: 100 % – „fertig“",
    "AVATAR To. Wa, fi fl 0123456789 €£¥ @#&",
    "Привет, שלום, 你好, नमस्ते, 👩‍👩‍👧",
    "one\ntwo\n\nfour is a line that is so long that it has to be broken somewhere near its middle",
    b"bytes that are no text: \xff\xc3(\xed\xa0\x80\xf4\x90\x80\x80 \xe2\x82",
    "W" * 4096,
    "a\u0301" * 2000,
    "word " * 20000,
    "\\n" * 50000,
]


def words(line):
    return line.split() if isinstance(line, str) else list(line)


def pictures():
    """A name and the words after `bezel render` of each picture; the words --output FILE.png are to follow."""
    for name, line in [*GOLDEN_SCENES.items(), *modes()]:
        # In the recorded pictures, texts are set by another typesetter.
        kind = "scene" if "--label" in line else "golden"
        yield f"{kind} {name}", ["--font", "built-in", *words(line)]
    for icon in ("success", "error", "warning", "info"):
        for theme in ("light", "dark"):
            for scale in (1, 2):
                size = f"{60 * scale}x{60 * scale}"
                yield (
                    f"{icon}, {theme}, {scale}x",
                    words(f"--icon {icon} --size {size} --scale {scale} --theme {theme} --margin 10"),
                )
    yield from moving()
    yield from turned()
    yield from written()
    yield from extreme()


def modes():
    """Every mode at no, half and full progress, light and dark, small and twice as large."""
    for mode, (line, size, percentages) in MODES.items():
        for theme in ("light", "dark"):
            for scale in (1, 2):
                for percent in percentages:
                    name = f"mode-{mode}"
                    name += "" if percent is None else f"-{percent}"
                    name += "-dark" * (theme == "dark") + "-2x" * (scale == 2)
                    width, height = (int(side) * scale for side in size.split("x"))
                    given = f"{line} --margin 4 --theme {theme} --size {width}x{height} --scale {scale}"
                    yield name, given if percent is None else f"{given} --progress {percent}%"


def moving():
    """Spinners at all their steps, icons that are being drawn, and HUDs on their way in."""
    for step in range(12):
        yield f"step {step}", words(f"--mode spinner --size 80x80 --animation none --at {step / 12 + 0.01:.3f}")
    for icon in ("success", "error", "warning", "info"):
        for time in ("0.07", "0.15", "0.26", "0.33"):
            line = f"--icon {icon} --size 90x90 --scale 1.5 --at {time}"
            yield f"{icon} after {time} s", words(f"{line} --shadow 20,3,#103050C0")
    for animation in ("fade", "zoom", "zoom-in", "zoom-out"):
        for time in ("0", "0.017", "0.1", "0.299999999", "0.3"):
            line = f"--mode bar --progress 30% --label Label --size 200x120 --dim #00000080 --at {time}"
            yield f"{animation} after {time} s", words(f"{line} --animation {animation}")


def turned():
    """Rotations, formats, odd sizes, and pictures that are scaled."""
    full = "--mode ring --progress 0.37 --label Label --details Details --button Button"
    for degrees in (0, 90, 180, 270):
        for size in ("251x173", "97x301"):
            for form in ("XRGB8888", "RGB565"):
                line = f"{full} --rotate {degrees} --size {size} --format {form} --backdrop #1c6e8c"
                yield f"{size} turned by {degrees}, {form}", words(line)
    for scale in ("0.25", "0.7", "1.333333333", "3.1416", "8"):
        yield f"{scale}x", words(f"{full} --scale {scale} --size 333x222 --theme dark")
    for position in "top bottom left right top-left top-right bottom-left bottom-right".split():
        line = f"--mode bar --progress 90% --size 211x131 --offset -3.5,7.25 --inset 1,2,3,4.5 --position {position}"
        yield f"a bar {position}", words(line)
    for number, options in enumerate((
        "--image {bar} --size 301x201", "--image {ring} --scale 3 --size 299x299 --square",
        "--backdrop {bar} --mode spinner --size 517x99", "--backdrop {button} --mode text --label Over --size 3x500",
        "--image {bar-dark-1.25x} --backdrop {message} --scale 0.25 --size 640x480 --format RGB565",
    )):
        line = options.replace("{", f"{GOLDEN}/").replace("}", ".png")
        yield f"pictures, {number + 1}", words(line)
    colors = "--bezel-color #10305080 --content-color #ffee00c0 --indicator-color #00ff0080 --dim #ff000040"
    for style in ("blur", "solid"):
        line = f"{full} {colors} --bezel-style {style} --corner-radius 17.3 --size 240x240"
        yield f"colours, {style}", words(line)


def written():
    """Texts of every script, kind and length, in fonts and in the built-in face."""
    for label, details in LANGUAGES:
        for scale in (1, 2):
            size = f"{240 * scale}x{150 * scale}"
            given = words(f"--mode text --margin 15 --size {size} --scale {scale}")
            yield f"{label}, {scale}x", [*given, "--label", label, "--details", details]
    for number, text in enumerate(TEXTS):
        for font in ([], ["--font", "built-in"]):
            named = f"text {number + 1}{', built-in face' if font else ''}"
            yield f"{named}, twice", [*font, "--size", "320x240", "--label", text, "--details", text]
            yield f"{named}, on a button", [*font, "--size", "200x120", "--scale", "1.5", "--button", text]


def extreme():
    """Numbers that need more than 32 bits on their way, or would."""
    full = "--mode ring --progress 50% --label Label --details Details --button Button --size 160x120"
    huge = "99999999999999999999999"
    for options in (
        "--offset 16384,16384", "--offset -16384,-16384 --scale 8", f"--offset {huge},-{huge} --scale 8",
        "--offset 0.000000001,-0.999999999", "--offset 2147483648,-2147483649", "--margin 16384 --scale 8",
        f"--margin {huge}", f"--inset {huge},{huge},{huge},{huge} --scale 8", "--inset 16384,0,0,16384",
        "--min-size 16384x16384 --scale 8", f"--min-size {huge}x1 --square --scale 8", "--max-size 0x0",
        f"--max-size {huge}x{huge} --min-size 0x{huge}", "--corner-radius 16384 --scale 8", f"--corner-radius {huge}",
        "--ring-width 18 --scale 8", "--ring-width 0.5 --scale 0.25", "--progress 0.999999999", "--progress 0.000000001",
        f"--progress {huge}%", f"--progress -{huge}%", "--progress 0.00000000000000000000000000000001",
        "--progress 99.9999999999999999999999999%", "--mode spinner --at 2147483648", "--mode spinner --at 4294967296.5",
        f"--mode spinner --at {huge}", "--mode spinner --at 9223372036.854775807", "--mode spinner --at 9223372036",
        f"--hide-after {huge}", f"--linger {huge}", "--square --scale 7.999999999",
    ):
        yield options, words(f"{full} {options}")
    for size in ("16384x16", "16x16384", "1x1", "16384x1", "1x16384", "2x3"):
        for scale in ("0.25", "1", "8"):
            line = f"{full} --size {size} --scale {scale}"
            yield f"{size} at {scale}x", words(line)
    yield "16384x32 in 16 bits, turned", words(f"{full} --size 16384x32 --format RGB565 --rotate 90")
    yield "2048x2048 at 8x, full", words(f"{full} --size 2048x2048 --scale 8 --min-size 16384x16384 --corner-radius 100")


def sentences():
    """A name, the words after `bezel` and the standard input of runs that are judged by what they say."""
    for name, line in (
        ("all modes", "--mode ring --progress 0.5 --label Label --details Details --button Button"),
        ("a large scale", "--scale 8 --label Label --min-size 16384x16384 --offset 16384,-16384"),
        ("a long text", ["--label", TEXTS[-3], "--details", TEXTS[-2]]),
    ):
        yield f"described: {name}", ["render", "--describe", *words(line)], b""
    for line in (
        "--size 16384x16384", "--size 16384x4096", "--size 8193x8192", "--size 16385x1", "--size 1x16385", "--size 0x0", "--size 4294967297x1", "--size 99999999999999999999x1",
        "--rotate 4294967386", "--rotate 99999999999999999999", "--scale 18446744073709551617", "--scale 8.0000001",
        "--vt 4294967297", "--vt 64", "--ring-width 4294967300", "--progress 1.000000001",
        "--progress 4294967296.5", "--hide-after -1", "--at -0.000000001", "--dim #123456789", "--at 1e9",
    ):
        yield f"refused or not: {line}", ["render", "--describe", *words(line)], b""
    for total in ("8E", "16E", "9223372036854775807", "9223372036854775808", "4G", "2147483648", "1", "0", "5TB"):
        for copied in ("4294967296", "9223372036854775807", "99999999999999999999", "2147483647", "1000"):
            feed = f"\r{copied} bytes (4.3 GB, 4.0 GiB) copied, 10 s, 429 MB/s\r{copied} bytes copied, 11 s, 1 B/s\n"
            line = f"show --display none --text always --linger 0 --follow dd --total {total}"
            yield f"dd: {copied} of {total}", words(line), feed.encode()
    for line in ("1\n50\n100\n", "4294967346\n", "99999999999999999999999\n-1\n2147483648\n", "0\n1.5\nx\n"):
        words_ = words("show --display none --text always --linger 0 --follow pv")
        yield f"pv: {line.split()}", words_, line.encode()
    for line in (
        "PROGRESS 4294967296\nPROGRESS 50\nOK Done\n", "PROGRESS 99999999999999999999999999\nFAIL no\n",
        "PROGRESS 0.00000000001\nMSG " + "m" * 70000 + "\nQUIT\n", "HIDE 99999999999999999999\nSHOW\nOK\n",
        "4294967346%\nDETAILS a\\nb\nICON info\nMODE bar\nPROGRESS 33.333333333333\nOK x\n", "\0\xff\n" * 300 + "OK\n",
    ):
        words_ = words("show --display none --text always --linger 0")
        yield f"lines: {line[:40]!r}", words_, line.encode("latin-1")
    yield from supervised()
    fonts = ["doctor", "--text", "".join(label for label, _ in LANGUAGES)]
    yield "the fonts that are here", fonts, b""
    for topic in ("", "run", "show", "render", "options", "protocol", "feeds", "status"):
        yield f"help {topic}", ["help", *words(topic)], b""
    yield "the version", ["version"], b""


def supervised():
    """Runs of a command, whose ends and words come through."""
    for total in ([], words("--total 3G")):
        for size in ("4 GiB", "2 GiB", "1 byte"):
            name = f"dd of a file of {size}{' and a total' if total else ''}"
            options = words("--display none --text always --linger 0 --follow dd")
            yield name, ["run", *options, *total, "--", HERE / "dd", f"if={{scratch}}/{size}", "of=/dev/null"], b""
    silent = words("run --display none --text never --linger 0 --")
    for script in ("exit 0", "exit 255", "kill -9 $$", "kill -TERM $$", "cat; exit 7", "cat >&2; exit 1"):
        yield f"a command: {script}", [*silent, "sh", "-c", script], b"what it reads\n" * 1000
    yield "a command that is not there", [*silent, "/no/such/command"], b""
    yield "a command that is no program", [*silent, "/etc/passwd"], b""
