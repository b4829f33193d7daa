#include "late-curl.h"

// In a debug build, Foundation is a shared library, which brings libcurl itself.
#ifdef LATE_CURL

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static void *library;

static void load(void) {
    library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        fprintf(stderr, "URLSession needs libcurl: %s; install the package libcurl4\n", dlerror());
        exit(69);
    }
}

static void *find(const char *name) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    void *function = dlsym(library, name);
    if (function == NULL) {
        fprintf(stderr, "URLSession needs %s, which this libcurl does not have; install a newer one\n", name);
        exit(69);
    }
    return function;
}

#define FORWARD(result, name, parameters, arguments)       \
    result name parameters;                                \
    result name parameters {                               \
        return ((result(*) parameters)find(#name)) arguments; \
    }

// An option's value is a long, a curl_off_t or a pointer (https://curl.se/libcurl/c/curl_easy_setopt.html): each one
// register of eight bytes on the 64-bit systems that Swift has.
#define FORWARD_OPTION(name)                                              \
    int name(void *handle, int option, ...);                             \
    int name(void *handle, int option, ...) {                            \
        va_list values;                                                  \
        va_start(values, option);                                        \
        void *value = va_arg(values, void *);                            \
        va_end(values);                                                  \
        return ((int (*)(void *, int, ...))find(#name))(handle, option, value); \
    }

FORWARD(int, curl_global_init, (long flags), (flags))
FORWARD(char *, curl_version, (void), ())
FORWARD(void *, curl_version_info, (int age), (age))
FORWARD(void, curl_free, (void *memory), (memory))
FORWARD(void *, curl_slist_append, (void *list, const char *text), (list, text))
FORWARD(void, curl_slist_free_all, (void *list), (list))
FORWARD(void *, curl_url, (void), ())
FORWARD(int, curl_url_get, (void *url, int part, char **text, unsigned flags), (url, part, text, flags))
FORWARD(int, curl_url_set, (void *url, int part, const char *text, unsigned flags), (url, part, text, flags))
FORWARD(void *, curl_easy_init, (void), ())
FORWARD(void, curl_easy_cleanup, (void *easy), (easy))
FORWARD(int, curl_easy_pause, (void *easy, int mask), (easy, mask))
FORWARD(const char *, curl_easy_strerror, (int code), (code))
FORWARD_OPTION(curl_easy_setopt)
FORWARD_OPTION(curl_easy_getinfo)
FORWARD(void *, curl_multi_init, (void), ())
FORWARD(int, curl_multi_cleanup, (void *multi), (multi))
FORWARD(int, curl_multi_add_handle, (void *multi, void *easy), (multi, easy))
FORWARD(int, curl_multi_remove_handle, (void *multi, void *easy), (multi, easy))
FORWARD(int, curl_multi_assign, (void *multi, int socket, void *data), (multi, socket, data))
FORWARD(void *, curl_multi_info_read, (void *multi, int *left), (multi, left))
FORWARD(int, curl_multi_socket_action, (void *multi, int socket, int events, int *running), (multi, socket, events, running))
FORWARD_OPTION(curl_multi_setopt)

#endif
