#include "CSymbolDrawings.h"

// The text is part of the program, so that the program can be moved, and costs nothing until it is read. As an array in
// Swift it would take the compiler a minute.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const uint8_t drawings[] = {
#embed "symbols.txt"
};

const uint8_t *symbol_drawings(void) { return drawings; }

size_t symbol_drawings_count(void) { return sizeof drawings; }
