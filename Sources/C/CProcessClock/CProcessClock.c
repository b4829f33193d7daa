#define _GNU_SOURCE
#include "CProcessClock.h"

#include <stdatomic.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const int64_t second = 1000000000;

/// What the process's clock is ahead of the real time, in nanoseconds.
static _Atomic int64_t offset;

static int64_t real_time(void) {
    struct timespec now;
    // The system call itself, because the C library's function is the one that this file replaces.
    syscall(SYS_clock_gettime, CLOCK_REALTIME, &now);
    return now.tv_sec * second + now.tv_nsec;
}

static struct timespec process_time(void) {
    int64_t now = real_time() + atomic_load(&offset);
    int64_t rest = now % second;
    if (rest < 0) rest += second;
    return (struct timespec){.tv_sec = (now - rest) / second, .tv_nsec = rest};
}

void vitrine_clock_follow(double seconds) {
    // Nanoseconds in 64 bits reach from 1678 to 2262; a clock beyond stops at the end.
    double limit = 9.2e9;
    if (!(seconds > -limit)) seconds = -limit;
    if (seconds > limit) seconds = limit;
    atomic_store(&offset, (int64_t)(seconds * 1e9) - real_time());
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
