#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include "CVitrineSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

uint32_t vitrine_word_load(const uint32_t *word) { return __atomic_load_n(word, __ATOMIC_SEQ_CST); }

void vitrine_word_store(uint32_t *word, uint32_t value) { __atomic_store_n(word, value, __ATOMIC_SEQ_CST); }

uint32_t vitrine_word_add(uint32_t *word, uint32_t amount) { return __atomic_fetch_add(word, amount, __ATOMIC_SEQ_CST); }

int vitrine_word_swap(uint32_t *word, uint32_t expected, uint32_t value) {
    return __atomic_compare_exchange_n(word, &expected, value, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

#if defined(__linux__)

#include <linux/futex.h>
#include <sys/syscall.h>

#ifndef RENAME_NOREPLACE
#define RENAME_NOREPLACE (1 << 0)
#endif
#ifndef RENAME_EXCHANGE
#define RENAME_EXCHANGE (1 << 1)
#endif

static int rename_with(int folder, const char *from, const char *to, unsigned flags) {
    return syscall(SYS_renameat2, folder, from, folder, to, flags) ? -errno : 0;
}

int vitrine_exchange(int folder, const char *first, const char *second) {
    return rename_with(folder, first, second, RENAME_EXCHANGE);
}

int vitrine_rename_new(int folder, const char *from, const char *to) {
    return rename_with(folder, from, to, RENAME_NOREPLACE);
}

int vitrine_sync(int file) { return fsync(file) != 0 ? -errno : 0; }

void vitrine_word_wait(uint32_t *word, uint32_t value, uint32_t bits, int64_t nanoseconds) {
    // FUTEX_WAIT_BITSET takes a point in time on the monotonic clock, not a duration.
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += nanoseconds / 1000000000;
    until.tv_nsec += nanoseconds % 1000000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_sec += 1;
        until.tv_nsec -= 1000000000;
    }
    syscall(SYS_futex, word, FUTEX_WAIT_BITSET, value, &until, NULL, bits);
}

void vitrine_word_wake(uint32_t *word, uint32_t bits) {
    syscall(SYS_futex, word, FUTEX_WAKE_BITSET, 0x7fffffff, NULL, NULL, bits);
}

#elif defined(__APPLE__)

#include <os/os_sync_wait_on_address.h>
#include <sys/stdio.h>

int vitrine_exchange(int folder, const char *first, const char *second) {
    return renameatx_np(folder, first, folder, second, RENAME_SWAP) ? -errno : 0;
}

int vitrine_rename_new(int folder, const char *from, const char *to) {
    return renameatx_np(folder, from, folder, to, RENAME_EXCL) ? -errno : 0;
}

int vitrine_sync(int file) {
    // fsync on Darwin leaves the data in the drive's cache: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/fsync.2.html
    if (fcntl(file, F_FULLFSYNC) == 0) return 0;
    return fsync(file) != 0 ? -errno : 0;
}

void vitrine_word_wait(uint32_t *word, uint32_t value, uint32_t bits, int64_t nanoseconds) {
    (void)bits;
    os_sync_wait_on_address_with_timeout(word, value, sizeof(*word), OS_SYNC_WAIT_ON_ADDRESS_SHARED,
                                         OS_CLOCK_MACH_ABSOLUTE_TIME, (uint64_t)nanoseconds);
}

void vitrine_word_wake(uint32_t *word, uint32_t bits) {
    (void)bits;
    os_sync_wake_by_address_all(word, sizeof(*word), OS_SYNC_WAKE_BY_ADDRESS_SHARED);
}

#endif
