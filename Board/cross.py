"""Scripts/cross: builds the device program for other CPUs."""

import argparse
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys

from debian import Unavailable
from sysroot import CPUS, sysroot

ROOT = pathlib.Path(__file__).resolve().parents[1]

ABOUT = """\
Builds the device program in Embedded Swift for other CPUs, as .build-CPU/release/bezel, against Debian's libraries
for them, and the probe that Tests/Cross/run compares between CPUs. Nothing is installed here."""


def scratch_path(cpu):
    return ROOT / f".build-{cpu.name}"


def emulated(cpu, product):
    """A command line that runs a product here."""
    return [cpu.emulator, "-L", str(sysroot(cpu)), str(scratch_path(cpu) / "release" / product)]


def toolset(cpu, root):
    """A toolset file's content: the device program's, and where the CPU's headers and libraries are."""
    content = json.loads((ROOT / "Scripts" / "device-toolset.json").read_text())
    # The triples have no operating system, so the compiler defines none.
    to_c = ["-D__linux__", "-D__unix__", *cpu.c_flags]
    for folder in (f"usr/include/{cpu.multiarch}", "usr/include"):
        to_c += ["-isystem", str(root / folder)]
    to_linker = [f"--target={cpu.multiarch}", f"--sysroot={root}"]
    content["swiftCompiler"]["extraCLIOptions"] += [
        "-Xfrontend", "-disable-stack-protector",
        *(word for flag in to_c for word in ("-Xcc", flag)),
        "-use-ld=lld",
        *(word for flag in to_linker for word in ("-Xclang-linker", flag)),
    ]
    return json.dumps(content, indent=2)


def libraries(cpu, root):
    """The folder that describes the libraries that the program holds in itself."""
    words = [ROOT / "Scripts" / "libraries", cpu.multiarch, root, *cpu.c_flags]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise Unavailable(f"The libraries in the program could not be built for {cpu.name}.")
    return done.stdout.strip()


def build(cpu):
    root = sysroot(cpu)
    held = libraries(cpu, root)
    scratch = scratch_path(cpu)
    scratch.mkdir(exist_ok=True)
    file = scratch / "toolset.json"
    file.write_text(toolset(cpu, root))
    words = [
        "swift", "build", "-c", "release", "--triple", cpu.triple, "--toolset", file, "--scratch-path", scratch,
        "--pkg-config-path", held, "--pkg-config-path", root / "usr" / "lib" / cpu.multiarch / "pkgconfig",
        "-Xlinker", "--icf=all",
    ]
    environment = os.environ | {"BEZEL_EMBEDDED": "1", "PKG_CONFIG_SYSROOT_DIR": str(root)}
    return subprocess.run(
        words, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


def main():
    parser = argparse.ArgumentParser(
        prog="Scripts/cross", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("cpus", nargs="*", metavar="CPU", help=f"{', '.join(CPUS)} (all)")
    names = parser.parse_args().cpus or list(CPUS)
    for name in names:
        if name not in CPUS:
            parser.error(f"unknown CPU '{name}'; there are {', '.join(CPUS)}")
    failed = []
    # A build keeps one core busy for most of its time.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        try:
            for name, done in zip(names, workers.map(build, [CPUS[name] for name in names])):
                print(f"== {name}", flush=True)
                sys.stdout.buffer.write(done.stdout)
                if done.returncode != 0:
                    failed.append(name)
        except Unavailable as error:
            sys.exit(f"Scripts/cross: {error}")
    if failed:
        sys.exit(f"Scripts/cross: the program could not be built for {' and '.join(failed)}.")


if __name__ == "__main__":
    main()
