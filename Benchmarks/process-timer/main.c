// Without arguments, prints one line. Statically linked, this is the smallest program with which to compare a start.
//
// process-timer RUNS PROGRAM [ARGUMENT ...] starts the program RUNS times, one after another, discards its output,
// and prints a line for each run: microseconds from start to exit, peak resident memory in KiB, exit status. The
// parent process must be small, because Linux includes the parent's pages in a child's peak until the child executes
// the program.
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long microseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long long)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static int run(char **command) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    long long start = microseconds();
    pid_t child;
    int error = posix_spawn(&child, command[0], &actions, NULL, command, environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) {
        fprintf(stderr, "process-timer: cannot start %s (error %d)\n", command[0], error);
        return 1;
    }
    int status;
    struct rusage usage;
    if (wait4(child, &status, 0, &usage) != child) {
        perror("process-timer: wait4");
        return 1;
    }
    printf("%lld %ld %d\n", microseconds() - start, usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128);
    return 0;
}

int main(int count, char **arguments) {
    if (count < 3) {
        puts("one line");
        return 0;
    }
    for (int left = atoi(arguments[1]); left > 0; left--) {
        if (run(arguments + 2) != 0) return 1;
    }
    return 0;
}
