// Preloaded into a program, moves its calendar by a hundred days, or by the seconds that the file CALENDAR_OFFSET has at that
// moment, as 8 bytes; clocks that count from a start are left alone.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>

static int64_t hundred_days = 100 * 86400;
static volatile int64_t *offset = &hundred_days;

__attribute__((constructor)) static void map_offset(void) {
    const char *path = getenv("CALENDAR_OFFSET");
    if (path == NULL) return;
    void *bytes = mmap(NULL, sizeof(int64_t), PROT_READ, MAP_SHARED, open(path, O_RDONLY), 0);
    if (bytes == MAP_FAILED) abort();
    offset = bytes;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int (*real)(clockid_t, struct timespec *) = dlsym(RTLD_NEXT, "clock_gettime");
    int result = real(clock, now);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += *offset;
    return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    now->tv_sec = time.tv_sec;
    now->tv_usec = time.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *seconds) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (seconds != NULL) *seconds = now.tv_sec;
    return now.tv_sec;
}
