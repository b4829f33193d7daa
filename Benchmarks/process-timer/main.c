// Without arguments, prints one line. Statically linked, this is the smallest program with which to compare a start.
//
// process-timer RUNS INPUT PROGRAM [ARGUMENT ...] starts the program RUNS times, one after another, with the file INPUT
// as standard input, reads its output to the end, and prints a line for each run: microseconds from start to exit, peak
// resident memory in KiB, exit status, bytes of output. The parent process must be small, because Linux includes the
// parent's pages in a child's peak until the child executes the program.
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static long long microseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long long)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

// Reads a pipe to its end; returns the number of bytes.
static long long drain(int pipe) {
    static char buffer[1 << 16];
    long long total = 0;
    for (ssize_t count; (count = read(pipe, buffer, sizeof buffer)) > 0;) total += count;
    return total;
}

static int run(const char *input, char **command) {
    int output[2];
    if (pipe2(output, O_CLOEXEC) != 0) {
        perror("process-timer: pipe2");
        return 1;
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, output[1], 1);
    long long start = microseconds();
    pid_t child;
    int error = posix_spawn(&child, command[0], &actions, NULL, command, environ);
    posix_spawn_file_actions_destroy(&actions);
    close(output[1]);
    if (error != 0) {
        fprintf(stderr, "process-timer: cannot start %s (error %d)\n", command[0], error);
        return 1;
    }
    long long bytes = drain(output[0]);
    close(output[0]);
    int status;
    struct rusage usage;
    if (wait4(child, &status, 0, &usage) != child) {
        perror("process-timer: wait4");
        return 1;
    }
    long long end = microseconds();
    printf("%lld %ld %d %lld\n", end - start, usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128, bytes);
    return 0;
}

int main(int count, char **arguments) {
    if (count < 4) {
        puts("one line");
        return 0;
    }
    for (int left = atoi(arguments[1]); left > 0; left--) {
        if (run(arguments[2], arguments + 3) != 0) return 1;
    }
    return 0;
}
