#ifndef VITRINE_JPEG_COEFFICIENTS_H
#define VITRINE_JPEG_COEFFICIENTS_H

#include "CVitrineImages.h"
#include "RowStore.h"

#include <stdio.h>
#include <jpeglib.h>

#define VITRINE_JPEG_ARRAYS 4

/// The coefficients of a whole image, which a progressive JPEG needs, in bounded memory.
///
/// libjpeg asks its memory manager for "virtual arrays", of which a part is in memory, so that an implementation can keep the
/// rest elsewhere; libjpeg-turbo's own keeps everything in memory. This takes those requests over.
typedef struct {
    vitrine_scratch scratch;
    int file;
    int count;
    struct jvirt_barray_control *arrays[VITRINE_JPEG_ARRAYS];
    void (*realize_others)(j_common_ptr);
    /// Of the scratch file; 0 if it did not fail.
    int error;
    /// Bytes of metadata that libjpeg has been given.
    size_t metadata;
    void *(*alloc_large)(j_common_ptr, int, size_t);
} vitrine_jpeg_coefficients;

/// Takes the requests over; `client_data` of the decompressor has to point to the coefficients.
void vitrine_jpeg_coefficients_install(vitrine_jpeg_coefficients *coefficients, j_common_ptr codec);

void vitrine_jpeg_coefficients_close(vitrine_jpeg_coefficients *coefficients);

#endif
