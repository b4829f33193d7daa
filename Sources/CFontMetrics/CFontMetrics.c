#include "CFontMetrics.h"
