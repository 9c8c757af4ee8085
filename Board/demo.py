"""Scripts/demo: a real installation under a HUD, on this machine's screen where that is free, else on a virtual board."""

import hashlib
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

import scanout
from picture import Picture, difference

BOARD = pathlib.Path(__file__).resolve().parent
ROOT = BOARD.parent
PROGRAM = ROOT / ".build-embedded" / "release" / "bezel"
PICTURES = ROOT / "demo-pictures"

BYTES = 48 << 20
SIZE = (800, 480)

# A picture may lag by the per cents that are copied in one of `pv`'s intervals, and a frame.
LAG = 8


def main():
    PICTURES.mkdir(exist_ok=True)
    for old in PICTURES.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory(prefix="bezel-demo-") as scratch:
        source, target = (pathlib.Path(scratch) / name for name in ("source.img", "target.img"))
        content = os.urandom(BYTES)
        source.write_bytes(content)
        target.write_bytes(bytes(BYTES))
        total = hashlib.sha256(content).hexdigest()

        card = scanout.free_display()
        done, options = on_screen(card, source, target, total) if card else on_board(source, target, total)
        faults = [] if done.returncode == 0 else [f"the installation exited {done.returncode}"]
        if hashlib.sha256(target.read_bytes()).hexdigest() != total:
            faults.append("the copy differs from its source")
    told = re.findall(r"^(\w+) (\d+) (\d+)$", done.stdout, re.MULTILINE)
    faults += judge({name: (int(before), int(after)) for name, before, after in told}, options)

    print(f"Pictures: {PICTURES}/start.png, middle.png, end.png")
    if faults:
        print(f"Demo failed: {'; '.join(faults)}.")
        sys.exit(1)
    print("Demo succeeded: the copy has the checksum of its source, and the three pictures are right to the pixel.")


def on_board(source, target, total):
    print("Installing 48 MiB from disk to disk on a virtual board; this takes about 20 seconds …", flush=True)
    options = ["--scale", "1"]
    words = [ROOT / "Scripts" / "board", "run", "--size", f"{SIZE[0]}x{SIZE[1]}", "--pictures", PICTURES]
    words += ["--disk", source, "--disk", target]
    for name in ("installer", "demonstration"):
        words += ["--file", f"{BOARD / name}:/bin/{name}"]
    words += ["--", "demonstration", "/dev/vda", "/dev/vdb", str(BYTES), total, *options]
    return run(words), options


def on_screen(card, source, target, total):
    print(f"Installing 48 MiB from file to file; look at the screen of {card} …", flush=True)
    width, height = mode(card)
    options = ["--scale", str(max(1, height // 540)), "--size", f"{width}x{height}"]
    environment = {
        **os.environ,
        "PATH": f"{PROGRAM.parent}:{os.environ['PATH']}",
        "SCREENSHOT": shlex.join([sys.executable, "-B", str(BOARD / "scanout.py"), str(card), str(PICTURES)]),
    }
    words = [BOARD / "demonstration", source, target, str(BYTES), total, "--display", f"kms:{card.name}", *options[:2]]
    return run(words, env=environment), options


def run(words, **more):
    """Its output is kept; what it complains about is seen at once."""
    return subprocess.run(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, **more)


def mode(card):
    for modes in sorted(pathlib.Path("/sys/class/drm").glob(f"{card.name}-*/modes")):
        if first := modes.read_text().split()[:1]:
            width, height = first[0].rstrip("ip").split("x")
            return int(width), int(height)
    raise OSError(f"{card} names no mode")


def judge(positions, options):
    """What is wrong with the pictures: each must be one that the program draws, at the right progress."""
    faults, seen = [], {}
    if "--size" not in options:
        options = [*options, "--size", f"{SIZE[0]}x{SIZE[1]}"]
    for name in ("start", "middle"):
        path = PICTURES / f"{name}.png"
        if not path.is_file() or name not in positions:
            faults.append(f"there is no picture of the {name}")
            continue
        shot, (before, after) = Picture.read(path), positions[name]
        for percent in range(min(after + 1, 100), max(before - LAG, 0) - 1, -1):
            expected = drawn(options, "--mode", "bar", "--label", "Installing", "--progress", f"{percent}%")
            if difference(shot, expected) is None:
                seen[name] = percent
                print(f"{name}.png shows a bar at {percent} %; the copy was at {before} to {after} %.")
                break
        else:
            faults.append(f"{name}.png is not a bar at {before} to {after} %")
    if len(seen) == 2 and seen["start"] >= seen["middle"]:
        faults.append("the bar did not grow")
    path = PICTURES / "end.png"
    if not path.is_file():
        faults.append("there is no picture of the end")
    elif found := difference(Picture.read(path), drawn(options, "--icon", "success", "--label", "Installed")):
        faults.append(f"end.png is not the success icon: {found}")
    else:
        print("end.png shows the success icon.")
    return faults


def drawn(options, *words):
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        done = subprocess.run([PROGRAM, "render", *options, *words, "--output", file.name], stdin=subprocess.DEVNULL)
        # What cannot be drawn equals nothing that was seen.
        return Picture.read(file.name) if done.returncode == 0 else Picture(0, 0, b"")


if __name__ == "__main__":
    main()
