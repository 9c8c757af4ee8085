"""The board as a QEMU machine without acceleration: its screen, disks and ports, and the talk with its init."""

import contextlib
import ctypes
import json
import os
import selectors
import signal
import socket
import subprocess
import sys
import time

PR_SET_PDEATHSIG = 1


class Failed(Exception):
    """The board did not get as far as an exit status; the text says why."""

    def __init__(self, status, text):
        super().__init__(text)
        self.status = status


class Port:
    """One of the board's ports: a socket pair, of which QEMU inherits the other end."""

    def __init__(self, name):
        self.name = name
        self.ours, self.theirs = socket.socketpair()

    def arguments(self):
        return ["-chardev", f"socket,id={self.name},fd={self.theirs.fileno()}"]


class Monitor:
    """QEMU's own protocol: one command, one answer; its events do not matter here."""

    def __init__(self, stream):
        self.stream = stream
        self.lines = stream.makefile("r")

    def greet(self):
        self.lines.readline()
        self.ask("qmp_capabilities")

    def ask(self, command, **arguments):
        message = json.dumps({"execute": command, "arguments": arguments}) + "\n"
        self.stream.sendall(message.encode())
        while line := self.lines.readline():
            answer = json.loads(line)
            if "error" in answer:
                raise Failed(125, f"QEMU refused {command}: {answer['error']['desc']}")
            if "return" in answer:
                return answer["return"]
        raise Failed(125, f"QEMU ended during {command}.")


class Machine:
    """A board that is running; leaving the `with` block ends it, whatever happened."""

    def __init__(self, description, console):
        self.description = description
        self.console = console
        self.output, self.errors, self.control, self.monitoring = (
            Port(name) for name in ("stdout", "stderr", "control", "monitor")
        )
        self.monitor = Monitor(self.monitoring.ours)
        self.status = None
        self.heard = b""

    def __enter__(self):
        ports = (self.output, self.errors, self.control, self.monitoring)
        arguments = self.description + [word for port in ports for word in port.arguments()]
        for number, port in enumerate((self.output, self.errors, self.control), start=1):
            arguments += ["-device", f"virtserialport,chardev={port.name},nr={number}"]
        arguments += ["-mon", "chardev=monitor,mode=control", "-serial", f"file:{self.console}"]
        self.process = subprocess.Popen(
            ["qemu-system-x86_64", *arguments],
            stdin=subprocess.DEVNULL,
            pass_fds=[port.theirs.fileno() for port in ports],
            preexec_fn=die_with_parent,
        )
        for port in ports:
            port.theirs.close()
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def run(self, answer, timeout):
        """Passes the command line's streams on and answers the board's requests, until it says how that ended."""
        deadline = time.monotonic() + timeout
        selector = selectors.DefaultSelector()
        streams = {self.output: sys.stdout.buffer, self.errors: sys.stderr.buffer, self.control: None}
        for port, sink in streams.items():
            selector.register(port.ours, selectors.EVENT_READ, (port, sink))
        self.monitor.greet()
        while selector.get_map():
            remaining = deadline - time.monotonic()
            if remaining <= 0:
                raise Failed(124, f"The board was stopped: not done after {timeout:g} s.")
            for key, _ in selector.select(remaining):
                port, sink = key.data
                content = received(port.ours)
                if not content:
                    selector.unregister(port.ours)
                elif sink is None:
                    self.listen(content, answer)
                else:
                    with contextlib.suppress(BrokenPipeError):
                        sink.write(content)
                        sink.flush()
        if self.status is None:
            raise Failed(125, "The board went down before the command line ended.")
        return self.status

    def listen(self, content, answer):
        *requests, self.heard = (self.heard + content).split(b"\n")
        for request in requests:
            words = request.decode(errors="replace").split()
            try:
                reply = answer(words)
            except Failed as failure:
                reply = str(failure)
            self.control.ours.sendall(f"{reply}\n".encode())
            if words[:1] == ["exited"]:
                # What the ports still hold comes before their end; nothing else is wanted of the board.
                self.status = int(words[1])
                self.monitor.ask("quit")

    def screenshot(self, path):
        """Saves the screen as a PNG file while the board stands still, so that its clock does not see the pause."""
        self.monitor.ask("stop")
        try:
            self.monitor.ask("screendump", filename=str(path), format="png")
        finally:
            self.monitor.ask("cont")


def received(stream):
    try:
        return stream.recv(65536)
    except ConnectionResetError:
        return b""


def die_with_parent():
    """The kernel ends QEMU with us, even where we get no chance to."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    # Ctrl-C is for us to handle.
    os.setpgid(0, 0)
