#ifndef CMAINQUEUE_H
#define CMAINQUEUE_H

/// Carries out the work of the main queue on the calling thread, which must be the main thread; never returns.
///
/// Darwin: dispatch_main(). Linux: the two functions of libdispatch with which Foundation's run loop does the same, because
/// dispatch_main() there ends the main thread. In a static program that unwinds a stack, for which the C library first sorts
/// a table of all functions: 40 ms and two megabytes in a program with a network client.
void vitrine_serve_main_queue(void) __attribute__((noreturn));

#endif
