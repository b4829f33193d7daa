#ifndef CPROCESSCLOCK_H
#define CPROCESSCLOCK_H

#include <stdbool.h>

/// Makes this the process's time now, in seconds since 2001, as Foundation counts them; from here on it stands still,
/// or advances with the real time.
///
/// The program defines `clock_gettime`, `gettimeofday` and `time`, so that all of its code reads this clock, also code
/// of shared libraries. Monotonic clocks stay as they are.
void vitrine_clock_follow(double seconds, bool is_still);

#endif
