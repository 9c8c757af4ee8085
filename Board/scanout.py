"""What a real screen shows: the buffer that a graphics card reads, fetched from the card itself.

Nothing is drawn or changed. It needs root, as another program's buffer is nobody else's business.
"""

import fcntl
import mmap
import os
import pathlib
import struct
import sys

from picture import Picture

SET_MASTER, DROP_MASTER = 0x641E, 0x641F
GET_RESOURCES, GET_CRTC, GET_BUFFER, MAP_DUMB, CLOSE_HANDLE = (
    0xC04064A0, 0xC06864A1, 0xC01C64AD, 0xC01064B3, 0x40086409,
)  # fmt: skip


def free_display():
    """The first card that has a connected screen and no master, such as a compositor; none where there is none."""
    for card in sorted(pathlib.Path("/dev/dri").glob("card*")):
        states = pathlib.Path("/sys/class/drm").glob(f"{card.name}-*/status")
        if not any(state.read_text().strip() == "connected" for state in states):
            continue
        try:
            with open(card, "r+b", buffering=0) as device:
                fcntl.ioctl(device, SET_MASTER)
                fcntl.ioctl(device, DROP_MASTER)
                return card
        except OSError:
            continue
    return None


def capture(card):
    """The picture on the first of the card's pipelines that shows one."""
    with open(card, "r+b", buffering=0) as device:
        try:
            # Whoever opens a card that has no master becomes it; we only look.
            fcntl.ioctl(device, DROP_MASTER)
        except OSError:
            pass
        for crtc in pipelines(device):
            if buffer := shown(device, crtc):
                return pixels(device, *buffer)
    raise OSError(f"{card} shows nothing")


def pipelines(device):
    counted = struct.pack("4Q8I", *[0] * 12)
    count = struct.unpack("4Q8I", fcntl.ioctl(device, GET_RESOURCES, counted))[5]
    return identifiers(device, count)


def identifiers(device, count):
    room = mmap.mmap(-1, mmap.PAGESIZE)
    address = address_of(room)
    fcntl.ioctl(device, GET_RESOURCES, struct.pack("4Q8I", 0, address, 0, 0, 0, count, 0, 0, 0, 0, 0, 0))
    return struct.unpack_from(f"{count}I", room)


def address_of(room):
    import ctypes

    return ctypes.addressof(ctypes.c_char.from_buffer(room))


def shown(device, crtc):
    """The buffer on a pipeline: width, height, pitch, bits a pixel, handle."""
    state = struct.pack("Q7I68x", 0, 0, crtc, 0, 0, 0, 0, 0)
    buffer = struct.unpack_from("Q7I", fcntl.ioctl(device, GET_CRTC, state))[3]
    if buffer == 0:
        return None
    _, width, height, pitch, bits, _, handle = struct.unpack(
        "7I", fcntl.ioctl(device, GET_BUFFER, struct.pack("7I", buffer, *[0] * 6))
    )
    return (width, height, pitch, bits, handle) if handle else None


def pixels(device, width, height, pitch, bits, handle):
    offset = struct.unpack("2IQ", fcntl.ioctl(device, MAP_DUMB, struct.pack("2IQ", handle, 0, 0)))[2]
    with mmap.mmap(device.fileno(), pitch * height, mmap.MAP_SHARED, mmap.PROT_READ, offset=offset) as memory:
        rows = [memory[y * pitch : y * pitch + width * bits // 8] for y in range(height)]
    fcntl.ioctl(device, CLOSE_HANDLE, struct.pack("2I", handle, 0))
    raw = b"".join(rows)
    result = bytearray(width * height * 3)
    if bits == 32:
        result[0::3], result[1::3], result[2::3] = raw[2::4], raw[1::4], raw[0::4]
    elif bits == 16:
        words = struct.unpack(f"<{width * height}H", raw)
        result[0::3] = bytes((word >> 11) * 255 // 31 for word in words)
        result[1::3] = bytes((word >> 5 & 63) * 255 // 63 for word in words)
        result[2::3] = bytes((word & 31) * 255 // 31 for word in words)
    else:
        raise OSError(f"{bits} bits a pixel are not understood")
    return Picture(width, height, bytes(result))


if __name__ == "__main__":
    _, card, folder, name = sys.argv
    capture(card).write(os.path.join(folder, name))
