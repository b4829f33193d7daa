#include "Fault.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

typedef struct {
    struct jpeg_compress_struct codec;
    struct jpeg_error_mgr errors;
    struct jpeg_destination_mgr destination;
    jmp_buf failed;
    vitrine_fault *fault;
    uint8_t *bytes;
    size_t capacity, limit;
    int is_too_large;
} writer;

static writer *writer_of(j_common_ptr codec) { return (writer *)((char *)codec->err - offsetof(writer, errors)); }

static void fail(j_common_ptr codec) {
    writer *self = writer_of(codec);
    char text[JMSG_LENGTH_MAX];
    codec->err->format_message(codec, text);
    vitrine_fault_set(self->fault, VITRINE_FAULT_DAMAGED, 0, text);
    longjmp(self->failed, 1);
}

static void be_silent(j_common_ptr codec) { (void)codec; }

static void start(j_compress_ptr codec) {
    writer *self = writer_of((j_common_ptr)codec);
    codec->dest->next_output_byte = self->bytes;
    codec->dest->free_in_buffer = self->capacity;
}

static boolean grow(j_compress_ptr codec) {
    writer *self = writer_of((j_common_ptr)codec);
    size_t used = self->capacity;
    if (used >= self->limit) {
        self->is_too_large = 1;
        longjmp(self->failed, 1);
    }
    size_t capacity = used * 2 < self->limit ? used * 2 : self->limit;
    uint8_t *bytes = realloc(self->bytes, capacity);
    if (bytes == NULL) {
        vitrine_fault_set(self->fault, VITRINE_FAULT_MEMORY, 0, "no memory for the encoder");
        longjmp(self->failed, 1);
    }
    self->bytes = bytes;
    self->capacity = capacity;
    codec->dest->next_output_byte = bytes + used;
    codec->dest->free_in_buffer = capacity - used;
    return TRUE;
}

static void end(j_compress_ptr codec) { (void)codec; }

static void connect(writer *self) {
    self->codec.err = jpeg_std_error(&self->errors);
    self->errors.error_exit = fail;
    self->errors.output_message = be_silent;
    jpeg_create_compress(&self->codec);
    self->destination.init_destination = start;
    self->destination.empty_output_buffer = grow;
    self->destination.term_destination = end;
    self->codec.dest = &self->destination;
}

static void compress(
    struct jpeg_compress_struct *codec, const uint8_t *pixels, int width, int height, vitrine_pixels order, int quality
) {
    codec->image_width = (JDIMENSION)width;
    codec->image_height = (JDIMENSION)height;
    codec->input_components = order == VITRINE_PIXELS_RGB ? 3 : 4;
    codec->in_color_space = order == VITRINE_PIXELS_RGB ? JCS_EXT_RGB : JCS_EXT_BGRX;
    size_t row_bytes = (size_t)width * (size_t)codec->input_components;
    jpeg_set_defaults(codec);
    jpeg_set_quality(codec, quality, TRUE);
    // Optimised tables cost a few milliseconds and save a few per cent of the bytes; large pages do without them.
    codec->optimize_coding = (long)width * height < 2200000;
    jpeg_start_compress(codec, TRUE);
    while (codec->next_scanline < codec->image_height) {
        JSAMPROW row = (JSAMPROW)pixels + (size_t)codec->next_scanline * row_bytes;
        jpeg_write_scanlines(codec, &row, 1);
    }
    jpeg_finish_compress(codec);
}

int vitrine_jpeg_write(
    const uint8_t *pixels, int width, int height, vitrine_pixels order, int quality, size_t limit, uint8_t **bytes,
    size_t *count, vitrine_fault *fault
) {
    writer *self = calloc(1, sizeof *self);
    if (self != NULL) {
        self->limit = limit;
        self->capacity = limit < 1 << 16 ? limit : 1 << 16;
        self->fault = fault;
        self->bytes = malloc(self->capacity);
    }
    if (self == NULL || self->bytes == NULL) {
        free(self);
        vitrine_fault_set(fault, VITRINE_FAULT_MEMORY, 0, "no memory for the encoder");
        return -1;
    }
    int result;
    if (setjmp(self->failed)) {
        result = self->is_too_large ? 1 : -1;
        free(self->bytes);
    } else {
        connect(self);
        compress(&self->codec, pixels, width, height, order, quality);
        *bytes = self->bytes;
        *count = self->capacity - self->destination.free_in_buffer;
        result = 0;
    }
    jpeg_destroy_compress(&self->codec);
    free(self);
    return result;
}
