"""Scripts/board: boots a virtual board, runs a command line on it, and exits as that did."""

import argparse
import json
import pathlib
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile

import inputs
import kernel
import tools
from initramfs import Initramfs
from machine import Failed, Machine

BOARD = pathlib.Path(__file__).resolve().parent
PROGRAM = BOARD.parent / ".build-embedded" / "release" / "bezel"

# Programs that checks and demonstrations use, beside what busybox has.
TOOLS = {"pv": "/usr/bin/pv", "dd": "/bin/dd", "strace": "/usr/bin/strace", "flock": "/usr/bin/flock"}

ABOUT = """\
Boots a virtual board (x86-64, Debian's kernel, no acceleration) with the program `bezel` of .build-embedded, runs
COMMAND there, and exits as COMMAND did. One word is a shell command line; several are a command and its arguments.
Other statuses: 124 the time was up, 125 the board failed."""


def arguments():
    parser = argparse.ArgumentParser(
        prog="Scripts/board", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="run | prepare")
    verbs.add_parser("prepare", help="only fetch what a run needs", description="Fetches what a run needs.")
    run = verbs.add_parser(
        "run", help="run a command line", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    run.add_argument("--size", type=size, default=(800, 480), metavar="WxH", help="pixels of the screen (800x480)")
    run.add_argument(
        "--screenshot", type=screenshot, action="append", default=[], metavar="FILE.png[@SECONDS]",
        help="save what the screen shows so long after COMMAND's start; without @, when it has ended and its "
        "streams are closed",
    )
    run.add_argument(
        "--pictures", type=pathlib.Path, default=pathlib.Path("."), metavar="DIR",
        help="where `host screenshot NAME.png`, run on the board, saves the screen (.)",
    )
    run.add_argument("--timeout", type=float, default=300, metavar="S", help="seconds until it is given up (300)")
    run.add_argument(
        "--disk", type=pathlib.Path, action="append", default=[], metavar="FILE",
        help="a disk with the bytes of FILE, written through to it: /dev/vda, /dev/vdb …",
    )
    run.add_argument(
        "--file", type=pair, action="append", default=[], metavar="HOST:BOARD", help="put a file on the board"
    )
    run.add_argument("--append", default="", metavar="WORDS", help="words added to the kernel's command line")
    run.add_argument("--no-display", action="store_true", help="a board without a graphics adapter")
    run.add_argument("--no-fbcon", action="store_true", help="no text console on the screen")
    run.add_argument("--console", type=pathlib.Path, metavar="FILE", help="keep what the kernel says")
    run.add_argument("command", nargs="+", metavar="COMMAND")
    run.set_defaults(taken=set())
    return parser.parse_args()


def size(text):
    found = re.fullmatch(r"([1-9]\d{1,4})x([1-9]\d{1,4})", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text} is not WxH")
    return int(found.group(1)), int(found.group(2))


def screenshot(text):
    found = re.fullmatch(r"(.*?)(?:@(\d+(?:\.\d+)?))?", text)
    return pathlib.Path(found.group(1)), found.group(2)


def pair(text):
    source, colon, target = text.rpartition(":")
    if not colon or not target.startswith("/"):
        raise argparse.ArgumentTypeError(f"{text} is not HOST:BOARD with BOARD absolute")
    return pathlib.Path(source), target


def furnish(chosen, built):
    """The board's files: programs, drivers, and what its first process is to do."""
    files = Initramfs()
    files.copy(BOARD / "init", "init")
    files.copy(BOARD / "host", "bin/host")
    files.busybox("/bin/busybox")
    for name, source in TOOLS.items():
        files.program(source, name)
    if PROGRAM.is_file():
        files.program(PROGRAM)
        # At the same paths, so that they are found in the same order.
        for font in fonts():
            files.copy(font, font)
    for source in sorted(BOARD.glob("*.c")):
        files.copy(tools.compiled(source), f"bin/{source.stem}")
    folder = f"lib/modules/{built.release}"
    for module in [*built.modules, built.dependencies]:
        files.copy(module, f"{folder}/{module.name}")
    for source, target in chosen.file:
        files.copy(source, target)

    parameters = {"drm_kms_helper.ko": "fbdev_emulation=0"} if chosen.no_fbcon else {}
    devices = ["/dev/vport0p1", "/dev/vport0p2", "/dev/vport0p3"]
    devices += [f"/dev/vd{chr(ord('a') + number)}" for number in range(len(chosen.disk))]
    devices += [] if chosen.no_display else ["/dev/dri/card0"]
    command = chosen.command[0] if len(chosen.command) == 1 else "exec " + shlex.join(chosen.command)
    files.text("etc/board/modules", lines(f"{folder}/{name} {parameters.get(name, '')}" for name in built.first))
    files.text("etc/board/devices", lines(devices))
    files.text("etc/board/pictures", lines(f"{n} {at}" for n, (_, at) in enumerate(chosen.screenshot) if at))
    files.text("etc/board/command", command + "\n")
    return files


def fonts():
    """The font files that the program would set texts of any script in, as it tells itself."""
    told = subprocess.run([PROGRAM, "doctor", "--json"], stdin=subprocess.DEVNULL, capture_output=True).stdout
    for font in json.loads(told)["fonts"]:
        if font["reason"] != "fallback" or font["used_for"]:
            yield from filter(None, (font["path"], font["bold"]))


def lines(items):
    return "".join(f"{item}\n" for item in items)


def describe(chosen, built, archive):
    """QEMU's arguments, all but the ports."""
    words = "console=ttyS0 quiet loglevel=4 panic=-1 vt.cur_default=1 " + chosen.append
    machine = [
        "-accel", "tcg,thread=multi", "-cpu", "max", "-machine", "q35", "-smp", "2", "-m", "512",
        "-nodefaults", "-display", "none", "-no-reboot",
        "-kernel", str(built.image), "-initrd", str(archive), "-append", words,
        "-device", "virtio-serial-pci", "-device", "virtio-keyboard-pci", "-device", "virtio-tablet-pci",
        *inputs.PORT,
    ]
    if not chosen.no_display:
        width, height = chosen.size
        machine += ["-device", f"virtio-gpu-pci,id=screen,xres={width},yres={height}"]
    for number, disk in enumerate(chosen.disk):
        path = str(disk).replace(",", ",,")
        machine += ["-drive", f"if=none,id=disk{number},format=raw,cache=unsafe,file={path}"]
        machine += ["-device", f"virtio-blk-pci,drive=disk{number}"]
    return machine


def prepare():
    lines = (BOARD / "modules").read_text().splitlines()
    names = [line for line in lines if line and not line.startswith("#")]
    middle = names.index("--")
    for source in BOARD.glob("*.c"):
        tools.compiled(source)
    return kernel.load(names[:middle], names[middle + 1 :])


def run(chosen):
    built = prepare()
    with tempfile.TemporaryDirectory(prefix="board-") as scratch:
        archive = pathlib.Path(scratch) / "initramfs.cpio"
        console = pathlib.Path(scratch) / "console.log"
        furnish(chosen, built).write(archive)
        try:
            with Machine(describe(chosen, built, archive), console) as machine:
                return machine.run(lambda words: answer(words, chosen, machine), chosen.timeout)
        except Failed as failure:
            said = console.read_text(errors="replace").splitlines()[-20:] if console.is_file() else []
            print(*said, str(failure), sep="\n", file=sys.stderr)
            return failure.status
        finally:
            if chosen.console and console.is_file():
                shutil.copyfile(console, chosen.console)


def answer(words, chosen, machine):
    """Does what the board asks for; the answer is `done`, or says why not."""
    match words:
        case ["started"]:
            pass
        case ["picture", number]:
            path, _ = chosen.screenshot[int(number)]
            save(machine, path)
            chosen.taken.add(int(number))
        case ["screenshot", name] if "/" not in name:
            save(machine, chosen.pictures / name)
        case [verb, *rest] if verb in inputs.VERBS:
            return inputs.do(verb, rest, machine.monitor)
        case ["exited", _]:
            for number, (path, at) in enumerate(chosen.screenshot):
                if at is None:
                    save(machine, path)
                elif number not in chosen.taken:
                    print(f"Scripts/board: no {path}: the command line ended before {at} s.", file=sys.stderr)
        case _:
            return f"unknown request: {' '.join(words)}"
    return "done"


def save(machine, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    machine.screenshot(path.resolve())


def interrupted(number, _):
    # Unwinds through every `with`, so that the machine ends first.
    sys.exit(128 + number)


if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, interrupted)
    try:
        chosen = arguments()
        if chosen.verb == "prepare":
            prepare()
        else:
            sys.exit(run(chosen))
    except (kernel.Unavailable, OSError) as error:
        print(f"Scripts/board: {error}", file=sys.stderr)
        sys.exit(125)
