"""Subsets a source font to a served face: fewer characters, no kerning, one line height, figures of one width."""

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from faces import ASCENT, DESCENT, SCALARS, path

DIGITS = range(0x30, 0x3A)


def cut(root, face, family, characters):
    """Returns the face as a font in memory."""
    font = TTFont(path(root, face.source), lazy=False)
    if face.instance:
        font = instancer.instantiateVariableFont(font, {"wght": face.weight}, inplace=False)
    keep_tabular_digits_only(font)
    wanted = {scalar for first, last in SCALARS for scalar in range(first, last + 1)}
    # A browser draws these characters with the emoji font even if the face contains them, so keeping them would
    # mislead.
    wanted -= characters.emoji_presentation | characters.ignorable
    options = subset.Options()
    options.layout_features = ["tnum", "ccmp", "mark", "mkmk"]
    options.layout_scripts = ["*"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.glyph_names = False
    options.flavor = "woff2"
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=wanted & set(font.getBestCmap()))
    cutter.subset(font)
    even_out_tabular_digits(font)
    set_line_metrics(font)
    rename(font, family, face)
    font.flavor = "woff2"
    font.recalcTimestamp = False  # the same sources give the same bytes
    return font


def keep_tabular_digits_only(font):
    """Keeps only digits in `tnum`: `monospacedDigit()` does not cover the colon or the comma."""
    if "GSUB" not in font:
        return
    table = font["GSUB"].table
    cmap = font.getBestCmap()
    digits = {cmap[digit] for digit in DIGITS}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for item in table.LookupList.Lookup[index].SubTable:
                mapping = getattr(item, "ExtSubTable", item).mapping
                for glyph in [glyph for glyph in mapping if glyph not in digits]:
                    del mapping[glyph]


def even_out_tabular_digits(font):
    """Gives all tabular digits the widest digit's advance: in Inter's heavier weights the four is 0.3 % of an em narrower."""
    widths, glyphs = font["hmtx"], set(tabular_digits(font).values())
    widest = max(widths[glyph][0] for glyph in glyphs)
    allowed = font["head"].unitsPerEm / 200
    assert all(widest - widths[glyph][0] <= allowed for glyph in glyphs), "the widths of tabular digits differ too much"
    for glyph in glyphs:
        widths[glyph] = (widest, widths[glyph][1])


def tabular_digit_advance(font):
    """The common advance of all digits with `tnum`, in the font's units; fails if they differ."""
    advances = {font["hmtx"][glyph][0] for glyph in tabular_digits(font).values()}
    if len(advances) != 1:
        raise SystemExit(f"tabular digits have different advances: {sorted(advances)}")
    return advances.pop()


def tabular_digits(font):
    """Digit → glyph with `tnum`."""
    cmap = font.getBestCmap()
    glyphs = {digit: cmap[digit] for digit in DIGITS}
    if "GSUB" in font:
        table = font["GSUB"].table
        for record in table.FeatureList.FeatureRecord:
            if record.FeatureTag == "tnum":
                for index in record.Feature.LookupListIndex:
                    for item in table.LookupList.Lookup[index].SubTable:
                        mapping = getattr(item, "ExtSubTable", item).mapping
                        glyphs = {digit: mapping.get(glyph, glyph) for digit, glyph in glyphs.items()}
    return glyphs


def set_line_metrics(font):
    """Sets the three line heights of a font to the same values, because browsers differ in which one they read."""
    units = font["head"].unitsPerEm
    ascent, descent = round(ASCENT * units), round(DESCENT * units)
    header, windows = font["hhea"], font["OS/2"]
    header.ascent, header.descent, header.lineGap = ascent, -descent, 0
    windows.sTypoAscender, windows.sTypoDescender, windows.sTypoLineGap = ascent, -descent, 0
    windows.usWinAscent, windows.usWinDescent = ascent, descent


def rename(font, family, face):
    """Renames the font, because its licence reserves the original name for unchanged copies."""
    style = face.name.split("-")[1]
    names = {1: f"{family} {style}", 2: "Regular", 3: face.name, 4: f"{family} {style}", 6: face.name}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [face.name]
        cff.topDictIndex[0].FamilyName = family
        cff.topDictIndex[0].FullName = names[4]
