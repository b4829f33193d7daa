#include "JpegCoefficients.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <jerror.h>

// libjpeg leaves the definition of this type to the memory manager.
struct jvirt_barray_control {
    vitrine_row_store store;
    JBLOCKARRAY pointers;
    JDIMENSION blocks_per_row, rows, access_rows;
};

// Enough for any real profile and EXIF block; a file that consists only of metadata is stopped here.
static const size_t metadata_limit = 32 << 20;

static vitrine_jpeg_coefficients *coefficients_of(j_common_ptr codec) { return codec->client_data; }

static void *alloc_large(j_common_ptr codec, int pool, size_t size) {
    vitrine_jpeg_coefficients *all = coefficients_of(codec);
    all->metadata += size;
    if (all->metadata > metadata_limit) ERREXIT1(codec, JERR_OUT_OF_MEMORY, 1);
    return all->alloc_large(codec, pool, size);
}

static jvirt_barray_ptr request(
    j_common_ptr codec, int pool, boolean pre_zero, JDIMENSION blocks_per_row, JDIMENSION rows, JDIMENSION access_rows
) {
    (void)pre_zero;
    vitrine_jpeg_coefficients *all = coefficients_of(codec);
    if (all->count == VITRINE_JPEG_ARRAYS) ERREXIT1(codec, JERR_OUT_OF_MEMORY, 2);
    struct jvirt_barray_control *array = codec->mem->alloc_small(codec, pool, sizeof *array);
    memset(array, 0, sizeof *array);
    array->blocks_per_row = blocks_per_row;
    array->rows = rows;
    array->access_rows = access_rows;
    array->pointers = codec->mem->alloc_small(codec, pool, access_rows * sizeof(JBLOCKROW));
    all->arrays[all->count++] = array;
    return array;
}

static size_t row_bytes(const struct jvirt_barray_control *array) {
    return (size_t)array->blocks_per_row * sizeof(JBLOCK);
}

// The number of rows in memory: a share of the allowed memory, in multiples of the rows that are accessed at once.
static JDIMENSION window_rows(const struct jvirt_barray_control *array, size_t memory, size_t total) {
    if (total <= memory) return array->rows;
    JDIMENSION share = (JDIMENSION)((double)array->rows * (double)memory / (double)total);
    share -= share % array->access_rows;
    return share > array->access_rows ? share : array->access_rows;
}

static void realize(j_common_ptr codec) {
    vitrine_jpeg_coefficients *all = coefficients_of(codec);
    size_t total = 0;
    for (int index = 0; index < all->count; index += 1) total += row_bytes(all->arrays[index]) * all->arrays[index]->rows;
    if (total > all->scratch.memory && all->file < 0) {
        all->file = vitrine_scratch_open(all->scratch.folder);
        if (all->file < 0) {
            all->error = -all->file;
            ERREXITS(codec, JERR_TFILE_CREATE, "scratch");
        }
    }
    int64_t offset = 0;
    for (int index = 0; index < all->count; index += 1) {
        struct jvirt_barray_control *array = all->arrays[index];
        if (array->store.window != NULL) continue;
        JDIMENSION window = window_rows(array, all->scratch.memory, total);
        if (vitrine_row_store_open(&array->store, row_bytes(array), array->rows, window, all->file, offset) != 0) {
            ERREXIT1(codec, JERR_OUT_OF_MEMORY, 3);
        }
        offset += (int64_t)row_bytes(array) * array->rows;
    }
    all->realize_others(codec);
}

static JBLOCKARRAY access_rows(
    j_common_ptr codec, jvirt_barray_ptr array, JDIMENSION start, JDIMENSION count, boolean writable
) {
    uint8_t *rows = vitrine_row_store_access(&array->store, start, count, writable);
    if (rows == NULL || count > array->access_rows) {
        coefficients_of(codec)->error = errno;
        ERREXIT(codec, JERR_TFILE_WRITE);
    }
    for (JDIMENSION row = 0; row < count; row += 1) array->pointers[row] = (JBLOCKROW)(rows + row * row_bytes(array));
    return array->pointers;
}

void vitrine_jpeg_coefficients_install(vitrine_jpeg_coefficients *coefficients, j_common_ptr codec) {
    coefficients->file = -1;
    coefficients->realize_others = codec->mem->realize_virt_arrays;
    coefficients->alloc_large = codec->mem->alloc_large;
    codec->mem->alloc_large = alloc_large;
    codec->mem->request_virt_barray = request;
    codec->mem->realize_virt_arrays = realize;
    codec->mem->access_virt_barray = access_rows;
}

void vitrine_jpeg_coefficients_close(vitrine_jpeg_coefficients *coefficients) {
    for (int index = 0; index < coefficients->count; index += 1) {
        vitrine_row_store_close(&coefficients->arrays[index]->store);
    }
    coefficients->count = 0;
    if (coefficients->file >= 0) close(coefficients->file);
    coefficients->file = -1;
}
