#ifndef CVITRINESYSTEM_H
#define CVITRINESYSTEM_H

// System calls that Swift's platform modules do not show, and nothing else.
// Every function that can fail returns 0 (or a count) or the negated errno.

#include <stdint.h>

/// Swaps two names of one file system in one step. Linux: renameat2(RENAME_EXCHANGE); Darwin: renameatx_np(RENAME_SWAP).
int vitrine_exchange(int folder, const char *first, const char *second);

/// Renames without ever replacing: -EEXIST if the new name is taken.
int vitrine_rename_new(int folder, const char *from, const char *to);

/// Takes a write lease, which the kernel grants only while nobody else has the file open, and which makes a later
/// opener wait until the lease is given back. -ENOTSUP where there are no leases.
int vitrine_lease(int file);

/// Gives a write lease back.
int vitrine_lease_release(int file);

/// Makes what was written to the file survive a power cut (Darwin: F_FULLFSYNC).
int vitrine_sync(int file);

/// Reads, adds to and exchanges a word shared between processes, sequentially consistent.
uint32_t vitrine_word_load(const uint32_t *word);
void vitrine_word_store(uint32_t *word, uint32_t value);
uint32_t vitrine_word_add(uint32_t *word, uint32_t amount);
int vitrine_word_swap(uint32_t *word, uint32_t expected, uint32_t value);

/// Sleeps while the shared word holds the value, until a wake with one of the bits, or the time is over.
void vitrine_word_wait(uint32_t *word, uint32_t value, uint32_t bits, int64_t nanoseconds);

/// Wakes everyone who sleeps on the word with one of the bits.
void vitrine_word_wake(uint32_t *word, uint32_t bits);

#endif
