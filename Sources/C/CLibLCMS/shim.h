#include <lcms2.h>

// Pixel formats that lcms2 defines as function-like macros, which Swift cannot import.
enum {
    VITRINE_LCMS_RGBX = TYPE_RGBA_8,
    VITRINE_LCMS_GRAY = TYPE_GRAY_8,
    // The first of four bytes.
    VITRINE_LCMS_GRAY_OF_FOUR = COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(1),
    VITRINE_LCMS_CMYK = TYPE_CMYK_8,
    VITRINE_LCMS_CMYK_INVERTED = TYPE_CMYK_8_REV,
};
