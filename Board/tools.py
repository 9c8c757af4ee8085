"""Programs of the board that are compiled here: one C file each, linked statically so that it needs nothing there."""

import hashlib
import pathlib
import subprocess
import tempfile

from debian import Unavailable, locked_cache

COMPILER = ["clang", "-static", "-Os", "-s", "-Wall", "-Wextra", "-Werror"]


def compiled(source):
    """The program made of a C file; made anew where that has changed."""
    content = source.read_bytes()
    name = f"{source.stem}-{hashlib.sha256(content + repr(COMPILER).encode()).hexdigest()[:16]}"
    with locked_cache("board-tools") as folder:
        made = folder / name
        if not made.is_file():
            with tempfile.TemporaryDirectory(dir=folder) as scratch:
                fresh = pathlib.Path(scratch) / name
                done = subprocess.run([*COMPILER, source, "-o", fresh], stdin=subprocess.DEVNULL, capture_output=True, text=True)
                if done.returncode != 0:
                    raise Unavailable(f"{source.name} does not compile:\n{done.stderr}")
                fresh.rename(made)
        return made
