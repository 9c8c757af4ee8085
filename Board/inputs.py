"""What is done to the board's input devices: keys, the tablet, the power button, and those that come and go."""

# Behind a port of its own a device can be plugged in and pulled out.
PORT = ["-device", "pcie-root-port,id=spare-port,chassis=1,slot=1"]

VERBS = ("key", "tablet", "mouse", "power", "plug", "unplug")


def do(verb, words, monitor):
    """Does it, and says `done` or why not."""
    match verb, words:
        # The keyboard that came last gets the keys.
        case "key", [name, "down" | "up" as way]:
            send(monitor, event("key", down=way == "down", key={"type": "qcode", "data": name}))
        case "key", [name]:
            do("key", [name, "down"], monitor)
            do("key", [name, "up"], monitor)
        # Both axes have 32768 values.
        case "tablet", [x, y] if x.isdigit() and y.isdigit():
            send(monitor, event("abs", axis="x", value=int(x)), event("abs", axis="y", value=int(y)))
        case "tablet", ["down" | "up" as way]:
            send(monitor, event("btn", down=way == "down", button="left"))
        case "mouse", [x, y]:
            send(monitor, event("rel", axis="x", value=int(x)), event("rel", axis="y", value=int(y)))
        case "power", []:
            monitor.ask("system_powerdown")
        case "plug", [name]:
            kind = "mouse" if name == "mouse" else "keyboard"
            monitor.ask("device_add", driver=f"virtio-{kind}-pci", id=name, bus="spare-port")
        case "unplug", [name]:
            monitor.ask("device_del", id=name)
        case _:
            return f"unknown request: {verb} {' '.join(words)}"
    return "done"


def event(kind, **data):
    return {"type": kind, "data": data}


def send(monitor, *events):
    monitor.ask("input-send-event", events=list(events))
