#ifndef VITRINE_ROW_STORE_H
#define VITRINE_ROW_STORE_H

#include "CVitrineImages.h"

/// Rows of equal size: a window of them is in memory and the rest in an unnamed file. Rows are initially zero.
typedef struct {
    size_t row_bytes;
    uint32_t rows, window_rows, window_start;
    /// The number of the first row that was never written to the file.
    uint32_t rows_in_file;
    int is_dirty;
    uint8_t *window;
    int file;
    int64_t file_offset;
} vitrine_row_store;

/// Creates an unnamed file in the folder. Returns its descriptor, or the negated errno.
int vitrine_scratch_open(const char *folder);

/// Opens a store that keeps `window_rows` rows in memory, at least 1. If that is not all rows, the store needs the file.
/// Returns 0, or the errno.
int vitrine_row_store_open(
    vitrine_row_store *store, size_t row_bytes, uint32_t rows, uint32_t window_rows, int file, int64_t file_offset
);

/// Loads rows into memory; they must fit into the window. The pointer is valid until the next call.
/// Returns NULL with errno set if the file fails.
uint8_t *vitrine_row_store_access(vitrine_row_store *store, uint32_t start, uint32_t count, int will_write);

void vitrine_row_store_close(vitrine_row_store *store);

#endif
