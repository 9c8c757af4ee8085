"""Fonts and pictures with numbers in them that lie, as many as are asked for; the same for the same numbers."""

import random
import struct
import zlib

from cases import GOLDEN

FONTS = (
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/usr/share/fonts/truetype/lohit-devanagari/Lohit-Devanagari.ttf",
    "/usr/share/fonts/opentype/cantarell/Cantarell-Regular.otf", "/usr/share/fonts/truetype/tlwg/Loma.ttf",
)
# What 32 bits make of them differs from what 64 do.
NUMBERS = (0, 1, 0x7FFF, 0xFFFF, 0x7FFFFFF0, 0x7FFFFFFF, 0x80000000, 0xFFFFFFF0, 0xFFFFFFFF)


def cases(count, folder):
    """Makes so many files of either kind in a folder, and gives a name and the words after `bezel render` for each."""
    for number in range(count):
        chance = random.Random(number)
        path = folder / f"{number}.ttf"
        path.write_bytes(font(chance))
        text = "Ab ß fi العربية हिन्दी"
        yield f"damaged font {number}", ["--size", "200x100", "--font", path, "--label", text, "--details", text]
        path = folder / f"{number}.png"
        path.write_bytes(picture(chance))
        yield f"damaged picture {number}", ["--size", "100x100", f"--{chance.choice(['image', 'backdrop'])}", path]


def font(chance):
    """A font with lies in its directory or in the heads of its tables."""
    with open(chance.choice(FONTS), "rb") as file:
        content = bytearray(file.read())
    tables = struct.unpack_from(">H", content, 4)[0]
    starts = [struct.unpack_from(">I", content, 12 + 16 * table + 8)[0] for table in range(tables)]
    for _ in range(chance.randint(1, 4)):
        if chance.random() < 0.3:
            place = 12 + 4 * chance.randrange(4 * tables)
        else:
            place = chance.choice(starts) + 2 * chance.randrange(64)
        lie(chance, content, place)
    return content[: chance.randrange(len(content))] if chance.random() < 0.2 else content


def picture(chance):
    """A picture with lies in its chunks' lengths, its size or its bytes."""
    content = bytearray((GOLDEN / chance.choice(["ring.png", "bar.png", "success.png"])).read_bytes())
    if chance.random() < 0.5:
        # Another size, smaller than the pixels are enough for.
        struct.pack_into(">H", content, chance.choice([18, 22]), chance.randrange(1, 100))
        seal(content)
        return content
    lie(chance, content, chance.choice([8, 16, 20, 24, 33, chance.randrange(len(content))]))
    if chance.random() < 0.7:
        seal(content)
    return content[: chance.randrange(len(content))] if chance.random() < 0.2 else content


def seal(content):
    """Makes the chunks' checksums right, so that the lies are believed."""
    start = 8
    while start + 12 <= len(content):
        end = start + 8 + struct.unpack_from(">I", content, start)[0]
        if end + 4 > len(content):
            break
        struct.pack_into(">I", content, end, zlib.crc32(content[start + 4 : end]))
        start = end + 4


def lie(chance, content, place):
    if place + 4 <= len(content):
        form = chance.choice([">H", ">I"])
        number = (chance.choice(NUMBERS) if chance.random() < 0.7 else chance.randrange(256)) & (0xFFFF if form == ">H" else 0xFFFFFFFF)
        struct.pack_into(form, content, place, number)
