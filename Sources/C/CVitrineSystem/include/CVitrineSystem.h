#ifndef CVITRINESYSTEM_H
#define CVITRINESYSTEM_H

// System calls that Swift's platform modules do not provide, and nothing else.
// Every function that can fail returns 0 (or a count), or the negated errno.

/// Swaps two names of one file system in one step. Linux: renameat2(RENAME_EXCHANGE); Darwin: renameatx_np(RENAME_SWAP).
int vitrine_exchange(int folder, const char *first, const char *second);

/// Renames a file without replacing another: -EEXIST if the new name is taken.
int vitrine_rename_new(int folder, const char *from, const char *to);

/// Makes the file's content survive a power failure (Darwin: F_FULLFSYNC).
int vitrine_sync(int file);

#endif
