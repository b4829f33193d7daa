#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H
#include <sqlite3.h>

/// The marker that makes SQLite copy bound bytes immediately; SQLite's header defines it by a cast that Swift cannot import.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

/// Lets SQLite allocate what it needs when it needs it, in place of blocks of some 200 KB that each connection fills at once.
/// To be called before anything else of SQLite; later it changes nothing (https://www.sqlite.org/c3ref/config.html).
static inline int csqlite_without_reserves(void) {
    int code = sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0);
    return code == SQLITE_OK ? sqlite3_config(SQLITE_CONFIG_PAGECACHE, (void *)0, 0, 0) : code;
}

#endif
