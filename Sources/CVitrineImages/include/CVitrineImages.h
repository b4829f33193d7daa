#ifndef CVITRINEIMAGES_H
#define CVITRINEIMAGES_H

// The edges of libjpeg and libpng, which report errors by longjmp and so cannot be called from Swift, and the inner loops of
// resampling. Decisions are made in Swift.
//
// Every function that can fail returns 0, or -1 with the fault filled in. After a fault only closing is allowed.

#include <stddef.h>
#include <stdint.h>

/// What went wrong.
typedef enum {
    VITRINE_FAULT_NONE = 0,
    /// The file ends before the image does.
    VITRINE_FAULT_TRUNCATED,
    /// No width or no height.
    VITRINE_FAULT_EMPTY,
    /// The bytes contradict the format.
    VITRINE_FAULT_DAMAGED,
    /// A kind of the format that is not read, such as 12 bits a sample.
    VITRINE_FAULT_UNSUPPORTED,
    /// More memory than allowed, or than there is.
    VITRINE_FAULT_MEMORY,
    /// Reading the file failed; the number is errno.
    VITRINE_FAULT_READ,
    /// The scratch file failed; the number is errno.
    VITRINE_FAULT_SCRATCH,
} vitrine_fault_kind;

typedef struct {
    vitrine_fault_kind kind;
    int number;
    /// The library's own words, NUL-ended.
    char text[200];
} vitrine_fault;

/// Bytes of a file, read from an open descriptor from its start, or from memory if the descriptor is negative.
typedef struct {
    int descriptor;
    const uint8_t *bytes;
    size_t count;
    size_t position;
} vitrine_input;

/// Where rows are kept that do not come from top to bottom.
typedef struct {
    /// Bytes in memory; what is more goes to a scratch file.
    size_t memory;
    /// Folder of the scratch file.
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

/// What the header says; the pointers live as long as the reader.
typedef struct {
    int width, height;
    vitrine_jpeg_color color;
    const uint8_t *profile;
    size_t profile_count;
    /// Content of the APP1 segment that starts with "Exif\0\0", without that start.
    const uint8_t *exif;
    size_t exif_count;
} vitrine_jpeg_header;

/// Reads up to the first scan. The reader keeps the input, fills in the fault whenever one happens, and is NULL on failure.
vitrine_jpeg_reader *vitrine_jpeg_open(vitrine_input input, vitrine_jpeg_header *header, vitrine_fault *fault);

/// Starts decoding at so many eighths of the full size (1, 2, 4 or 8); gives the size of what will be decoded.
/// Rows are 1 byte a pixel for gray, else 4 bytes: RGB and a filler, or CMYK.
int vitrine_jpeg_start(
    vitrine_jpeg_reader *reader, int eighths, vitrine_scratch scratch, int *width, int *height, vitrine_fault *fault
);

/// Decodes the next row.
int vitrine_jpeg_row(vitrine_jpeg_reader *reader, uint8_t *row, vitrine_fault *fault);

void vitrine_jpeg_close(vitrine_jpeg_reader *reader);

/// Order of the bytes of a pixel that is to be written: three, or four of which the last is ignored.
typedef enum { VITRINE_PIXELS_RGB, VITRINE_PIXELS_BGRX } vitrine_pixels;

/// Writes a baseline JPEG without metadata, with chroma halved both ways.
/// On success the caller frees the bytes. 1 if it would have become larger than the limit.
int vitrine_jpeg_write(
    const uint8_t *pixels, int width, int height, vitrine_pixels order, int quality, size_t limit, uint8_t **bytes,
    size_t *count, vitrine_fault *fault
);

// PNG

typedef struct vitrine_png_reader vitrine_png_reader;

/// What the header says; the pointers live as long as the reader.
typedef struct {
    int width, height;
    /// 1 byte a pixel for gray, else 4.
    int channels;
    int has_alpha;
    const uint8_t *profile;
    size_t profile_count;
    const uint8_t *exif;
    size_t exif_count;
    /// Whether the file says sRGB; then gamma and chromaticities do not count.
    int is_srgb;
    /// Exponent that the file was made with, such as 0.45455; 0 if it is not said.
    double gamma;
    /// x and y of white, red, green and blue; all 0 if they are not said.
    double chromaticities[8];
} vitrine_png_header;

/// Reads up to the first pixel. The reader keeps the input and is NULL on failure.
vitrine_png_reader *vitrine_png_open(vitrine_input input, vitrine_png_header *header, vitrine_fault *fault);

/// Gets ready for rows; an interlaced image is decoded whole here.
int vitrine_png_start(vitrine_png_reader *reader, vitrine_scratch scratch, vitrine_fault *fault);

/// Decodes the next row.
int vitrine_png_row(vitrine_png_reader *reader, uint8_t *row, vitrine_fault *fault);

void vitrine_png_close(vitrine_png_reader *reader);

/// Writes a PNG of RGB pixels with quick compression. On success the caller frees the bytes.
int vitrine_png_write(
    const uint8_t *pixels, int width, int height, vitrine_pixels order, uint8_t **bytes, size_t *count,
    vitrine_fault *fault
);

// Resampling: rows of floats, 0...255, with 1 or 4 channels.

/// Turns bytes into floats; with alpha, colours are multiplied by it.
void vitrine_pixels_load(const uint8_t *row, float *floats, int width, int channels, int has_alpha);

/// Adds a row to sums of `factor` neighbours each; the last sum may have fewer.
void vitrine_pixels_shrink(const float *row, float *sums, int width, int channels, int factor);

/// Divides the sums of `shrink` by how many pixels each of them has, over `rows` rows.
void vitrine_pixels_average(float *sums, int width, int channels, int factor, int rows);

/// Weights neighbours: pixel x of the result is the sum over t < taps of weights[x * taps + t] × row[first[x] + t].
void vitrine_pixels_filter(
    const float *row, float *result, int result_width, int channels, const int32_t *first, const float *weights, int taps
);

/// Adds a weighted row: sums[i] += weight × row[i].
void vitrine_pixels_add(const float *row, float *sums, int count, float weight);

/// Turns floats into bytes, rounded and clamped; with alpha, colours are divided by it.
void vitrine_pixels_store(const float *floats, uint8_t *row, int width, int channels, int has_alpha);

#endif
