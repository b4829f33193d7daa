#include "Fault.h"
#include "RowStore.h"

#include <errno.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <png.h>

struct vitrine_png_reader {
    png_structp codec;
    png_infop info;
    vitrine_input input;
    vitrine_fault *fault;
    int channels;
    uint32_t width, height, next_row;
    int is_interlaced;
    vitrine_row_store rows;
    int file;
};

static void fail(png_structp codec, png_const_charp text) {
    vitrine_png_reader *reader = png_get_error_ptr(codec);
    vitrine_fault_set(reader->fault, VITRINE_FAULT_DAMAGED, 0, text);
    png_longjmp(codec, 1);
}

static void be_silent(png_structp codec, png_const_charp text) {
    (void)codec;
    (void)text;
}

static void read_bytes(png_structp codec, png_bytep bytes, size_t count) {
    vitrine_png_reader *reader = png_get_io_ptr(codec);
    while (count > 0) {
        long done = vitrine_input_read(&reader->input, bytes, count, reader->fault);
        if (done == 0) vitrine_fault_set(reader->fault, VITRINE_FAULT_TRUNCATED, 0, "the file ends early");
        if (done <= 0) png_error(codec, "cannot read");
        bytes += done;
        count -= (size_t)done;
    }
}

// 8 bits per sample; 1 byte per pixel for grey, 4 bytes for everything else.
static void choose_pixels(vitrine_png_reader *reader, vitrine_png_header *header) {
    int type = png_get_color_type(reader->codec, reader->info);
    header->has_alpha = (type & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(reader->codec, reader->info, PNG_INFO_tRNS);
    int is_gray = (type & PNG_COLOR_MASK_COLOR) == 0 && !header->has_alpha;
    png_set_scale_16(reader->codec);
    png_set_expand(reader->codec);
    if (!is_gray) {
        png_set_gray_to_rgb(reader->codec);
        if (!header->has_alpha) png_set_filler(reader->codec, 0xFF, PNG_FILLER_AFTER);
    }
    reader->is_interlaced = png_set_interlace_handling(reader->codec) > 1;
    png_read_update_info(reader->codec, reader->info);
    reader->channels = is_gray ? 1 : 4;
    header->channels = reader->channels;
    if (png_get_rowbytes(reader->codec, reader->info) != (size_t)reader->width * (size_t)reader->channels) {
        png_error(reader->codec, "rows of an unexpected size");
    }
}

static void describe_color(vitrine_png_reader *reader, vitrine_png_header *header) {
    png_charp name;
    png_bytep profile;
    png_uint_32 count;
    int method, intent;
    header->is_srgb = png_get_sRGB(reader->codec, reader->info, &intent) != 0;
    if (png_get_iCCP(reader->codec, reader->info, &name, &method, &profile, &count)) {
        header->profile = profile;
        header->profile_count = count;
    }
    png_get_gAMA(reader->codec, reader->info, &header->gamma);
    double *c = header->chromaticities;
    png_get_cHRM(reader->codec, reader->info, c, c + 1, c + 2, c + 3, c + 4, c + 5, c + 6, c + 7);
}

static int read_header(vitrine_png_reader *reader, vitrine_png_header *header) {
    if (setjmp(png_jmpbuf(reader->codec))) return -1;
    png_set_read_fn(reader->codec, reader, read_bytes);
    // The caller checks the dimensions; the memory that a hostile file could use is limited here.
    png_set_user_limits(reader->codec, 0x7fffffff, 0x7fffffff);
    png_set_chunk_cache_max(reader->codec, 64);
    png_set_chunk_malloc_max(reader->codec, 8 << 20);
    png_read_info(reader->codec, reader->info);
    memset(header, 0, sizeof *header);
    reader->width = png_get_image_width(reader->codec, reader->info);
    reader->height = png_get_image_height(reader->codec, reader->info);
    header->width = (int)reader->width;
    header->height = (int)reader->height;
    describe_color(reader, header);
#ifdef PNG_eXIf_SUPPORTED
    png_uint_32 count = 0;
    png_bytep exif = NULL;
    if (png_get_eXIf_1(reader->codec, reader->info, &count, &exif)) {
        header->exif = exif;
        header->exif_count = count;
    }
#endif
    choose_pixels(reader, header);
    return 0;
}

vitrine_png_reader *vitrine_png_open(vitrine_input input, vitrine_png_header *header, vitrine_fault *fault) {
    vitrine_png_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL) {
        vitrine_fault_set(fault, VITRINE_FAULT_MEMORY, 0, "no memory for a decoder");
        return NULL;
    }
    reader->input = input;
    reader->fault = fault;
    reader->file = -1;
    reader->codec = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, fail, be_silent);
    reader->info = reader->codec == NULL ? NULL : png_create_info_struct(reader->codec);
    if (reader->info == NULL) {
        vitrine_fault_set(fault, VITRINE_FAULT_MEMORY, 0, "no memory for a decoder");
        vitrine_png_close(reader);
        return NULL;
    }
    if (read_header(reader, header) == 0) return reader;
    vitrine_png_close(reader);
    return NULL;
}

static uint8_t *stored_row(vitrine_png_reader *reader, uint32_t row, int will_write) {
    uint8_t *bytes = vitrine_row_store_access(&reader->rows, row, 1, will_write);
    if (bytes == NULL) {
        vitrine_fault_set(reader->fault, VITRINE_FAULT_SCRATCH, errno, strerror(errno));
        png_error(reader->codec, "scratch file");
    }
    return bytes;
}

// Each of the seven passes fills in some pixels of a row, so every row must be kept until the last pass.
static void read_interlaced(vitrine_png_reader *reader, vitrine_scratch scratch) {
    size_t row_bytes = (size_t)reader->width * (size_t)reader->channels;
    size_t affordable = scratch.memory / row_bytes;
    uint32_t window = affordable >= reader->height ? reader->height : affordable < 1 ? 1 : (uint32_t)affordable;
    if (window < reader->height) {
        reader->file = vitrine_scratch_open(scratch.folder);
        if (reader->file < 0) {
            vitrine_fault_set(reader->fault, VITRINE_FAULT_SCRATCH, -reader->file, strerror(-reader->file));
            png_error(reader->codec, "scratch file");
        }
    }
    if (vitrine_row_store_open(&reader->rows, row_bytes, reader->height, window, reader->file, 0) != 0) {
        vitrine_fault_set(reader->fault, VITRINE_FAULT_MEMORY, 0, "no memory for the rows");
        png_error(reader->codec, "no memory");
    }
    for (int pass = 0; pass < PNG_INTERLACE_ADAM7_PASSES; pass += 1) {
        for (uint32_t row = 0; row < reader->height; row += 1) {
            png_read_row(reader->codec, stored_row(reader, row, 1), NULL);
        }
    }
}

int vitrine_png_start(vitrine_png_reader *reader, vitrine_scratch scratch, vitrine_fault *fault) {
    reader->fault = fault;
    if (!reader->is_interlaced) return 0;
    if (setjmp(png_jmpbuf(reader->codec))) return -1;
    read_interlaced(reader, scratch);
    return 0;
}

int vitrine_png_row(vitrine_png_reader *reader, uint8_t *row, vitrine_fault *fault) {
    reader->fault = fault;
    if (setjmp(png_jmpbuf(reader->codec))) return -1;
    if (reader->is_interlaced) {
        memcpy(row, stored_row(reader, reader->next_row, 0), reader->rows.row_bytes);
    } else {
        png_read_row(reader->codec, row, NULL);
    }
    reader->next_row += 1;
    return 0;
}

void vitrine_png_close(vitrine_png_reader *reader) {
    if (reader->codec != NULL) png_destroy_read_struct(&reader->codec, &reader->info, NULL);
    vitrine_row_store_close(&reader->rows);
    if (reader->file >= 0) close(reader->file);
    free(reader);
}
