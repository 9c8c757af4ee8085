"""Other CPUs: what Debian calls them, and a sysroot for each with the libraries that the program is linked with."""

import contextlib
import dataclasses
import os
import pathlib
import shutil
import subprocess
import tempfile

from debian import Unavailable, apt, locked_cache, note

PACKAGES = [
    "libc6", "libc6-dev", "libdrm-dev", "libdrm2", "libevdev-dev", "libfreetype-dev",
    "libfribidi-dev", "libgcc-12-dev", "libgcc-s1", "libharfbuzz-dev", "libpng-dev", "libpng16-16", "libstdc++-12-dev",
    "linux-libc-dev", "zlib1g", "zlib1g-dev",
]
# What a sysroot is made of: one that is made of something else is made anew.
PARTS = [*PACKAGES, "one-folder-of-libraries"]


@dataclasses.dataclass(frozen=True)
class CPU:
    name: str
    # Debian's name of it, and that of its folders of libraries, which is also the C compiler's target.
    debian: str
    multiarch: str
    # Embedded Swift's triple. Its modules know no operating system and, on arm, no floats in registers.
    triple: str
    # What a C compiler must know beside the triple to keep to Debian's base line and calling conventions.
    c_flags: tuple
    # The emulator of qemu-user.
    emulator: str


CPUS = {
    cpu.name: cpu
    for cpu in (
        CPU("arm64", "arm64", "aarch64-linux-gnu", "aarch64-none-none-elf", (), "qemu-aarch64"),
        CPU(
            "armv7", "armhf", "arm-linux-gnueabihf", "armv7-none-none-eabi",
            ("-march=armv7-a", "-mfloat-abi=hard", "-mfpu=vfpv3-d16"), "qemu-arm",
        ),
    )
}


def sysroot(cpu):
    """The folder of a CPU's headers and libraries; made where it is not there yet."""
    with locked_cache(f"cross/{cpu.name}") as folder:
        root, made = folder / "root", folder / "made-of"
        if not made.is_file() or made.read_text().split() != PARTS:
            made.unlink(missing_ok=True)
            shutil.rmtree(root, ignore_errors=True)
            fill(root, cpu)
            made.write_text("".join(f"{name}\n" for name in PARTS))
        return root


def fill(root, cpu):
    note(f"Downloading Debian's libraries for {cpu.name} (35 MB) …")
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        # Apt fetches as a user of its own where it can.
        scratch.chmod(0o755)
        for name in ("lists/partial", "cache/archives/partial", "packages"):
            (scratch / name).mkdir(parents=True)
        # A state of its own, so that nothing here hears of another CPU; the sources are this machine's.
        options = [
            f"-oAPT::Architecture={cpu.debian}", f"-oAPT::Architectures={cpu.debian}",
            f"-oDir::State::Lists={scratch / 'lists'}", f"-oDir::Cache={scratch / 'cache'}",
            "-oDir::State::status=/dev/null",
        ]
        # One of several lists may fail to come; what counts is that the packages do.
        with contextlib.suppress(subprocess.CalledProcessError):
            apt("apt-get", *options, "-q", "update")
        try:
            apt("apt-get", *options, "-q", "download", *PACKAGES, cwd=scratch / "packages")
            for package in sorted((scratch / "packages").glob("*.deb")):
                apt("dpkg-deb", "-x", package, root)
        except subprocess.CalledProcessError as error:
            raise Unavailable(f"Debian's libraries for {cpu.name} could not be downloaded.") from error
    # The program's loader for a CPU of 32 bits looks whether a folder is there in a way that its emulator does not
    # redirect, so it finds libraries in the first folder only.
    shutil.copytree(root / "lib", root / "usr" / "lib", symlinks=True, dirs_exist_ok=True)
    shutil.rmtree(root / "lib")
    (root / "lib").symlink_to("usr/lib")
    # Links that name a library from the root up must not lead out of this one.
    for link in root.rglob("*"):
        if link.is_symlink() and (target := os.readlink(link)).startswith("/"):
            link.unlink()
            link.symlink_to(os.path.relpath(root / target[1:], link.parent))
