#include "FontTables.h"

// A face is a design and the requested weight. The weight is kept as requested, because each font of the fallback chain has
// its own weights to choose from.
#define DESIGN(face) (((unsigned)(face) >> 10) & 3u)
#define WEIGHT(face) ((unsigned)(face) & 1023u)

static const vitrine_design_table *const designs[] = {
    &vitrine_sans_table, &vitrine_rounded_table, &vitrine_mono_table, &vitrine_serif_table,
};

int vitrine_face(int design, int weight) {
    unsigned known = design >= VITRINE_DESIGN_SANS && design <= VITRINE_DESIGN_SERIF ? (unsigned)design : VITRINE_DESIGN_SANS;
    unsigned bounded = weight < 100 ? 100u : weight > 900 ? 900u : (unsigned)weight / 100u * 100u;
    return (int)(known << 10 | bounded);
}

// CSS's choice among the weights of a family: up to 500 it prefers lighter weights, above 500 heavier ones. CSS tries 400 to
// 500 before lower weights; every design has 400, so that makes no difference here.
static const vitrine_face_table *matching(const vitrine_design_table *design, unsigned weight) {
    const vitrine_face_table *lighter = NULL, *heavier = NULL;
    for (uint32_t index = 0; index < design->face_count; index += 1) {
        const vitrine_face_table *face = &design->faces[index];
        if (face->weight == weight) return face;
        if (face->weight < weight) lighter = face;
        else if (heavier == NULL) heavier = face;
    }
    if (weight > 500) return heavier != NULL ? heavier : lighter;
    return lighter != NULL ? lighter : heavier;
}

static unsigned in_table(const vitrine_design_table *design, const vitrine_face_table *face, uint32_t scalar) {
    uint32_t block = scalar >> 6;
    if (block >= design->block_count || design->blocks[block] == 0) return VITRINE_ABSENT;
    return face->advances[(design->blocks[block] - 1u) * 64u + (scalar & 63u)];
}

const vitrine_run *vitrine_find_run(const vitrine_run_table *table, uint32_t scalar) {
    uint32_t low = 0, high = table->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        const vitrine_run *run = &table->runs[middle];
        if (scalar < run->first) high = middle;
        else if (scalar > run->last) low = middle + 1;
        else return run;
    }
    return NULL;
}

static bool is_digit(uint32_t scalar) { return scalar >= '0' && scalar <= '9'; }

// Returns the advance in one font of the chain, or a negative number if the font lacks the character.
static double advance_from(vitrine_origin origin, int face, uint32_t scalar, bool tabular_digits) {
    switch (origin) {
    case VITRINE_ORIGIN_FACE:
    case VITRINE_ORIGIN_SANS: {
        const vitrine_design_table *design = origin == VITRINE_ORIGIN_FACE ? designs[DESIGN(face)] : &vitrine_sans_table;
        const vitrine_face_table *table = matching(design, WEIGHT(face));
        if (tabular_digits && is_digit(scalar)) return (double)table->tabular_digit / table->units_per_em;
        unsigned advance = in_table(design, table, scalar);
        return advance == VITRINE_ABSENT ? -1 : (double)advance / table->units_per_em;
    }
    case VITRINE_ORIGIN_INVISIBLE:
        return vitrine_find_run(&vitrine_ignorable_scalars, scalar) != NULL ? 0 : -1;
    case VITRINE_ORIGIN_CJK: {
        const vitrine_run_table *table = WEIGHT(face) >= 600 ? &vitrine_cjk_bold_table : &vitrine_cjk_regular_table;
        const vitrine_run *run = vitrine_find_run(table, scalar);
        return run == NULL ? -1 : (double)run->advance / table->units_per_em;
    }
    case VITRINE_ORIGIN_DEJAVU: {
        const vitrine_face_table *table = matching(&vitrine_dejavu_table, WEIGHT(face) >= 600 ? 700 : 400);
        unsigned advance = in_table(&vitrine_dejavu_table, table, scalar);
        return advance == VITRINE_ABSENT ? -1 : (double)advance / table->units_per_em;
    }
    case VITRINE_ORIGIN_EMOJI: {
        const vitrine_run *run = vitrine_find_run(&vitrine_emoji_table, scalar);
        return run == NULL ? -1 : (double)run->advance / vitrine_emoji_table.units_per_em;
    }
    case VITRINE_ORIGIN_NONE:
        break;
    }
    // A browser draws the face's own box for a missing character.
    const vitrine_face_table *table = matching(designs[DESIGN(face)], WEIGHT(face));
    return (double)table->missing / table->units_per_em;
}

static vitrine_origin origin_of(int face, uint32_t scalar) {
    if (vitrine_find_run(&vitrine_emoji_presentation_scalars, scalar) != NULL
        && vitrine_find_run(&vitrine_emoji_table, scalar) != NULL) return VITRINE_ORIGIN_EMOJI;
    for (vitrine_origin origin = VITRINE_ORIGIN_FACE; origin < VITRINE_ORIGIN_NONE; origin += 1) {
        if (advance_from(origin, face, scalar, false) >= 0) return origin;
    }
    return VITRINE_ORIGIN_NONE;
}

bool vitrine_font_has(int face, uint32_t scalar) {
    return advance_from(VITRINE_ORIGIN_FACE, face, scalar, false) >= 0;
}

vitrine_origin vitrine_font_origin(int face, uint32_t scalar) { return origin_of(face, scalar); }

double vitrine_font_advance(int face, uint32_t scalar, bool tabular_digits) {
    // Most text is ASCII, for which no search for the origin is needed.
    if (scalar >= 0x20 && scalar < 0x7F) return advance_from(VITRINE_ORIGIN_FACE, face, scalar, tabular_digits);
    return advance_from(origin_of(face, scalar), face, scalar, tabular_digits);
}

vitrine_font_measures vitrine_font_metrics(int face) {
    const vitrine_face_table *table = matching(designs[DESIGN(face)], WEIGHT(face));
    double units = table->units_per_em;
    return (vitrine_font_measures){
        .ascent = table->ascent / units,
        .descent = table->descent / units,
        .line_gap = 0,
        .cap_height = table->cap_height / units,
        .x_height = table->x_height / units,
        .tabular_digit = table->tabular_digit / units,
        .units_per_em = table->units_per_em,
    };
}

// Returns whether a font of the chain has every visible scalar of a cluster, and the sum of their advances.
static bool sum_from(
    vitrine_origin origin, int face, const uint32_t *scalars, size_t count, bool tabular_digits, double *sum
) {
    *sum = 0;
    for (size_t index = 0; index < count; index += 1) {
        if (vitrine_find_run(&vitrine_ignorable_scalars, scalars[index]) != NULL) continue;
        double advance = advance_from(origin, face, scalars[index], tabular_digits);
        if (advance < 0) return false;
        *sum += advance;
    }
    return true;
}

double vitrine_chain_advance(int face, const uint32_t *scalars, size_t count, bool tabular_digits) {
    static const vitrine_origin chain[] = {
        VITRINE_ORIGIN_FACE, VITRINE_ORIGIN_SANS, VITRINE_ORIGIN_CJK, VITRINE_ORIGIN_DEJAVU, VITRINE_ORIGIN_EMOJI,
    };
    double sum;
    for (size_t index = 0; index < sizeof chain / sizeof chain[0]; index += 1) {
        if (sum_from(chain[index], face, scalars, count, tabular_digits, &sum)) return sum;
    }
    sum = 0;
    for (size_t index = 0; index < count; index += 1) sum += vitrine_font_advance(face, scalars[index], tabular_digits);
    return sum;
}
