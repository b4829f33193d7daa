#ifndef VITRINE_FAULT_H
#define VITRINE_FAULT_H

#include "CVitrineImages.h"

/// Fills in the fault, unless an earlier fault is already set, which is closer to the cause.
void vitrine_fault_set(vitrine_fault *fault, vitrine_fault_kind kind, int number, const char *text);

/// Reads the next bytes into the buffer. Returns their number, 0 at the end, or -1 with the fault filled in.
long vitrine_input_read(vitrine_input *input, uint8_t *buffer, size_t capacity, vitrine_fault *fault);

#endif
