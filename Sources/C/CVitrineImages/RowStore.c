#define _GNU_SOURCE
#include "RowStore.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int vitrine_scratch_open(const char *folder) {
#ifdef O_TMPFILE
    int file = open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    // Some file systems have no unnamed files; there, create a named file and remove its name at once.
    if (file >= 0 || (errno != EOPNOTSUPP && errno != EISDIR && errno != ENOENT)) return file >= 0 ? file : -errno;
#endif
    char path[4096];
    if (snprintf(path, sizeof path, "%s/.vitrine-scratch-XXXXXX", folder) >= (int)sizeof path) return -ENAMETOOLONG;
    int named = mkstemp(path);
    if (named < 0) return -errno;
    unlink(path);
    fcntl(named, F_SETFD, FD_CLOEXEC);
    return named;
}

int vitrine_row_store_open(
    vitrine_row_store *store, size_t row_bytes, uint32_t rows, uint32_t window_rows, int file, int64_t file_offset
) {
    memset(store, 0, sizeof *store);
    store->row_bytes = row_bytes;
    store->rows = rows;
    store->window_rows = window_rows < rows ? window_rows : rows;
    store->file = file;
    store->file_offset = file_offset;
    store->window = calloc(store->window_rows, row_bytes);
    return store->window == NULL ? ENOMEM : 0;
}

static uint32_t rows_in_window(const vitrine_row_store *store) {
    uint32_t left = store->rows - store->window_start;
    return left < store->window_rows ? left : store->window_rows;
}

// Reads or writes all rows, across interruptions and short counts. Returns 0, or -1 with errno set.
static int move(vitrine_row_store *store, uint32_t rows, int is_write) {
    int64_t offset = store->file_offset + (int64_t)store->window_start * (int64_t)store->row_bytes;
    size_t count = rows * store->row_bytes, done = 0;
    while (done < count) {
        ssize_t moved = is_write ? pwrite(store->file, store->window + done, count - done, offset + (int64_t)done)
                                 : pread(store->file, store->window + done, count - done, offset + (int64_t)done);
        if (moved < 0 && errno == EINTR) continue;
        if (moved == 0) errno = is_write ? ENOSPC : EIO;
        if (moved <= 0) return -1;
        done += (size_t)moved;
    }
    return 0;
}

static int flush(vitrine_row_store *store) {
    if (!store->is_dirty) return 0;
    // At first, windows move forward without gaps; a gap is read as the file's content there, which is zeros.
    if (move(store, rows_in_window(store), 1) < 0) return -1;
    uint32_t end = store->window_start + rows_in_window(store);
    if (end > store->rows_in_file) store->rows_in_file = end;
    store->is_dirty = 0;
    return 0;
}

static int load(vitrine_row_store *store) {
    uint32_t rows = rows_in_window(store);
    uint32_t known = store->rows_in_file > store->window_start ? store->rows_in_file - store->window_start : 0;
    if (known > rows) known = rows;
    if (move(store, known, 0) < 0) return -1;
    memset(store->window + known * store->row_bytes, 0, (rows - known) * store->row_bytes);
    return 0;
}

uint8_t *vitrine_row_store_access(vitrine_row_store *store, uint32_t start, uint32_t count, int will_write) {
    if (count > store->window_rows || start > store->rows - count) {
        errno = EINVAL;
        return NULL;
    }
    if (start < store->window_start || start + count > store->window_start + rows_in_window(store)) {
        if (flush(store) < 0) return NULL;
        // When moving forward, the window starts at these rows; when moving back, it ends with them.
        uint32_t end = start + count;
        if (start > store->window_start) store->window_start = start;
        else store->window_start = end > store->window_rows ? end - store->window_rows : 0;
        if (load(store) < 0) return NULL;
    }
    if (will_write) store->is_dirty = 1;
    return store->window + (start - store->window_start) * store->row_bytes;
}

void vitrine_row_store_close(vitrine_row_store *store) {
    free(store->window);
    store->window = NULL;
}
