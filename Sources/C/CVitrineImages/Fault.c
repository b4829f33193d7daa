#include "Fault.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

void vitrine_fault_set(vitrine_fault *fault, vitrine_fault_kind kind, int number, const char *text) {
    if (fault->kind != VITRINE_FAULT_NONE) return;
    fault->kind = kind;
    fault->number = number;
    strncpy(fault->text, text, sizeof fault->text - 1);
    fault->text[sizeof fault->text - 1] = 0;
}

long vitrine_input_read(vitrine_input *input, uint8_t *buffer, size_t capacity, vitrine_fault *fault) {
    if (input->descriptor < 0) {
        size_t left = input->count - input->position;
        size_t count = left < capacity ? left : capacity;
        memcpy(buffer, input->bytes + input->position, count);
        input->position += count;
        return (long)count;
    }
    for (;;) {
        // pread does not change the descriptor's own position, which may be shared.
        ssize_t count = pread(input->descriptor, buffer, capacity, (off_t)input->position);
        if (count >= 0) {
            input->position += (size_t)count;
            return count;
        }
        if (errno == EINTR) continue;
        vitrine_fault_set(fault, VITRINE_FAULT_READ, errno, strerror(errno));
        return -1;
    }
}
