#include "CVitrineImages.h"
