#ifndef CVITRINEIMAGES_H
#define CVITRINEIMAGES_H

// Wrappers of libjpeg and libpng, which report errors with longjmp and therefore cannot be called from Swift, and the inner
// loops of resampling. All decisions are made in Swift.
//
// Every function that can fail returns 0, or -1 with the fault filled in. After a fault, only closing is allowed.

#include <stddef.h>
#include <stdint.h>

/// The kinds of failure.
typedef enum {
    VITRINE_FAULT_NONE = 0,
    /// The file ends before the image does.
    VITRINE_FAULT_TRUNCATED,
    /// No width or no height.
    VITRINE_FAULT_EMPTY,
    /// The bytes contradict the format.
    VITRINE_FAULT_DAMAGED,
    /// A variant of the format that is not supported, such as 12 bits per sample.
    VITRINE_FAULT_UNSUPPORTED,
    /// More memory is needed than allowed or available.
    VITRINE_FAULT_MEMORY,
    /// Reading the file failed; the number is errno.
    VITRINE_FAULT_READ,
    /// The scratch file failed; the number is errno.
    VITRINE_FAULT_SCRATCH,
} vitrine_fault_kind;

typedef struct {
    vitrine_fault_kind kind;
    int number;
    /// The library's message, NUL-terminated.
    char text[200];
} vitrine_fault;

/// The bytes of a file, read from the start of an open descriptor, or from memory if the descriptor is negative.
typedef struct {
    int descriptor;
    const uint8_t *bytes;
    size_t count;
    size_t position;
} vitrine_input;

/// Storage for rows that are not decoded from top to bottom.
typedef struct {
    /// The maximum number of bytes in memory; the rest goes to a scratch file.
    size_t memory;
    /// The folder of the scratch file.
    const char *folder;
} vitrine_scratch;

// JPEG

typedef struct vitrine_jpeg_reader vitrine_jpeg_reader;

typedef enum {
    VITRINE_JPEG_GRAY,
    VITRINE_JPEG_RGB,
    VITRINE_JPEG_CMYK,
    /// 255 means no ink, as Adobe's programs write it.
    VITRINE_JPEG_CMYK_INVERTED,
} vitrine_jpeg_color;

/// The contents of the header; the pointers are valid as long as the reader.
typedef struct {
    int width, height;
    vitrine_jpeg_color color;
    const uint8_t *profile;
    size_t profile_count;
    /// The content of the APP1 segment that starts with "Exif\0\0", without that prefix.
    const uint8_t *exif;
    size_t exif_count;
} vitrine_jpeg_header;

/// Reads up to the first scan. The reader keeps the input; it is NULL on failure, with the fault filled in.
vitrine_jpeg_reader *vitrine_jpeg_open(vitrine_input input, vitrine_jpeg_header *header, vitrine_fault *fault);

/// Starts decoding at `eighths` eighths of the full size (1, 2, 4 or 8), and returns the size of the decoded image.
/// Rows have 1 byte per pixel for grey, otherwise 4 bytes: RGB and a filler, or CMYK.
int vitrine_jpeg_start(
    vitrine_jpeg_reader *reader, int eighths, vitrine_scratch scratch, int *width, int *height, vitrine_fault *fault
);

/// Decodes the next row.
int vitrine_jpeg_row(vitrine_jpeg_reader *reader, uint8_t *row, vitrine_fault *fault);

void vitrine_jpeg_close(vitrine_jpeg_reader *reader);

/// The byte order of pixels to encode: three bytes, or four of which the last is ignored.
typedef enum { VITRINE_PIXELS_RGB, VITRINE_PIXELS_BGRX } vitrine_pixels;

/// Writes a baseline JPEG without metadata, with chroma halved in both directions.
/// On success the caller frees the bytes. Returns 1 if the file would be larger than the limit.
int vitrine_jpeg_write(
    const uint8_t *pixels, int width, int height, vitrine_pixels order, int quality, size_t limit, uint8_t **bytes,
    size_t *count, vitrine_fault *fault
);

// PNG

typedef struct vitrine_png_reader vitrine_png_reader;

/// The contents of the header; the pointers are valid as long as the reader.
typedef struct {
    int width, height;
    /// 1 byte per pixel for grey, otherwise 4.
    int channels;
    int has_alpha;
    const uint8_t *profile;
    size_t profile_count;
    const uint8_t *exif;
    size_t exif_count;
    /// Whether the file declares sRGB; gamma and chromaticities are then ignored.
    int is_srgb;
    /// The exponent of the encoder, such as 0.45455; 0 if not specified.
    double gamma;
    /// x and y of white, red, green and blue; all 0 if not specified.
    double chromaticities[8];
} vitrine_png_header;

/// Reads up to the first pixel. The reader keeps the input; it is NULL on failure.
vitrine_png_reader *vitrine_png_open(vitrine_input input, vitrine_png_header *header, vitrine_fault *fault);

/// Prepares decoding; an interlaced image is decoded completely here.
int vitrine_png_start(vitrine_png_reader *reader, vitrine_scratch scratch, vitrine_fault *fault);

/// Decodes the next row.
int vitrine_png_row(vitrine_png_reader *reader, uint8_t *row, vitrine_fault *fault);

void vitrine_png_close(vitrine_png_reader *reader);

/// Writes a PNG of RGB pixels with fast compression. On success the caller frees the bytes.
int vitrine_png_write(
    const uint8_t *pixels, int width, int height, vitrine_pixels order, uint8_t **bytes, size_t *count,
    vitrine_fault *fault
);

// Resampling: rows of floats, 0...255, with 1 or 4 channels.

/// Converts bytes to floats; with alpha, colours are multiplied by it.
void vitrine_pixels_load(const uint8_t *row, float *floats, int width, int channels, int has_alpha);

/// Adds a row to sums of `factor` neighbours each; the last sum may have fewer.
void vitrine_pixels_shrink(const float *row, float *sums, int width, int channels, int factor);

/// Divides the sums of `shrink` by the number of pixels in each, over `rows` rows.
void vitrine_pixels_average(float *sums, int width, int channels, int factor, int rows);

/// Applies a filter: pixel x of the result is the sum over t < taps of weights[x * taps + t] × row[first[x] + t].
void vitrine_pixels_filter(
    const float *row, float *result, int result_width, int channels, const int32_t *first, const float *weights, int taps
);

/// Adds a weighted row: sums[i] += weight × row[i].
void vitrine_pixels_add(const float *row, float *sums, int count, float weight);

/// Converts floats to bytes, rounded and clamped; with alpha, colours are divided by it.
void vitrine_pixels_store(const float *floats, uint8_t *row, int width, int channels, int has_alpha);

#endif
