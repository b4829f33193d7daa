// zlib, from the system; the package's pkg-config file finds it.
#include <zlib.h>
