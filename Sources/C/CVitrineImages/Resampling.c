#include "CVitrineImages.h"

#include <string.h>

// These loops are in C for one reason: they process every pixel, and tests run unoptimised, where Swift's buffers and vectors
// cost a call per access. They contain no decisions.

void vitrine_pixels_load(const uint8_t *row, float *floats, int width, int channels, int has_alpha) {
    int count = width * channels;
    if (!has_alpha) {
        for (int index = 0; index < count; index += 1) floats[index] = row[index];
        return;
    }
    for (int x = 0; x < width; x += 1) {
        float alpha = row[4 * x + 3];
        for (int channel = 0; channel < 3; channel += 1) {
            floats[4 * x + channel] = (float)row[4 * x + channel] * alpha * (1.0f / 255.0f);
        }
        floats[4 * x + 3] = alpha;
    }
}

void vitrine_pixels_shrink(const float *row, float *sums, int width, int channels, int factor) {
    for (int start = 0; start < width; start += factor) {
        int end = start + factor < width ? start + factor : width;
        for (int x = start; x < end; x += 1) {
            for (int channel = 0; channel < channels; channel += 1) sums[channel] += row[x * channels + channel];
        }
        sums += channels;
    }
}

void vitrine_pixels_average(float *sums, int width, int channels, int factor, int rows) {
    for (int start = 0; start < width; start += factor) {
        int columns = start + factor < width ? factor : width - start;
        float scale = 1.0f / (float)(columns * rows);
        for (int channel = 0; channel < channels; channel += 1) sums[channel] *= scale;
        sums += channels;
    }
}

void vitrine_pixels_filter(
    const float *row, float *result, int result_width, int channels, const int32_t *first, const float *weights, int taps
) {
    for (int x = 0; x < result_width; x += 1, weights += taps) {
        if (channels == 1) {
            float sum = 0;
            for (int tap = 0; tap < taps; tap += 1) sum += weights[tap] * row[first[x] + tap];
            result[x] = sum;
            continue;
        }
        const float *pixel = row + 4 * (size_t)first[x];
        float red = 0, green = 0, blue = 0, last = 0;
        for (int tap = 0; tap < taps; tap += 1, pixel += 4) {
            float weight = weights[tap];
            red += weight * pixel[0];
            green += weight * pixel[1];
            blue += weight * pixel[2];
            last += weight * pixel[3];
        }
        result[4 * x] = red;
        result[4 * x + 1] = green;
        result[4 * x + 2] = blue;
        result[4 * x + 3] = last;
    }
}

void vitrine_pixels_add(const float *row, float *sums, int count, float weight) {
    for (int index = 0; index < count; index += 1) sums[index] += weight * row[index];
}

static uint8_t byte(float value) { return value <= 0 ? 0 : value >= 255 ? 255 : (uint8_t)(value + 0.5f); }

void vitrine_pixels_store(const float *floats, uint8_t *row, int width, int channels, int has_alpha) {
    if (!has_alpha) {
        int count = width * channels;
        for (int index = 0; index < count; index += 1) row[index] = byte(floats[index]);
        return;
    }
    for (int x = 0; x < width; x += 1) {
        float alpha = floats[4 * x + 3];
        float scale = alpha > 0 ? 255.0f / alpha : 0;
        for (int channel = 0; channel < 3; channel += 1) row[4 * x + channel] = byte(floats[4 * x + channel] * scale);
        row[4 * x + 3] = byte(alpha);
    }
}
