#ifndef CSYMBOLDRAWINGS_H
#define CSYMBOLDRAWINGS_H

#include <stddef.h>
#include <stdint.h>

/// The drawings of all symbols, a line each, sorted: the name, a space, the width, and for each part from back to front
/// a semicolon, a letter for its form, and its path.
const uint8_t *symbol_drawings(void);

/// The number of bytes.
size_t symbol_drawings_count(void);

#endif
