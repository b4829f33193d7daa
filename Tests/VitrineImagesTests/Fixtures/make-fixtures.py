#!/usr/bin/env python3
"""Creates the images of this folder: python3 make-fixtures.py (Debian's python3-pil 9.4). Deterministic."""
import io
import os
import struct
import zlib

from PIL import Image

os.chdir(os.path.dirname(os.path.abspath(__file__)))


def picture(width=48, height=72):
    """Four quarters: red, green / blue, white; so every rotation and reflection looks different."""
    image = Image.new("RGB", (width, height))
    colors = [(220, 30, 30), (30, 160, 60), (40, 60, 200), (240, 240, 240)]
    for index, color in enumerate(colors):
        left, top = (index % 2) * width // 2, (index // 2) * height // 2
        image.paste(color, (left, top, left + width // 2, top + height // 2))
    return image


def exif(orientation):
    data = Image.Exif()
    data[0x0112] = orientation
    return data


# The operations on the upright image that the orientation reverses.
STORED = {
    1: [], 2: [Image.FLIP_LEFT_RIGHT], 3: [Image.ROTATE_180], 4: [Image.FLIP_TOP_BOTTOM], 5: [Image.TRANSPOSE],
    6: [Image.ROTATE_90], 7: [Image.TRANSVERSE], 8: [Image.ROTATE_270],
}
for orientation, steps in STORED.items():
    image = picture()
    for step in steps:
        image = image.transpose(step)
    image.save(f"orientation-{orientation}.jpg", quality=92, exif=exif(orientation))
    if orientation == 6:
        image.save("orientation-6.png", exif=exif(6))
        image.save("orientation-6.webp", lossless=True, exif=exif(6).tobytes())


def profile(space, name, primaries, gamma):
    """An ICC 2.4 profile from primaries (X, Y, Z of red, green, blue, relative to D50) and a gamma."""
    def text(value):
        return b"desc\0\0\0\0" + struct.pack(">I", len(value) + 1) + value.encode() + b"\0" * (1 + 4 + 4 + 2 + 1 + 67)

    def xyz(values):
        return b"XYZ \0\0\0\0" + b"".join(struct.pack(">i", round(v * 65536)) for v in values)

    curve = b"curv\0\0\0\0" + struct.pack(">IH", 1, round(gamma * 256)) + b"\0\0"
    tags = [(b"desc", text(name)), (b"wtpt", xyz((0.9642, 1, 0.8249))), (b"cprt", b"text\0\0\0\0CC0\0")]
    if space == b"RGB ":
        tags += list(zip([b"rXYZ", b"gXYZ", b"bXYZ"], map(xyz, primaries)))
        tags += [(tag, curve) for tag in (b"rTRC", b"gTRC", b"bTRC")]
    else:
        tags += [(b"kTRC", curve)]
    offset, table, body = 128 + 4 + 12 * len(tags), b"", b""
    for tag, data in tags:
        data += b"\0" * (-len(data) % 4)
        table += tag + struct.pack(">II", offset + len(body), len(data))
        body += data
    size = offset + len(body)
    head = struct.pack(">I4sI4s4s4s", size, b"lcms", 0x02400000, b"mntr", space, b"XYZ ")
    head += struct.pack(">6H", 2026, 1, 1, 0, 0, 0) + b"acsp" + b"\0" * 28
    head += struct.pack(">3i", 63190, 65536, 54061) + b"\0" * 48
    return head[:128].ljust(128, b"\0") + struct.pack(">I", len(tags)) + table + body


# Primaries after adaptation to D50, as the profiles of Adobe and Apple state them.
ADOBE = ((0.60974, 0.31111, 0.01947), (0.20528, 0.62567, 0.06087), (0.14919, 0.06322, 0.74457))
P3 = ((0.51512, 0.24120, -0.00105), (0.29198, 0.69225, 0.04189), (0.15710, 0.06657, 0.78407))
patch = Image.new("RGB", (32, 32), (100, 180, 60))
patch.save("adobe-rgb.jpg", quality=95, subsampling=0, icc_profile=profile(b"RGB ", "Adobe RGB", ADOBE, 563 / 256))
patch.save("display-p3.png", icc_profile=profile(b"RGB ", "Display P3", P3, 2.2))
patch.save("display-p3.webp", lossless=True, icc_profile=profile(b"RGB ", "Display P3", P3, 2.2))
Image.new("L", (32, 32), 64).save("gray-linear.jpg", quality=95, icc_profile=profile(b"GRAY", "Linear gray", (), 1.0))
patch.save("damaged-profile.jpg", quality=95, subsampling=0, icc_profile=b"no profile at all" * 20)

Image.new("L", (32, 32), 90).save("gray.jpg", quality=95)
cmyk = Image.new("CMYK", (32, 32), (0, 200, 255, 20))
cmyk.save("cmyk.jpg", quality=95)
picture().save("progressive.jpg", quality=90, progressive=True)
picture().convert("P", palette=Image.ADAPTIVE).save("palette.png")
Image.new("LA", (32, 32), (80, 128)).save("gray-alpha.png")
Image.new("RGBA", (32, 32), (200, 0, 0, 64)).save("transparent.png")
Image.new("RGBA", (32, 32), (200, 0, 0, 64)).save("transparent.webp", lossless=True)
picture().save("lossy.webp", quality=90)
Image.new("I", (32, 32), 40000).convert("I;16").save("sixteen-bit.png")
frames = [Image.new("RGB", (32, 32), color) for color in ((250, 120, 0), (0, 0, 250))]
frames[0].save("animated.webp", save_all=True, append_images=frames[1:], lossless=True, duration=80)
frames[0].save("animated.png", save_all=True, append_images=frames[1:], duration=80)


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def png(width, height):
    """A PNG with a valid header and too few pixels."""
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress(bytes(4096))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def jpeg(width, height):
    """The same as a JPEG: replaces the size in the frame header of a valid file."""
    buffer = io.BytesIO()
    picture().save(buffer, "JPEG")
    data = bytearray(buffer.getvalue())
    place = data.index(b"\xff\xc0")
    data[place + 5:place + 9] = struct.pack(">HH", height, width)
    return bytes(data)


for size in (60000, 0):
    with open(f"declares-{size}.png", "wb") as file:
        file.write(png(size, size))
    with open(f"declares-{size}.jpg", "wb") as file:
        file.write(jpeg(size, size))
# The largest possible lossy WebP: 14 bits for each dimension.
with open("lossy.webp", "rb") as file:
    webp = bytearray(file.read())
start = webp.index(b"\x9d\x01\x2a") + 3
webp[start:start + 4] = struct.pack("<HH", 16383, 16383)
with open("declares-16383.webp", "wb") as file:
    file.write(webp)

# A file that repeats its first scan three hundred times: a few bytes each, but each makes a decoder process the whole image.
with open("progressive.jpg", "rb") as file:
    data = file.read()
first = data.index(b"\xff\xda")
end = first + 2
while not (data[end] == 0xFF and data[end + 1] not in (0, *range(0xD0, 0xD8))):
    end += 1
with open("three-hundred-scans.jpg", "wb") as file:
    file.write(data[:first] + data[first:end] * 300 + data[end:])

# An interlaced PNG needs another program: convert palette.png -interlace PNG interlaced.png (ImageMagick 6.9).
os.system("convert orientation-1.jpg -strip -interlace PNG PNG24:interlaced.png")

# Large images whose rows are not decoded from top to bottom; with few colours, so that the files are small.
large = picture(1500, 2250)
large.save("large-progressive", "JPEG", quality=60, progressive=True)
large.convert("P", palette=Image.ADAPTIVE).save("/tmp/large.png")
os.system("convert /tmp/large.png -strip -interlace PNG PNG24:large-interlaced")
os.remove("/tmp/large.png")
