#ifndef CPROCESSCLOCK_H
#define CPROCESSCLOCK_H

/// Makes this the process's time now, in seconds since 1970; from here on it advances with the real time.
///
/// The program defines `clock_gettime`, `gettimeofday` and `time`, so that all of its code reads this clock, also code
/// of shared libraries. Monotonic clocks stay as they are.
void vitrine_clock_follow(double seconds);

#endif
