#define _GNU_SOURCE
#include "CProcessClock.h"

#include <stdatomic.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const int64_t second = 1000000000;
/// Seconds from 1970 to 2001.
static const int64_t reference = 978307200;

/// What the process's clock is ahead of the real time, in nanoseconds.
static _Atomic int64_t offset;
/// The time at which the process's clock stands, in nanoseconds since 1970; the lowest value while it runs.
static _Atomic int64_t still = INT64_MIN;

static int64_t real_time(void) {
    struct timespec now;
    // The system call itself, because the C library's function is the one that this file replaces.
    syscall(SYS_clock_gettime, CLOCK_REALTIME, &now);
    return now.tv_sec * second + now.tv_nsec;
}

static struct timespec process_time(void) {
    int64_t now = atomic_load(&still);
    if (now == INT64_MIN) now = real_time() + atomic_load(&offset);
    int64_t rest = now % second;
    if (rest < 0) rest += second;
    return (struct timespec){.tv_sec = (now - rest) / second, .tv_nsec = rest};
}

void vitrine_clock_follow(double seconds, bool is_still) {
    // Nanoseconds in 64 bits reach from 1678 to 2262; a clock beyond stops at the end.
    double limit = 8.2e9;
    if (!(seconds > -limit)) seconds = -limit;
    if (seconds > limit) seconds = limit;
    int64_t whole = (int64_t)seconds;
    if (whole > seconds) whole--;
    // Whole seconds and the rest apart: together they would lose the last digits, and a date that is read would be later.
    int64_t now = (whole + reference) * second + (int64_t)((seconds - whole) * 1e9);
    atomic_store(&offset, now - real_time());
    atomic_store(&still, is_still ? now : INT64_MIN);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE) return syscall(SYS_clock_gettime, clock, now);
    *now = process_time();
    return 0;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec moment = process_time();
    if (now) *now = (struct timeval){.tv_sec = moment.tv_sec, .tv_usec = moment.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *now) {
    time_t seconds = process_time().tv_sec;
    if (now) *now = seconds;
    return seconds;
}
