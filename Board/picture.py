"""PNG pictures as rows of bytes: reading, writing and comparing them, with nothing but Python's own library."""

import pathlib
import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {0: 1, 2: 3, 4: 2, 6: 4}


class Picture:
    """Eight-bit RGB pixels, three bytes each, row after row."""

    def __init__(self, width, height, pixels):
        self.width, self.height, self.pixels = width, height, pixels

    @staticmethod
    def read(path):
        content = pathlib.Path(path).read_bytes()
        if not content.startswith(SIGNATURE):
            raise ValueError(f"{path} is not a PNG file")
        packed, header, offset = b"", None, len(SIGNATURE)
        while offset < len(content):
            length, kind = struct.unpack_from(">I4s", content, offset)
            chunk = content[offset + 8 : offset + 8 + length]
            if kind == b"IHDR":
                header = struct.unpack(">IIBBBBB", chunk)
            elif kind == b"IDAT":
                packed += chunk
            offset += length + 12
        width, height, depth, color, _, _, interlaced = header
        if depth != 8 or color not in CHANNELS or interlaced:
            raise ValueError(f"{path} is of a kind that this reader does not know")
        channels = CHANNELS[color]
        raw = unfiltered(zlib.decompress(packed), width * channels, height, channels)
        return Picture(width, height, colors(raw, channels))

    def row(self, y):
        return self.pixels[y * self.width * 3 : (y + 1) * self.width * 3]

    def moved(self, x, y):
        """The picture with all of it moved by so many pixels; what is uncovered has the color of its first pixel."""
        blank = self.pixels[:3]
        rows = [self.pixels[at : at + self.width * 3] for at in range(0, len(self.pixels), self.width * 3)]
        if x >= 0:
            rows = [blank * x + row[: len(row) - 3 * x] for row in rows]
        else:
            rows = [row[-3 * x :] + blank * -x for row in rows]
        empty = [blank * self.width] * abs(y)
        rows = empty + rows[: self.height - y] if y >= 0 else rows[-y:] + empty
        return Picture(self.width, self.height, b"".join(rows))

    def write(self, path):
        stride = self.width * 3
        rows = b"".join(b"\0" + self.pixels[y * stride : (y + 1) * stride] for y in range(self.height))
        with open(path, "wb") as file:
            file.write(SIGNATURE)
            for kind, chunk in (
                (b"IHDR", struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)),
                (b"IDAT", zlib.compress(rows)),
                (b"IEND", b""),
            ):
                file.write(struct.pack(">I", len(chunk)) + kind + chunk)
                file.write(struct.pack(">I", zlib.crc32(kind + chunk)))


def difference(one, other):
    """What sets two pictures apart, in words; none where they are the same to the bit."""
    if (one.width, one.height) != (other.width, other.height):
        return f"{one.width}x{one.height} against {other.width}x{other.height} pixels"
    if one.pixels == other.pixels:
        return None
    places = [at for at in range(0, len(one.pixels), 3) if one.pixels[at : at + 3] != other.pixels[at : at + 3]]
    y, x = divmod(places[0] // 3, one.width)
    here, there = (picture.pixels[places[0] : places[0] + 3].hex() for picture in (one, other))
    return f"{len(places)} pixels differ, the first at {x},{y}: #{here} against #{there}"


def box(one, other):
    """The smallest rectangle around the pixels that differ: left, top, right, bottom; none where none do."""
    if (one.width, one.height) != (other.width, other.height):
        raise ValueError("the pictures have other sizes")
    stride = one.width * 3
    rows = [y for y in range(one.height) if one.row(y) != other.row(y)]
    if not rows:
        return None
    columns = [i // 3 for y in rows for i in range(stride) if one.row(y)[i] != other.row(y)[i]]
    return min(columns), rows[0], max(columns) + 1, rows[-1] + 1


def unfiltered(data, stride, height, step):
    """Undoes the filters that PNG lays over its rows."""
    result, above, offset = bytearray(), bytearray(stride), 0
    for _ in range(height):
        kind, row = data[offset], bytearray(data[offset + 1 : offset + 1 + stride])
        offset += stride + 1
        if kind == 1:
            for i in range(step, stride):
                row[i] = (row[i] + row[i - step]) & 255
        elif kind == 2:
            for i in range(stride):
                row[i] = (row[i] + above[i]) & 255
        elif kind == 3:
            for i in range(stride):
                left = row[i - step] if i >= step else 0
                row[i] = (row[i] + (left + above[i]) // 2) & 255
        elif kind == 4:
            for i in range(stride):
                left, corner = (row[i - step], above[i - step]) if i >= step else (0, 0)
                row[i] = (row[i] + paeth(left, above[i], corner)) & 255
        result += row
        above = row
    return bytes(result)


def paeth(left, above, corner):
    guess = left + above - corner
    by_left, by_above, by_corner = abs(guess - left), abs(guess - above), abs(guess - corner)
    if by_left <= by_above and by_left <= by_corner:
        return left
    return above if by_above <= by_corner else corner


def colors(raw, channels):
    """RGB of pixels of any kind; a screen shows no alpha."""
    if channels == 3:
        return raw
    result = bytearray(len(raw) // channels * 3)
    for channel in range(3):
        result[channel::3] = raw[(channel if channels == 4 else 0) :: channels]
    return bytes(result)
