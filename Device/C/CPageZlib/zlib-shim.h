// The system's zlib, found through its pkg-config file.
#include <zlib.h>
