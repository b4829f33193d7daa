#include "FontTables.h"

double vitrine_chain_advance(int face, const uint32_t *scalars, size_t count, bool tabular_digits);

// Longer clusters occur only artificially (marks piled up without end); the rest is ignored: marks have no width.
#define LONGEST 32

static bool has(const vitrine_run_table *table, uint32_t scalar) { return vitrine_find_run(table, scalar) != NULL; }

static bool contains(const uint32_t *scalars, size_t count, uint32_t wanted) {
    for (size_t index = 0; index < count; index += 1) {
        if (scalars[index] == wanted) return true;
    }
    return false;
}

// Whether a cluster is displayed as one emoji. https://www.unicode.org/reports/tr51/#Presentation_Style
static bool is_emoji(const uint32_t *scalars, size_t count) {
    uint32_t first = scalars[0];
    if (!has(&vitrine_emoji_scalars, first) || contains(scalars, count, 0xFE0E)) return false;
    if (has(&vitrine_emoji_presentation_scalars, first)) return true;
    return scalars[1] == 0xFE0F || (scalars[1] >= 0x1F3FB && scalars[1] <= 0x1F3FF);
}

static uint32_t composed(uint32_t first, uint32_t second) {
    uint32_t low = 0, high = vitrine_composition_count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        const vitrine_composition *entry = &vitrine_compositions[middle];
        if (entry->first == first && entry->second == second) return entry->composed;
        if (entry->first < first || (entry->first == first && entry->second < second)) low = middle + 1;
        else high = middle;
    }
    return 0;
}

// Composes Hangul syllables from their letters, by arithmetic. https://www.unicode.org/versions/Unicode15.0.0/ch03.pdf (3.12)
static uint32_t hangul(uint32_t first, uint32_t second) {
    if (first >= 0x1100 && first < 0x1113 && second >= 0x1161 && second < 0x1176) {
        return 0xAC00 + ((first - 0x1100) * 21 + (second - 0x1161)) * 28;
    }
    bool open = first >= 0xAC00 && first <= 0xD7A3 && (first - 0xAC00) % 28 == 0;
    return open && second > 0x11A7 && second < 0x11C3 ? first + (second - 0x11A7) : 0;
}

// Composes letters with their marks where that changes a width, and drops scalars that are never drawn.
static size_t compose(const uint32_t *scalars, size_t count, uint32_t *result) {
    size_t length = 0;
    for (size_t index = 0; index < count && length < LONGEST; index += 1) {
        uint32_t scalar = scalars[index];
        if (has(&vitrine_ignorable_scalars, scalar)) continue;
        uint32_t whole = 0;
        if (length > 0) {
            whole = hangul(result[length - 1], scalar);
            if (whole == 0) whole = composed(result[length - 1], scalar);
        }
        if (whole != 0) result[length - 1] = whole;
        else result[length++] = scalar;
    }
    return length;
}

double vitrine_cluster_advance(int face, const uint32_t *scalars, size_t count, bool tabular_digits) {
    if (count == 0) return 0;
    if (count == 1) return vitrine_font_advance(face, scalars[0], tabular_digits);
    if (is_emoji(scalars, count)) {
        return (double)vitrine_emoji_table.runs[0].advance / vitrine_emoji_table.units_per_em;
    }
    uint32_t visible[LONGEST];
    size_t length = compose(scalars, count, visible);
    if (length == 1) return vitrine_font_advance(face, visible[0], tabular_digits);
    return vitrine_chain_advance(face, visible, length, tabular_digits);
}
