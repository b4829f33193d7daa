#include "Fault.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

typedef struct {
    vitrine_fault *fault;
    uint8_t *bytes;
    size_t count, capacity;
} writer;

static void fail(png_structp codec, png_const_charp text) {
    vitrine_fault_set(((writer *)png_get_error_ptr(codec))->fault, VITRINE_FAULT_DAMAGED, 0, text);
    png_longjmp(codec, 1);
}

static void be_silent(png_structp codec, png_const_charp text) {
    (void)codec;
    (void)text;
}

static void append(png_structp codec, png_bytep bytes, size_t count) {
    writer *self = png_get_io_ptr(codec);
    if (self->count + count > self->capacity) {
        size_t capacity = (self->count + count) * 2;
        uint8_t *larger = realloc(self->bytes, capacity);
        if (larger == NULL) png_error(codec, "no memory for the encoder");
        self->bytes = larger;
        self->capacity = capacity;
    }
    memcpy(self->bytes + self->count, bytes, count);
    self->count += count;
}

static void flush(png_structp codec) { (void)codec; }

static void compress(
    png_structp codec, png_infop info, const uint8_t *pixels, int width, int height, vitrine_pixels order
) {
    png_set_IHDR(
        codec, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT
    );
    png_set_sRGB(codec, info, PNG_sRGB_INTENT_PERCEPTUAL);
    // Images with flat colours compress well even at this level.
    png_set_compression_level(codec, 1);
    png_set_filter(codec, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
    png_write_info(codec, info);
    size_t pixel_bytes = order == VITRINE_PIXELS_BGRX ? 4 : 3;
    if (order == VITRINE_PIXELS_BGRX) {
        png_set_filler(codec, 0, PNG_FILLER_AFTER);
        png_set_bgr(codec);
    }
    for (int row = 0; row < height; row += 1) png_write_row(codec, pixels + (size_t)row * (size_t)width * pixel_bytes);
    png_write_end(codec, info);
}

int vitrine_png_write(
    const uint8_t *pixels, int width, int height, vitrine_pixels order, uint8_t **bytes, size_t *count,
    vitrine_fault *fault
) {
    writer *self = calloc(1, sizeof *self);
    if (self == NULL) {
        vitrine_fault_set(fault, VITRINE_FAULT_MEMORY, 0, "no memory for the encoder");
        return -1;
    }
    self->fault = fault;
    png_structp codec = png_create_write_struct(PNG_LIBPNG_VER_STRING, self, fail, be_silent);
    png_infop info = codec == NULL ? NULL : png_create_info_struct(codec);
    volatile int result = -1;
    if (info == NULL) {
        vitrine_fault_set(fault, VITRINE_FAULT_MEMORY, 0, "no memory for the encoder");
    } else if (!setjmp(png_jmpbuf(codec))) {
        png_set_write_fn(codec, self, append, flush);
        compress(codec, info, pixels, width, height, order);
        *bytes = self->bytes;
        *count = self->count;
        result = 0;
    }
    if (result != 0) free(self->bytes);
    png_destroy_write_struct(&codec, &info);
    free(self);
    return result;
}
