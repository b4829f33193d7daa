// Types of the generated tables in Tables/. All data are constant, so they are in the program's read-only pages, and only pages
// that are accessed are read from disk.

#ifndef VITRINE_FONT_TABLES_H
#define VITRINE_FONT_TABLES_H

#include "CFontMetrics.h"

/// Marks a character in an advance table that the font lacks.
#define VITRINE_ABSENT 0xFFFFu

/// One weight: measures in font units, and advances in blocks of 64 scalars.
typedef struct {
    uint16_t weight, units_per_em, ascent, descent, cap_height, x_height, tabular_digit, missing;
    const uint16_t *advances;
} vitrine_face_table;

/// The weights of a design, which all have the same characters. `blocks[scalar >> 6]` is the block's number, counted from 1;
/// 0 means no block.
typedef struct {
    const uint8_t *blocks;
    uint32_t block_count;
    const vitrine_face_table *faces;
    uint32_t face_count;
} vitrine_design_table;

/// Consecutive scalars with the same advance or property; sorted, never overlapping.
typedef struct {
    uint32_t first, last;
    uint16_t advance;
} vitrine_run;

/// A sorted list of runs.
typedef struct {
    const vitrine_run *runs;
    uint32_t count;
    uint16_t units_per_em;
} vitrine_run_table;

/// A letter and a mark that a browser draws as one letter with another width than the letter alone; sorted by both.
typedef struct {
    uint32_t first, second, composed;
} vitrine_composition;

extern const vitrine_design_table vitrine_sans_table, vitrine_rounded_table, vitrine_mono_table, vitrine_serif_table;
extern const vitrine_design_table vitrine_dejavu_table;
extern const vitrine_run_table vitrine_cjk_regular_table, vitrine_cjk_bold_table;
extern const vitrine_run_table vitrine_emoji_table;

extern const vitrine_run_table vitrine_ignorable_scalars, vitrine_mark_scalars;
extern const vitrine_run_table vitrine_emoji_scalars, vitrine_emoji_presentation_scalars;
extern const vitrine_composition vitrine_compositions[];
extern const uint32_t vitrine_composition_count;

/// Returns the run that contains a scalar, or NULL.
const vitrine_run *vitrine_find_run(const vitrine_run_table *table, uint32_t scalar);

#endif
