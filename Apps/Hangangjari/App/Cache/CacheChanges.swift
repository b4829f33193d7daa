import Vitrine

/// The changes of a cache by any process: one element at once, then one after transactions of other connections.
///
/// What this process writes through the same ``ReadCache`` is no change. The sequence ends when the task that iterates
/// over it is cancelled; that of a database in memory ends at once.
package struct CacheChanges: AsyncSequence, Sendable {
    package typealias Element = Void
    package typealias Failure = Never

    private let cache: ReadCache
    private let files: FileChanges?

    init(_ cache: ReadCache, files: FileChanges?) {
        self.cache = cache
        self.files = files
    }

    package func makeAsyncIterator() -> AsyncIterator { AsyncIterator(cache, files?.makeAsyncIterator()) }

    /// Iterates over the changes.
    package struct AsyncIterator: AsyncIteratorProtocol {
        private let cache: ReadCache
        private var signals: FileChanges.AsyncIterator?
        /// The version at the last element; nil if it could not be read, and no value before the first.
        private var last: Int??

        init(_ cache: ReadCache, _ signals: FileChanges.AsyncIterator?) {
            self.cache = cache
            self.signals = signals
        }

        /// Waits for the next change; nil if the task was cancelled.
        package mutating func next() async -> Void? {
            while await signals?.next() != nil {
                // A database that can no longer be read has changed once: the screen then shows the reason.
                let present = try? cache.version()
                if last != .some(present) {
                    last = .some(present)
                    return ()
                }
            }
            return nil
        }
    }
}

extension ReadCache {
    /// The changes of the database by other processes.
    ///
    /// SQLite removes its journal at the end of each transaction (<https://www.sqlite.org/fileformat2.html#the_rollback_journal>).
    package var changes: CacheChanges {
        CacheChanges(self, files: file.map { FileChanges(of: [$0.name, $0.name + "-journal"], in: $0.folder) })
    }
}
