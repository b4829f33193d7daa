/// Widths of characters in the fonts that the page serves, for laying out text without a browser.
///
/// All functions are pure, allocate nothing, read constant tables only and may be called from any thread. Widths are
/// parts of an em: multiply by the font size in points. They equal what Chromium draws with the served files if the page
/// uses the faces of `Fonts/fonts.css` in the order of `vitrine_origin` and sets `font-kerning: none;
/// font-variant-ligatures: none; text-rendering: geometricPrecision; text-spacing-trim: space-all; text-autospace:
/// no-autospace`.

#ifndef VITRINE_FONT_METRICS_H
#define VITRINE_FONT_METRICS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The looks that are served.
enum {
    /// Inter, nine weights: Latin, Greek, Cyrillic, symbols.
    VITRINE_DESIGN_SANS = 0,
    /// Nunito, eight weights from 200: Latin and Cyrillic.
    VITRINE_DESIGN_ROUNDED = 1,
    /// JetBrains Mono, 400 and 700: Latin, Greek, Cyrillic; every character is as wide as every other.
    VITRINE_DESIGN_MONO = 2,
    /// Noto Serif, 400 and 700: Latin, Greek, Cyrillic.
    VITRINE_DESIGN_SERIF = 3,
};

/// Where the glyph of a character comes from: the first of these that has it. Anything but the first three is drawn with
/// a font of the viewer's machine, so its width is that of Debian's file and only likely elsewhere.
typedef enum {
    /// The served font of the face.
    VITRINE_ORIGIN_FACE = 0,
    /// The served sans, for a character that the face's own font lacks.
    VITRINE_ORIGIN_SANS = 1,
    /// None: the character is never drawn and has no width (joiners, variation selectors, direction marks, soft hyphens,
    /// and tabs and line breaks, which are the layout's affair).
    VITRINE_ORIGIN_INVISIBLE = 2,
    /// Noto Sans CJK KR.
    VITRINE_ORIGIN_CJK = 3,
    /// DejaVu Sans: Hebrew, Armenian, Georgian, Arabic, symbols. For scripts that join letters the width is approximate:
    /// every letter is taken as it looks inside a word.
    VITRINE_ORIGIN_DEJAVU = 4,
    /// Noto Color Emoji.
    VITRINE_ORIGIN_EMOJI = 5,
    /// No font known here has it. The width is that of the box that is drawn for it if the viewer's machine has no font
    /// for it either (Thai, Devanagari, private use).
    VITRINE_ORIGIN_NONE = 6,
} vitrine_origin;

/// Measures of a face, as parts of an em.
typedef struct {
    /// Above and below the baseline; their sum is the height of a line. The same for every face.
    double ascent, descent;
    /// Extra space between lines: 0 for every face.
    double line_gap;
    /// Height of capital and of small letters without strokes above.
    double cap_height, x_height;
    /// Width of any digit if digits are tabular.
    double tabular_digit;
    /// Size of the font's own grid.
    int units_per_em;
} vitrine_font_measures;

/// The face for a design and a weight, to be handed to the other functions; its value means nothing else.
///
/// An unknown design is the sans. `weight` is CSS's, 1 to 1000 (thin 100, regular 400, semibold 600, black 900), and is
/// rounded down to a hundred; of a design's weights the one is taken that CSS would take.
/// https://www.w3.org/TR/css-fonts-4/#font-style-matching
int vitrine_face(int design, int weight);

/// Measures of a face.
vitrine_font_measures vitrine_font_metrics(int face);

/// Whether the served font of the face shows this character itself.
bool vitrine_font_has(int face, uint32_t scalar);

/// Where a character's glyph comes from if it stands alone.
vitrine_origin vitrine_font_origin(int face, uint32_t scalar);

/// Width of one character that stands alone, in em; 0 for a mark that combines with the one before, and for what is never
/// drawn. `tabular_digits` gives 0 to 9 one width (`font-variant-numeric: tabular-nums`), and changes nothing else.
///
/// For anything but plain letters use `vitrine_cluster_advance`: an emoji, a letter with marks and a Hangul syllable may be
/// several scalars and one glyph.
double vitrine_font_advance(int face, uint32_t scalar, bool tabular_digits);

/// Width of one grapheme cluster (a Swift `Character`), in em; 0 if `count` is 0.
///
/// Emoji sequences are as wide as one emoji, marks are composed with their letter as a browser does, and the whole cluster
/// is taken from the first font that has all of it. Also right for a longer run of plain letters: their widths are added.
double vitrine_cluster_advance(int face, const uint32_t *scalars, size_t count, bool tabular_digits);

#ifdef __cplusplus
}
#endif

#endif
