/// Widths of characters in the fonts that the page serves, for laying out text without a browser.
///
/// All functions are free of side effects, allocate nothing, read only constant tables and may be called from any thread.
/// Widths are fractions of an em: multiply by the font size in points. They equal what Chromium draws with the served files if
/// the page uses the faces of `Fonts/fonts.css` in the order of `vitrine_origin` and sets `font-kerning: none;
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

/// The font designs that the page serves.
enum {
    /// Inter, nine weights: Latin, Greek, Cyrillic, symbols.
    VITRINE_DESIGN_SANS = 0,
    /// Nunito, eight weights from 200: Latin and Cyrillic.
    VITRINE_DESIGN_ROUNDED = 1,
    /// JetBrains Mono, 400 and 700: Latin, Greek, Cyrillic; every character has the same width.
    VITRINE_DESIGN_MONO = 2,
    /// Noto Serif, 400 and 700: Latin, Greek, Cyrillic.
    VITRINE_DESIGN_SERIF = 3,
};

/// The origin of a character's glyph: the first of these fonts that has it. All fonts except the first two are fonts of the
/// viewer's machine, so their widths are those of Debian's files and may differ elsewhere.
typedef enum {
    /// The face's own served font.
    VITRINE_ORIGIN_FACE = 0,
    /// The served sans, for a character that the face's own font lacks.
    VITRINE_ORIGIN_SANS = 1,
    /// No font: the character is never drawn and has no width (joiners, variation selectors, direction marks, soft hyphens, and
    /// tabs and line breaks, which the layout handles).
    VITRINE_ORIGIN_INVISIBLE = 2,
    /// Noto Sans CJK KR.
    VITRINE_ORIGIN_CJK = 3,
    /// DejaVu Sans: Hebrew, Armenian, Georgian, Arabic, symbols. For scripts that join letters the width is approximate: every
    /// letter counts with its width inside a word.
    VITRINE_ORIGIN_DEJAVU = 4,
    /// Noto Color Emoji.
    VITRINE_ORIGIN_EMOJI = 5,
    /// No known font has the character. The width is that of the box that is drawn if the viewer's machine has no font for it
    /// either (Thai, Devanagari, private use).
    VITRINE_ORIGIN_NONE = 6,
} vitrine_origin;

/// The measures of a face, as fractions of an em.
typedef struct {
    /// The extents above and below the baseline; their sum is the height of a line. The same for every face.
    double ascent, descent;
    /// Extra space between lines: 0 for every face.
    double line_gap;
    /// The heights of capital letters, and of small letters without ascenders.
    double cap_height, x_height;
    /// The width of every digit if digits are tabular.
    double tabular_digit;
    /// The number of font units per em.
    int units_per_em;
} vitrine_font_measures;

/// Returns the face for a design and a weight, for use with the other functions; the value has no other meaning.
///
/// An unknown design means the sans. `weight` is a CSS weight, 1 to 1000 (thin 100, regular 400, semibold 600, black 900),
/// and is rounded down to a hundred; among a design's weights, the one that CSS would choose is used.
/// https://www.w3.org/TR/css-fonts-4/#font-style-matching
int vitrine_face(int design, int weight);

/// Measures of a face.
vitrine_font_measures vitrine_font_metrics(int face);

/// Returns whether the face's own served font has this character.
bool vitrine_font_has(int face, uint32_t scalar);

/// Returns the origin of a character's glyph if the character stands alone.
vitrine_origin vitrine_font_origin(int face, uint32_t scalar);

/// Returns the width of one character that stands alone, in em; 0 for a combining mark, and for a character that is never
/// drawn. `tabular_digits` gives 0 to 9 the same width (`font-variant-numeric: tabular-nums`), and changes nothing else.
///
/// For anything except plain letters use `vitrine_cluster_advance`: an emoji, a letter with marks or a Hangul syllable may
/// consist of several scalars but one glyph.
double vitrine_font_advance(int face, uint32_t scalar, bool tabular_digits);

/// Returns the width of one grapheme cluster (a Swift `Character`), in em; 0 if `count` is 0.
///
/// An emoji sequence is as wide as one emoji, marks are composed with their letter as in a browser, and the whole cluster uses
/// the first font that has all of it. A longer run of plain letters is also correct: their widths are added.
double vitrine_cluster_advance(int face, const uint32_t *scalars, size_t count, bool tabular_digits);

/// A line for each symbol, sorted: its name, its width in twentieths of an em, and the distances from the top edge to the
/// highest and to the lowest part of the drawing, in tenths of these.
const uint8_t *vitrine_symbols(void);

/// The number of bytes of the symbols' lines.
size_t vitrine_symbols_count(void);

#ifdef __cplusplus
}
#endif

#endif
