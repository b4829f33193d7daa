#include "include/CMainQueue.h"

#if defined(__linux__)
#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

// From libdispatch's private.h.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

void vitrine_serve_main_queue(void) {
    // An event counter that libdispatch raises when the queue gets work.
    struct pollfd work = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
    for (;;) {
        // What came before the counter existed is carried out as well.
        _dispatch_main_queue_callback_4CF(NULL);
        uint64_t count;
        // A signal ends the wait early, which does no harm.
        if (poll(&work, 1, -1) == 1) (void)!read(work.fd, &count, sizeof count);
    }
}
#else
#include <dispatch/dispatch.h>

void vitrine_serve_main_queue(void) { dispatch_main(); }
#endif
