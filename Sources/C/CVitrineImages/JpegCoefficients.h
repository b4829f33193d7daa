#ifndef VITRINE_JPEG_COEFFICIENTS_H
#define VITRINE_JPEG_COEFFICIENTS_H

#include "CVitrineImages.h"
#include "RowStore.h"

#include <stdio.h>
#include <jpeglib.h>

#define VITRINE_JPEG_ARRAYS 4

/// The coefficients of a whole image, which a progressive JPEG needs, in bounded memory.
///
/// libjpeg requests "virtual arrays" from its memory manager. Only a part of them must be in memory, so that an implementation
/// can keep the rest elsewhere; libjpeg-turbo's own manager keeps everything in memory. This type handles those requests.
typedef struct {
    vitrine_scratch scratch;
    int file;
    int count;
    struct jvirt_barray_control *arrays[VITRINE_JPEG_ARRAYS];
    void (*realize_others)(j_common_ptr);
    /// The errno of the scratch file; 0 if it did not fail.
    int error;
    /// The number of bytes of metadata that libjpeg has allocated.
    size_t metadata;
    void *(*alloc_large)(j_common_ptr, int, size_t);
} vitrine_jpeg_coefficients;

/// Installs the handlers of the requests; `client_data` of the decompressor must point to the coefficients.
void vitrine_jpeg_coefficients_install(vitrine_jpeg_coefficients *coefficients, j_common_ptr codec);

void vitrine_jpeg_coefficients_close(vitrine_jpeg_coefficients *coefficients);

#endif
