#include "Fault.h"
#include "JpegCoefficients.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include <jerror.h>

struct vitrine_jpeg_reader {
    struct jpeg_decompress_struct codec;
    struct jpeg_error_mgr errors;
    struct jpeg_source_mgr source;
    struct jpeg_progress_mgr progress;
    vitrine_jpeg_coefficients coefficients;
    vitrine_input input;
    jmp_buf failed;
    vitrine_fault *fault;
    int has_ended;
    uint8_t *profile;
    uint8_t buffer[1 << 16];
};

static vitrine_jpeg_reader *reader_of(j_common_ptr codec) {
    return (vitrine_jpeg_reader *)((char *)codec->err - offsetof(vitrine_jpeg_reader, errors));
}

static vitrine_fault_kind kind_of(const vitrine_jpeg_reader *reader, int code) {
    if (reader->coefficients.error != 0) return VITRINE_FAULT_SCRATCH;
    switch (code) {
    case JERR_OUT_OF_MEMORY: return VITRINE_FAULT_MEMORY;
    case JERR_INPUT_EOF: return VITRINE_FAULT_TRUNCATED;
    case JERR_EMPTY_IMAGE: return VITRINE_FAULT_EMPTY;
    case JERR_BAD_PRECISION:
    case JERR_SOF_UNSUPPORTED:
    case JERR_ARITH_NOTIMPL:
    case JERR_CONVERSION_NOTIMPL:
    case JERR_COMPONENT_COUNT:
    case JERR_FRACT_SAMPLE_NOTIMPL:
    case JERR_CCIR601_NOTIMPL: return VITRINE_FAULT_UNSUPPORTED;
    default: return reader->has_ended ? VITRINE_FAULT_TRUNCATED : VITRINE_FAULT_DAMAGED;
    }
}

static void fail(j_common_ptr codec) {
    vitrine_jpeg_reader *reader = reader_of(codec);
    char text[JMSG_LENGTH_MAX];
    codec->err->format_message(codec, text);
    vitrine_fault_set(reader->fault, kind_of(reader, codec->err->msg_code), reader->coefficients.error, text);
    longjmp(reader->failed, 1);
}

// libjpeg continues after these warnings, with grey where image data are missing. An incomplete image must be an error.
static void warn(j_common_ptr codec, int level) {
    if (level >= 0) return;
    switch (codec->err->msg_code) {
    case JWRN_HIT_MARKER:
    case JWRN_JPEG_EOF:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC: fail(codec);
    }
}

static void be_silent(j_common_ptr codec) { (void)codec; }

static void source_start(j_decompress_ptr codec) { (void)codec; }

static boolean source_fill(j_decompress_ptr codec) {
    vitrine_jpeg_reader *reader = reader_of((j_common_ptr)codec);
    long count = vitrine_input_read(&reader->input, reader->buffer, sizeof reader->buffer, reader->fault);
    if (count < 0) longjmp(reader->failed, 1);
    if (count == 0) {
        reader->has_ended = 1;
        ERREXIT(codec, JERR_INPUT_EOF);
    }
    codec->src->next_input_byte = reader->buffer;
    codec->src->bytes_in_buffer = (size_t)count;
    return TRUE;
}

static void source_skip(j_decompress_ptr codec, long count) {
    while (count > (long)codec->src->bytes_in_buffer) {
        count -= (long)codec->src->bytes_in_buffer;
        source_fill(codec);
    }
    if (count > 0) {
        codec->src->next_input_byte += count;
        codec->src->bytes_in_buffer -= (size_t)count;
    }
}

static void source_end(j_decompress_ptr codec) { (void)codec; }

// Each scan of a few bytes makes a decoder process the whole image: a file with thousands of scans keeps it busy for hours
// (libjpeg-turbo's report on "two issues with the JPEG standard" describes this). Real files have about ten scans.
static void watch_scans(j_common_ptr codec) {
    if (((j_decompress_ptr)codec)->input_scan_number > 100) ERREXIT(codec, JERR_BAD_PROGRESSION);
}

static void connect(vitrine_jpeg_reader *reader) {
    reader->codec.err = jpeg_std_error(&reader->errors);
    reader->errors.error_exit = fail;
    reader->errors.emit_message = warn;
    reader->errors.output_message = be_silent;
    jpeg_create_decompress(&reader->codec);
    reader->codec.client_data = &reader->coefficients;
    vitrine_jpeg_coefficients_install(&reader->coefficients, (j_common_ptr)&reader->codec);
    reader->source.init_source = source_start;
    reader->source.fill_input_buffer = source_fill;
    reader->source.skip_input_data = source_skip;
    reader->source.resync_to_restart = jpeg_resync_to_restart;
    reader->source.term_source = source_end;
    reader->codec.src = &reader->source;
    reader->progress.progress_monitor = watch_scans;
    reader->codec.progress = &reader->progress;
}

static int describe(vitrine_jpeg_reader *reader, vitrine_jpeg_header *header) {
    memset(header, 0, sizeof *header);
    header->width = (int)reader->codec.image_width;
    header->height = (int)reader->codec.image_height;
    switch (reader->codec.jpeg_color_space) {
    case JCS_GRAYSCALE: header->color = VITRINE_JPEG_GRAY; break;
    case JCS_RGB:
    case JCS_YCbCr: header->color = VITRINE_JPEG_RGB; break;
    case JCS_CMYK:
    case JCS_YCCK:
        header->color = reader->codec.saw_Adobe_marker ? VITRINE_JPEG_CMYK_INVERTED : VITRINE_JPEG_CMYK;
        break;
    default: vitrine_fault_set(reader->fault, VITRINE_FAULT_UNSUPPORTED, 0, "unknown colour space"); return -1;
    }
    for (jpeg_saved_marker_ptr marker = reader->codec.marker_list; marker != NULL; marker = marker->next) {
        if (marker->marker != JPEG_APP0 + 1 || marker->data_length < 6) continue;
        if (memcmp(marker->data, "Exif\0\0", 6) != 0) continue;
        header->exif = marker->data + 6;
        header->exif_count = marker->data_length - 6;
        break;
    }
    JOCTET *profile = NULL;
    unsigned int count = 0;
    if (jpeg_read_icc_profile(&reader->codec, &profile, &count)) {
        reader->profile = profile;
        header->profile = profile;
        header->profile_count = count;
    }
    return 0;
}

static int read_header(vitrine_jpeg_reader *reader, vitrine_jpeg_header *header) {
    if (setjmp(reader->failed)) return -1;
    connect(reader);
    jpeg_save_markers(&reader->codec, JPEG_APP0 + 1, 0xFFFF);
    jpeg_save_markers(&reader->codec, JPEG_APP0 + 2, 0xFFFF);
    jpeg_read_header(&reader->codec, TRUE);
    return describe(reader, header);
}

vitrine_jpeg_reader *vitrine_jpeg_open(vitrine_input input, vitrine_jpeg_header *header, vitrine_fault *fault) {
    vitrine_jpeg_reader *reader = calloc(1, sizeof *reader);
    if (reader == NULL) {
        vitrine_fault_set(fault, VITRINE_FAULT_MEMORY, 0, "no memory for a decoder");
        return NULL;
    }
    reader->input = input;
    reader->fault = fault;
    reader->coefficients.file = -1;
    if (read_header(reader, header) == 0) return reader;
    vitrine_jpeg_close(reader);
    return NULL;
}

int vitrine_jpeg_start(
    vitrine_jpeg_reader *reader, int eighths, vitrine_scratch scratch, int *width, int *height, vitrine_fault *fault
) {
    reader->fault = fault;
    if (setjmp(reader->failed)) return -1;
    struct jpeg_decompress_struct *codec = &reader->codec;
    reader->coefficients.scratch = scratch;
    codec->scale_num = (unsigned)eighths;
    codec->scale_denom = 8;
    codec->do_block_smoothing = FALSE;
    switch (codec->jpeg_color_space) {
    case JCS_GRAYSCALE: codec->out_color_space = JCS_GRAYSCALE; break;
    case JCS_CMYK:
    case JCS_YCCK: codec->out_color_space = JCS_CMYK; break;
    default: codec->out_color_space = JCS_EXT_RGBX;
    }
    jpeg_start_decompress(codec);
    *width = (int)codec->output_width;
    *height = (int)codec->output_height;
    return 0;
}

int vitrine_jpeg_row(vitrine_jpeg_reader *reader, uint8_t *row, vitrine_fault *fault) {
    reader->fault = fault;
    if (setjmp(reader->failed)) return -1;
    jpeg_read_scanlines(&reader->codec, &row, 1);
    return 0;
}

void vitrine_jpeg_close(vitrine_jpeg_reader *reader) {
    vitrine_jpeg_coefficients_close(&reader->coefficients);
    jpeg_destroy_decompress(&reader->codec);
    free(reader->profile);
    free(reader);
}
