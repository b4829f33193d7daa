#!/usr/bin/env python3
"""Builds the served fonts and the tables of their advance widths.

Usage: Scripts/fonts/build.py FOLDER      (FOLDER as filled by fetch.sh; needs fonttools and brotli from PyPI)

Writes Device/Sources/WidgetDrawing/Fonts/*.woff2 with their licences and fonts.css, Sources/C/CFontMetrics/Tables/*.c, and
Device/Sources/WidgetDrawing/Typography/EmojiRange.swift. All of these are committed, so building the package does not need
this script. After a change in faces.py, run it again and then run check.py.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

import c_tables
import stylesheet
from advances import advances
from character_data import CharacterData
from faces import DESIGNS, EMOJI, FALLBACKS, LICENCE, path
from subset import cut, tabular_digit_advance

PROJECT = Path(__file__).resolve().parents[2]
FONTS = PROJECT / "Device/Sources/WidgetDrawing/Fonts"
TABLES = PROJECT / "Sources/C/CFontMetrics/Tables"
TYPOGRAPHY = PROJECT / "Device/Sources/WidgetDrawing/Typography"


def main(root):
    characters = CharacterData(root)
    FONTS.mkdir(parents=True, exist_ok=True)
    TABLES.mkdir(parents=True, exist_ok=True)
    TYPOGRAPHY.mkdir(parents=True, exist_ok=True)
    shown = {}
    for design in DESIGNS:
        faces = []
        for face in design.faces:
            font = cut(root, face, design.family, characters)
            file = FONTS / (face.name + ".woff2")
            font.save(file)
            served = TTFont(file)
            faces.append(c_tables.FaceTable(face, served, advances(served, characters), tabular_digit_advance(served)))
            print(f"{file.name}: {file.stat().st_size} bytes, {len(served.getBestCmap())} characters")
        c_tables.write_design(TABLES, design, faces)
        write_licence(root, design, served)
        shown[design.key] = faces
    fallbacks = {}
    for key, _, number, *sources in FALLBACKS:
        fonts = [TTFont(path(root, source), fontNumber=number, lazy=True) for source in sources]
        fallbacks[key] = [(font, advances(font, characters)) for font in fonts]
        c_tables.write_fallback(TABLES, key, fallbacks[key])
    emoji = TTFont(path(root, EMOJI), lazy=True)
    c_tables.write_emoji(TABLES, emoji, characters)
    stylesheet.write(FONTS / "fonts.css", TYPOGRAPHY / "EmojiRange.swift", characters)
    c_tables.write_scalars(TABLES, characters, [table.advances for faces in shown.values() for table in faces])
    total = sum(file.stat().st_size for file in FONTS.glob("*.woff2"))
    print(f"{total} bytes in total")


def write_licence(root, design, font):
    """Writes the font's own copyright notice and the licence of all the fonts, the SIL Open Font Licence."""
    names = font["name"]
    assert "SIL Open Font License, Version 1.1" in names.getDebugName(13), f"{design.family} has another licence"
    text = path(root, LICENCE).read_text(encoding="utf-8")
    copyright_ = names.getDebugName(0) + "\n\n"
    (FONTS / f"LICENCE-{design.family.replace(' ', '')}.txt").write_text(
        copyright_ + text[text.index("This Font Software is licensed"):], encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(sys.argv[1])
