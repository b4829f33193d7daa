/// The readings of a snapshot: the present one at once, then one after each change, by any process.
///
/// ```swift
/// for await reading in store.changes(of: .widget) {
///     show(reading)
/// }
/// ```
///
/// The sequence never fails and never ends by itself: a snapshot that is missing, damaged or unreadable is a reading
/// like any other, and a container that does not exist yet may be created later. It ends when the task that iterates
/// over it is cancelled.
///
/// Changes that follow each other quickly are coalesced: the consumer gets the latest reading, never an older one after
/// a newer one, and never misses the last one. A write that stores the same bytes is not a change.
///
/// While nothing changes, nothing runs: the system reports changes of the container's folder. All sequences of a
/// process share one observation of each folder. If the system refuses it (on Linux, when a user's inotify watches are
/// used up), the file is read once a second instead.
public struct SnapshotChanges<Value: Codable & Sendable>: AsyncSequence, Sendable {
    public typealias Element = SnapshotReading<Value>
    public typealias Failure = Never

    private let store: SnapshotStore
    private let key: SnapshotKey<Value>
    private let observer: FolderObserver

    init(_ store: SnapshotStore, _ key: SnapshotKey<Value>, observer: FolderObserver) {
        self.store = store
        self.key = key
        self.observer = observer
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(store, key, observer) }

    /// Iterates over the readings.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let store: SnapshotStore
        private let key: SnapshotKey<Value>
        private let observer: FolderObserver
        private var signals: AsyncStream<Void>.Iterator?
        private var last: FileReader.Fingerprint?
        private var container = GroupContainer(path: "/")

        init(_ store: SnapshotStore, _ key: SnapshotKey<Value>, _ observer: FolderObserver) {
            self.store = store
            self.key = key
            self.observer = observer
        }

        /// Waits for the next reading; nil if the task was cancelled.
        public mutating func next() async -> SnapshotReading<Value>? {
            if signals == nil {
                do throws(VitrineError) {
                    try observe()
                } catch {
                    // A group without a folder has one reading, and no changes.
                    signals = AsyncStream { _ in }.makeAsyncIterator()
                    return Task.isCancelled ? nil : .unreadable(error)
                }
                if !Task.isCancelled { return changed() }
            }
            while await signals?.next(isolation: #isolation) != nil {
                if let reading = changed() { return reading }
            }
            return nil
        }

        /// Begins the observation, before the first reading, so that no change falls between the two.
        private mutating func observe() throws(VitrineError) {
            container = try store.container
            let (stream, failure) = observer.signals(of: [key.fileName], in: container.path)
            if let failure {
                let what = "\(container.path) is read once a second, because it cannot be watched"
                store.write(.warning, what, failure, about: container.path)
            }
            signals = stream.makeAsyncIterator()
        }

        /// Reads the file; nil if it is as it was at the last reading.
        private mutating func changed() -> SnapshotReading<Value>? {
            SnapshotStore.changedReading(of: key, at: container.path(of: key), since: &last)
        }
    }
}

extension SnapshotStore {
    /// Reads a snapshot if its file is no longer as it was at the last reading.
    ///
    /// - Parameters:
    ///   - key: The snapshot.
    ///   - last: What the file was at the last reading, nil for none; set to what it is.
    /// - Returns: The reading; nil if the file is as it was.
    package func changedReading<Value>(
        of key: SnapshotKey<Value>,
        since last: inout FileReader.Fingerprint?
    ) -> SnapshotReading<Value>? {
        do throws(VitrineError) {
            return Self.changedReading(of: key, at: try container.path(of: key), since: &last)
        } catch {
            guard last != .failed(error) else { return nil }
            last = .failed(error)
            return .unreadable(error)
        }
    }

    fileprivate static func changedReading<Value>(
        of key: SnapshotKey<Value>,
        at path: String,
        since last: inout FileReader.Fingerprint?
    ) -> SnapshotReading<Value>? {
        let answer = answer(path, key)
        let fingerprint = answer.fingerprint
        guard fingerprint != last else { return nil }
        last = fingerprint
        return reading(of: answer, path: path, key: key)
    }

    /// The readings of a snapshot: the present one at once, then one after each change, by this or another process.
    ///
    /// - Complexity: One read for each reported change of the file; nothing while it does not change.
    public func changes<Value>(of key: SnapshotKey<Value>) -> SnapshotChanges<Value> {
        SnapshotChanges(self, key, observer: .shared)
    }
}
