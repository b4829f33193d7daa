public import VitrinePlatform

extension SnapshotStore {
    /// The store's reading and writing for callers that must not be blocked, such as the main actor.
    public var async: Async { Async(store: self) }

    /// Reads and writes without blocking the caller's executor, whoever holds a lock.
    ///
    /// ```swift
    /// try await store.async.update(.widget) { $0.habitsToday += 1 }
    /// ```
    ///
    /// Writes of one file stand in line, in the order in which they were made. When the caller's task is cancelled, a
    /// write that waits ends, and one that has begun looks once more before it replaces the file: it either threw
    /// `CancellationError` and stored nothing, or returned and stored everything.
    ///
    /// The folder of a group and the date of the stamp are those of the caller's request. The store's log
    /// is called on another thread.
    public struct Async: Sendable {
        let store: SnapshotStore

        /// Reads a snapshot as ``SnapshotStore/read(_:)`` does.
        public func read<Value>(_ key: SnapshotKey<Value>) async -> SnapshotReading<Value> {
            do {
                let store = try store.fixed()
                // A reading has a queue of its own: it does not wait for those who write.
                return try await FileQueues.shared.run("read " + store.container.path(of: key)) { _ in store.read(key) }
            } catch let error as VitrineError {
                return .unreadable(error)
            } catch {
                // The caller is about to end, and gets what there is.
                return store.read(key)
            }
        }

        /// Changes a snapshot as ``SnapshotStore/update(_:with:owner:now:options:_:)`` does.
        ///
        /// - Throws: The errors of that method, and `CancellationError`. The stored file is then unchanged.
        @discardableResult
        public func update<Value>(
            _ key: SnapshotKey<Value>,
            owner: SnapshotOwner<Value> = .single,
            now: Date? = nil,
            options: SnapshotWrite = SnapshotWrite(),
            _ change: @escaping @Sendable (inout Value) throws -> Void
        ) async throws -> SnapshotUpdate {
            let now = store.date(now)
            return try await run(key) { try $0.update(key, owner: owner, now: now, options: options, change) }
        }

        /// Stores a whole value as ``SnapshotStore/write(_:to:owner:now:options:)`` does.
        ///
        /// - Throws: The errors of that method, and `CancellationError`. The stored file is then unchanged.
        @discardableResult
        public func write<Value>(
            _ value: Value,
            to key: SnapshotKey<Value>,
            owner: SnapshotOwner<Value> = .single,
            now: Date? = nil,
            options: SnapshotWrite = SnapshotWrite()
        ) async throws -> SnapshotUpdate {
            let now = store.date(now)
            return try await run(key) { try $0.write(value, to: key, owner: owner, now: now, options: options) }
        }

        /// Stores a whole value that is asked for while the file is locked.
        ///
        /// - Parameters:
        ///   - key: The snapshot to replace.
        ///   - owner: An owner of every field, for the stamp.
        ///   - now: The date of the stamp.
        ///   - value: Returns the value for the stored generation, which is nil without a stored value; after an error
        ///     nothing is stored.
        /// - Throws: The errors of ``write(_:to:owner:now:options:)``, and any error of `value`.
        package func replace<Value>(
            _ key: SnapshotKey<Value>,
            owner: SnapshotOwner<Value>,
            now: Date,
            _ value: @escaping @Sendable (_ generation: UInt64?) throws -> Value
        ) async throws {
            let stamp = SnapshotStamp(writtenAt: now)
            _ = try await run(key) { try $0.replace(key, by: owner, stamp, durability: .processCrash, value) }
        }

        private func run<Value>(
            _ key: SnapshotKey<Value>,
            _ body: @escaping @Sendable (SnapshotStore) throws -> SnapshotUpdate
        ) async throws -> SnapshotUpdate {
            let store = try store.fixed()
            return try await FileQueues.shared.run(store.container.path(of: key)) { isCancelled in
                var store = store
                store.isCancelled = isCancelled
                do {
                    return try body(store)
                } catch let error as VitrineError where error.code == .cancelled {
                    throw CancellationError()
                }
            }
        }
    }

    /// The same store with the folder of the caller's request.
    private func fixed() throws(VitrineError) -> SnapshotStore {
        var store = self
        store.place = try place.found
        return store
    }
}
