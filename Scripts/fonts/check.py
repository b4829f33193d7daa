#!/usr/bin/env python3
"""Checks the advance tables against the served files and against the widths that Chromium draws.

Usage: Scripts/fonts/check.py [--chromium PROGRAM] [--limit PIXELS]

Needs fonttools and brotli from PyPI, a C compiler, and for the second part Chromium with Debian's fonts-noto-cjk,
fonts-noto-color-emoji and fonts-dejavu-core. Prints the largest difference for each script, and fails if one exceeds the
limit.
"""

import argparse
import collections
import ctypes
import html
import json
import random
import re
import subprocess
import tempfile
from pathlib import Path

from fontTools.ttLib import TTFont

from faces import DESIGNS
from samples import SAMPLES
from subset import tabular_digit_advance

PROJECT = Path(__file__).resolve().parents[2]
FONTS = PROJECT / "Device/Sources/WidgetDrawing/Fonts"
METRICS = PROJECT / "Sources/C/CFontMetrics"
SIZES = (9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 22, 24, 28, 34, 40, 48)
SEED = 20260
STACK = ("Vitrine Sans", "Vitrine Emoji", "Vitrine CJK", "Vitrine Symbols", "Vitrine Emoji Rest")

STYLE = """
body { margin: 0 }
span { position: absolute; white-space: pre; font-kerning: none; font-variant-ligatures: none;
  text-rendering: geometricPrecision; text-spacing-trim: space-all; text-autospace: no-autospace }
"""
SCRIPT = """
document.fonts.ready.then(() => {
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const found = [...document.querySelectorAll('span')].map(span => [
    span.getBoundingClientRect().width,
    [...graphemes.segment(span.textContent)].map(part => [...part.segment].map(c => c.codePointAt(0)))]);
  const result = document.createElement('pre');
  result.textContent = JSON.stringify(found);
  document.body.replaceChildren(result);
});
"""


class Library:
    """The C functions, compiled by this script."""

    def __init__(self, folder):
        file = Path(folder) / "metrics.so"
        sources = [*METRICS.glob("*.c"), *(METRICS / "Tables").glob("*.c")]
        subprocess.run(
            ["cc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC", "-I", METRICS / "include",
             "-o", file, *sources], check=True)
        self.c = ctypes.CDLL(str(file))
        self.c.vitrine_font_advance.restype = ctypes.c_double
        self.c.vitrine_cluster_advance.restype = ctypes.c_double
        self.c.vitrine_font_has.restype = ctypes.c_bool

    def face(self, design, weight):
        return self.c.vitrine_face(design, weight)

    def advance(self, face, scalar, tabular=False):
        return self.c.vitrine_font_advance(face, ctypes.c_uint32(scalar), tabular)

    def has(self, face, scalar):
        return self.c.vitrine_font_has(face, ctypes.c_uint32(scalar))

    def width(self, face, clusters, tabular):
        return sum(
            self.c.vitrine_cluster_advance(
                face, (ctypes.c_uint32 * len(part))(*part), ctypes.c_size_t(len(part)), tabular) for part in clusters)


def check_files(library):
    """Checks that every character of every served file has the same advance in the table as in the file."""
    count = 0
    for number, design in enumerate(DESIGNS):
        for face in design.faces:
            font = TTFont(FONTS / (face.name + ".woff2"))
            cmap, widths, units = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
            marks = {glyph for glyph, kind in font["GDEF"].table.GlyphClassDef.classDefs.items() if kind == 3}
            handle = library.face(number, face.weight)
            for scalar, glyph in cmap.items():
                wanted = 0 if glyph in marks else widths[glyph][0] / units
                assert library.has(handle, scalar), f"{face.name} has U+{scalar:04X}, the table does not"
                got = library.advance(handle, scalar)
                assert abs(got - wanted) < 1e-9, f"{face.name} U+{scalar:04X}: file {wanted}, table {got}"
                count += 1
            digit = tabular_digit_advance(font) / units
            assert all(library.advance(handle, digit_, True) == digit for digit_ in range(0x30, 0x3A)), face.name
    print(f"tables equal the files: {count} characters")


def cases():
    """(script, design number, weight, size, tabular, text): each text in each design, with seeded random sizes and weights."""
    drawn = random.Random(SEED)
    for script, texts in SAMPLES.items():
        for text in texts:
            for number in range(len(DESIGNS)):
                for weight in {400, drawn.choice(range(100, 1000, 100)), drawn.choice(range(100, 1000, 100))}:
                    yield script, number, weight, drawn.choice(SIZES), drawn.random() < 0.5, text


def page(rows):
    text = ["<!doctype html><html lang=en><meta charset=utf-8>",
            f'<link rel=stylesheet href="{(FONTS / "fonts.css").as_uri()}"><style>', STYLE, "</style><body>"]
    for _, number, weight, size, tabular, sample in rows:
        names = ", ".join(f"&quot;{name}&quot;" for name in dict.fromkeys([DESIGNS[number].family, *STACK]))
        figures = "tabular-nums" if tabular else "normal"
        text.append(
            f'<span style="font: {weight} {size}px {names}, sans-serif; font-variant-numeric: {figures}">'
            f"{html.escape(sample)}</span>\n")
    text.append(f"<script>{SCRIPT}</script>")
    return "".join(text)


def check_browser(library, chromium, limit, folder):
    rows = list(cases())
    file = Path(folder) / "page.html"
    file.write_text(page(rows), encoding="utf-8")
    result = subprocess.run(
        [chromium, "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", "--virtual-time-budget=60000",
         "--dump-dom", file.as_uri()], check=True, capture_output=True, text=True)
    found = json.loads(html.unescape(re.search(r"<pre>(.*)</pre>", result.stdout, re.S).group(1)))
    assert len(found) == len(rows), f"the page measured {len(found)} of {len(rows)} texts"
    largest, count, bad = collections.defaultdict(float), collections.Counter(), []
    for (script, number, weight, size, tabular, text), (width, clusters) in zip(rows, found):
        got = library.width(library.face(number, weight), clusters, tabular) * size
        difference = abs(got - width)
        count[script] += 1
        largest[script] = max(largest[script], difference)
        if difference >= limit and not script.startswith("approximate"):
            bad.append(f"{script} {DESIGNS[number].key} {weight} {size}px {text!r}: browser {width:.3f}, tables {got:.3f}")
    for script in SAMPLES:
        print(f"{script}: {count[script]} texts, at most {largest[script]:.3f} px apart")
    print("\n".join(bad[:60]))
    if bad:
        raise SystemExit(f"{len(bad)} of {len(rows)} texts are {limit} px or more apart")


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--chromium", default="/usr/lib/chromium/chromium-headless-shell")
    arguments.add_argument("--limit", type=float, default=0.5)
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        library = Library(folder)
        check_files(library)
        check_browser(library, options.chromium, options.limit, folder)


if __name__ == "__main__":
    main()
