"""Advance widths by Unicode scalar, as a browser's text shaper (HarfBuzz) reads them from a font."""

# Spaces that a shaper synthesises if a font lacks them, as parts of an em.
# https://github.com/harfbuzz/harfbuzz/blob/main/src/hb-ot-shape-fallback.cc (_hb_ot_shape_fallback_spaces)
SPACES = {
    0x2000: 1 / 2, 0x2001: 1, 0x2002: 1 / 2, 0x2003: 1, 0x2004: 1 / 3, 0x2005: 1 / 4, 0x2006: 1 / 6,
    0x2009: 1 / 5, 0x200A: 1 / 16, 0x205F: 4 / 18, 0x3000: 1,
}


def advances(font, characters):
    """{scalar: advance in the font's units} for all displayable characters, including those that a shaper synthesises."""
    cmap, widths, units = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    marks, joined = glyphs_of_marks(font), joined_forms(font)
    table = {}
    for scalar, glyph in cmap.items():
        if scalar in characters.breaks or scalar in characters.ignorable:
            continue
        zero = glyph in marks if marks is not None else scalar in characters.marks
        table[scalar] = 0 if zero else widths[joined.get(glyph, glyph)][0]
    add_spaces(table, units)
    add_decomposable(table, characters)
    return table


def glyphs_of_marks(font):
    """The glyphs that the font classifies as marks, to which a shaper gives no width; None if the font has no classes."""
    classes = font["GDEF"].table.GlyphClassDef if "GDEF" in font else None
    if classes is None:
        return None
    return {glyph for glyph, kind in classes.classDefs.items() if kind == 3}


def joined_forms(font):
    """Letter → its form between two letters, or at the end of a word if it never joins the next (Arabic, for example).

    These forms are by far the most frequent in a text, and much narrower than an isolated letter.
    """
    found = {}
    if "GSUB" not in font:
        return found
    table = font["GSUB"].table
    for tag in ("fina", "medi"):
        for record in table.FeatureList.FeatureRecord:
            if record.FeatureTag == tag:
                for index in record.Feature.LookupListIndex:
                    for item in table.LookupList.Lookup[index].SubTable:
                        found.update(getattr(getattr(item, "ExtSubTable", item), "mapping", {}))
    return found


def add_spaces(table, units):
    """Adds the spaces that a shaper synthesises, and the hyphen that it uses for the non-breaking hyphen."""
    if 0x20 not in table:
        return
    made = {scalar: round(part * units) for scalar, part in SPACES.items()}
    made[0xA0] = table[0x20]
    made[0x202F] = round(table[0x20] / 2)
    if 0x30 in table:
        made[0x2007] = table[0x30]
    if 0x2E in table:
        made[0x2008] = table[0x2E]
    if 0x2010 in table:
        made[0x2011] = table[0x2010]
    for scalar, advance in made.items():
        table.setdefault(scalar, advance)


def add_decomposable(table, characters):
    """Adds letters that the font lacks but whose parts it has, because a shaper decomposes them."""
    changed = True
    while changed:
        changed = False
        for scalar, parts in characters.decompositions.items():
            if scalar not in table and all(part in table for part in parts):
                table[scalar] = sum(table[part] for part in parts)
                changed = True
