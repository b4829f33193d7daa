#ifndef CVITRINESYSTEM_H
#define CVITRINESYSTEM_H

// System calls that Swift's platform modules do not provide, and nothing else.
// Every function that can fail returns 0 (or a count), or the negated errno.

#include <stdint.h>

/// Swaps two names of one file system in one step. Linux: renameat2(RENAME_EXCHANGE); Darwin: renameatx_np(RENAME_SWAP).
int vitrine_exchange(int folder, const char *first, const char *second);

/// Renames a file without replacing another: -EEXIST if the new name is taken.
int vitrine_rename_new(int folder, const char *from, const char *to);

/// Makes the file's content survive a power failure (Darwin: F_FULLFSYNC).
int vitrine_sync(int file);

/// Reads, adds to and exchanges a word shared between processes, sequentially consistent.
uint32_t vitrine_word_load(const uint32_t *word);
void vitrine_word_store(uint32_t *word, uint32_t value);
uint32_t vitrine_word_add(uint32_t *word, uint32_t amount);
int vitrine_word_swap(uint32_t *word, uint32_t expected, uint32_t value);

/// Sleeps while the shared word has the value, until a wake-up with one of the bits, or until the time is over.
void vitrine_word_wait(uint32_t *word, uint32_t value, uint32_t bits, int64_t nanoseconds);

/// Wakes all threads that sleep on the word with one of the bits.
void vitrine_word_wake(uint32_t *word, uint32_t bits);

#endif
