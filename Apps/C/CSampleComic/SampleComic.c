#include "CSampleComic.h"

// The pictures are part of the program, so that the program can be moved, and cost nothing until they are read.
#pragma clang diagnostic ignored "-Wc23-extensions"
static const uint8_t first[] = {
#embed "Pictures/1.jpg"
};
static const uint8_t second[] = {
#embed "Pictures/2.jpg"
};
static const uint8_t third[] = {
#embed "Pictures/3.jpg"
};
static const uint8_t fourth[] = {
#embed "Pictures/4.jpg"
};
static const uint8_t fifth[] = {
#embed "Pictures/5.jpg"
};
static const uint8_t sixth[] = {
#embed "Pictures/6.jpg"
};

static const struct { const uint8_t *bytes; size_t count; } pictures[sample_comic_picture_count] = {
    {first, sizeof first}, {second, sizeof second}, {third, sizeof third},
    {fourth, sizeof fourth}, {fifth, sizeof fifth}, {sixth, sizeof sixth},
};

const uint8_t *sample_comic_picture(size_t index, size_t *count) {
    *count = pictures[index].count;
    return pictures[index].bytes;
}
