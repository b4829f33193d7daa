#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include "CVitrineSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#if defined(__linux__)

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

#elif defined(__APPLE__)

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

#endif
