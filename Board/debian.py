"""Debian's packages as things to build with: fetched once, unpacked into a cache, never installed here."""

import contextlib
import fcntl
import os
import pathlib
import subprocess
import sys


class Unavailable(Exception):
    """What a package was wanted for could not be fetched or understood."""


@contextlib.contextmanager
def locked_cache(name):
    """A folder that outlives a build, for this process alone: a download costs more than it holds."""
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.environ.get("HOME") or "/root", ".cache")
    folder = pathlib.Path(base) / "bezel" / name
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield folder


def apt(*words, cwd=None):
    done = subprocess.run(words, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode != 0:
        sys.stderr.write(done.stdout + done.stderr)
        done.check_returncode()


def note(text):
    print(text, file=sys.stderr, flush=True)
