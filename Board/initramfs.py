"""The board's file system: a cpio archive, put together anew for each run so that it is never stale."""

import pathlib
import re
import stat
import subprocess

LIBRARIES = "lib/x86_64-linux-gnu"


class Initramfs:
    """Files by their path on the board; `write` makes the archive that the kernel unpacks."""

    def __init__(self):
        self.entries = {}
        for folder in ("dev", "proc", "sys", "run", "tmp", "root", "etc", "bin", "usr"):
            self.folder(folder)
        for link, target in (("sbin", "bin"), ("usr/bin", "../bin"), ("usr/sbin", "../bin")):
            self.link(link, target)

    def folder(self, path):
        path = path.strip("/")
        if path and path not in self.entries:
            self.folder(str(pathlib.PurePosixPath(path).parent).strip("."))
            self.entries[path] = (stat.S_IFDIR | 0o755, b"")

    def link(self, path, target):
        self.place(path, stat.S_IFLNK | 0o777, target.encode())

    def text(self, path, content):
        self.place(path, stat.S_IFREG | 0o644, content.encode())

    def copy(self, source, path):
        """Puts a file of the host at `path`, executable where it is so here."""
        source = pathlib.Path(source)
        mode = 0o755 if source.stat().st_mode & 0o100 else 0o644
        self.place(path, stat.S_IFREG | mode, source.read_bytes())

    def place(self, path, mode, content):
        path = path.strip("/")
        parts = path.split("/")
        # The three links above stand for folders; the kernel would refuse to make files below them twice.
        if parts[0] == "sbin" or parts[:2] in (["usr", "bin"], ["usr", "sbin"]):
            path = "bin/" + parts[-1]
        self.folder(str(pathlib.PurePosixPath(path).parent).strip("."))
        self.entries[path] = (mode, content)

    def program(self, source, name=None):
        """Puts a program into /bin, with the shared libraries that it needs."""
        source = pathlib.Path(source)
        self.copy(source, f"bin/{name or source.name}")
        listed = subprocess.run(["ldd", source], capture_output=True, text=True).stdout
        for line in listed.splitlines():
            found = re.search(r"(/\S+) \(0x", line)
            if not found:
                continue
            library = pathlib.Path(found.group(1))
            # The interpreter's path is written in the program; libraries are looked for in one folder.
            interpreter = "=>" not in line
            self.copy(library, str(library) if interpreter else f"{LIBRARIES}/{library.name}")

    def busybox(self, source):
        """Puts busybox into /bin under all of its names."""
        for name in subprocess.run([source, "--list"], capture_output=True, text=True, check=True).stdout.split():
            self.link(f"bin/{name}", "busybox")
        self.copy(source, "bin/busybox")

    def write(self, path):
        with open(path, "wb") as archive:
            # Sorted, so that a folder comes before what is in it.
            for number, (name, (mode, content)) in enumerate(sorted(self.entries.items()), start=1):
                archive.write(record(name, number, mode, content))
            archive.write(record("TRAILER!!!", 0, 0, b""))


def record(name, number, mode, content):
    """One file as cpio's "newc" format has it: a header in hexadecimal, the name, the bytes, each padded to four."""
    encoded = name.encode() + b"\0"
    numbers = (number, mode, 0, 0, 1, 0, len(content), 0, 0, 0, 0, len(encoded), 0)
    header = b"070701" + b"".join(b"%08X" % value for value in numbers)
    return padded(header + encoded) + padded(content)


def padded(content):
    return content + b"\0" * (-len(content) % 4)
