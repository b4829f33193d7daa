#ifndef CSAMPLECOMIC_H
#define CSAMPLECOMIC_H

#include <stddef.h>
#include <stdint.h>

enum { sample_comic_picture_count = 6 };

/// The bytes of a picture of the sample comic, and their number.
const uint8_t *sample_comic_picture(size_t index, size_t *count);

#endif
