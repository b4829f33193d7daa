#include "CVitrineSystem.h"
