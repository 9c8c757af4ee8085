"""The board's kernel: Debian's own, downloaded once and kept beside the modules the board needs."""

import contextlib
import lzma
import pathlib
import re
import shutil
import subprocess
import tempfile

from debian import Unavailable, apt, locked_cache, note

PACKAGE = "linux-image-amd64"


class Kernel:
    """A kernel image that QEMU starts, and modules: `first` are loaded in that order, the others by `modprobe`."""

    def __init__(self, folder):
        self.image = folder / "vmlinux"
        self.release = (folder / "release").read_text().strip()
        self.modules = sorted(folder.glob("*.ko"))
        self.first = (folder / "order").read_text().split()
        self.dependencies = folder / "modules.dep"


def load(first, others):
    """The kernel with the modules of these names; made where it is not there yet."""
    wanted = "".join(f"{name}\n" for name in [*first, "--", *others])
    with locked_cache("board") as folder:
        made = folder / "kernel"
        if not (made / "wanted").is_file() or (made / "wanted").read_text() != wanted:
            archive = next(iter(sorted(folder.glob("linux-image-*.deb"))), None) or download(folder)
            note(f"Unpacking {archive.name} …")
            with tempfile.TemporaryDirectory(dir=folder) as scratch:
                fresh = unpack(archive, first, others, pathlib.Path(scratch))
                (fresh / "wanted").write_text(wanted)
                shutil.rmtree(made, ignore_errors=True)
                fresh.rename(made)
        return Kernel(made)


def download(folder):
    """Fetches the package that `linux-image-amd64` stands for today."""
    for attempt in ("known", "refreshed"):
        if attempt == "refreshed":
            with contextlib.suppress(subprocess.CalledProcessError):
                apt("apt-get", "update", "-q")
        name = dependency()
        if name is None:
            continue
        note(f"Downloading {name} (70 MB) …")
        with tempfile.TemporaryDirectory(dir=folder) as scratch, contextlib.suppress(subprocess.CalledProcessError):
            apt("apt-get", "download", "-q", name, cwd=scratch)
            found = next(pathlib.Path(scratch).glob("*.deb"))
            return found.rename(folder / found.name)
    raise Unavailable(f"Debian's {PACKAGE} could not be downloaded.")


def dependency():
    """The image package behind the one that always names the newest; the full kernel, not the cloud one."""
    shown = subprocess.run(["apt-cache", "depends", PACKAGE], capture_output=True, text=True).stdout
    found = re.search(r"^\s*Depends: (linux-image-\d\S*-amd64)$", shown, re.MULTILINE)
    return found.group(1) if found else None


def unpack(archive, first, others, scratch):
    """Makes a folder of the kernel image and the closure of the modules called `first` and `others`."""
    everything = scratch / "everything"
    subprocess.run(["dpkg-deb", "-x", archive, everything], check=True)
    fresh = scratch / "kernel"
    fresh.mkdir()
    image = next(everything.glob("boot/vmlinuz-*")).read_bytes()
    (fresh / "vmlinux").write_bytes(uncompressed(image))
    (fresh / "release").write_text(next(everything.glob("lib/modules/*")).name + "\n")

    files = {canonical(path.name): path for path in everything.glob("lib/modules/*/kernel/**/*.ko*")}
    builtin = {
        canonical(pathlib.PurePath(line).name)
        for listing in everything.glob("lib/modules/*/modules.builtin")
        for line in listing.read_text().split()
    }
    # Each module that was visited, in the order in which they can be loaded, and all that it depends on.
    needs = {}

    def visit(name):
        if name in needs or name in builtin:
            return
        if name not in files:
            raise Unavailable(f"Debian's kernel has no module {name}.")
        content = module(files[name])
        direct = re.search(rb"\0depends=([^\0]*)\0", content).group(1).decode().split(",")
        direct = [canonical(other) for other in direct if other and canonical(other) not in builtin]
        for other in direct:
            visit(other)
        (fresh / f"{name}.ko").write_bytes(content)
        # Those that need others first, as modprobe wants them.
        all_needed = {*direct, *(far for other in direct for far in needs[other])}
        needs[name] = [other for other in reversed(needs) if other in all_needed]

    for name in first:
        visit(canonical(name))
    (fresh / "order").write_text("".join(f"{name}.ko\n" for name in needs))
    for name in others:
        visit(canonical(name))
    (fresh / "modules.dep").write_text(
        "".join(f"{name}.ko: {' '.join(f'{other}.ko' for other in needs[name])}\n" for name in needs)
    )
    return fresh


def uncompressed(image):
    """The ELF image inside a bzImage: QEMU starts it directly, and unpacking it while emulated takes seconds."""
    start = image.find(b"\xfd7zXZ\0")
    if start < 0:
        return image
    return lzma.LZMADecompressor().decompress(image[start:])


def module(path):
    content = path.read_bytes()
    return lzma.decompress(content) if path.suffix == ".xz" else content


def canonical(name):
    return name.split(".ko")[0].replace("-", "_")
