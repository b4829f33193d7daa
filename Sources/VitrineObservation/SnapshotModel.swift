public import Observation
import Synchronization
public import Vitrine

/// The latest reading of a snapshot, for whatever observes it: this and every other process may write.
///
/// ```swift
/// let steps = SnapshotModel(.steps, in: SnapshotStore("group.app.steps"))
/// try await steps.update { $0.count += 1 }
/// show(steps.reading)
/// ```
///
/// A view that uses ``reading`` in its body is drawn again after a change: by SwiftUI, which observes it, and by the
/// device, which draws an app's screen after everything that happens in the app. The model follows the file as long as
/// it exists, and nothing runs while nothing changes.
public final class SnapshotModel<Value: Codable & Sendable>: Observable, Sendable {
    /// The snapshot that is followed.
    public let key: SnapshotKey<Value>
    private let store: SnapshotStore
    private let owner: SnapshotOwner<Value>
    private let latest: Mutex<(reading: SnapshotReading<Value>, file: FileReader.Fingerprint?)>
    private let following = Mutex<Task<Void, Never>?>(nil)
    private let registrar = ObservationRegistrar()

    /// Creates a model that has the present reading and follows the snapshot.
    ///
    /// - Parameters:
    ///   - key: The snapshot.
    ///   - store: The store that holds it.
    ///   - owner: The writer, if the snapshot has several.
    /// - Complexity: Reads the file.
    public init(_ key: SnapshotKey<Value>, in store: SnapshotStore, owner: SnapshotOwner<Value> = .single) {
        self.key = key
        self.store = store
        self.owner = owner
        var file: FileReader.Fingerprint?
        latest = Mutex((store.changedReading(of: key, since: &file) ?? .missing, file))
        let changes = store.changes(of: key)
        let task = Task { [weak self] in
            for await _ in changes { self?.refresh() }
        }
        following.withLock { $0 = task }
    }

    deinit { following.withLock { $0?.cancel() } }

    /// The reading: a value, or one of four reasons for none.
    public var reading: SnapshotReading<Value> {
        registrar.access(self, keyPath: \.reading)
        return latest.withLock(\.reading)
    }

    /// The value; nil for every reading without one.
    public var value: Value? { reading.value }

    /// Changes the snapshot as the model's owner, without blocking the caller's executor.
    ///
    /// When it returns, ``reading`` has the change.
    ///
    /// - Throws: The errors of `SnapshotStore.Async`; the snapshot is then unchanged.
    @discardableResult
    public func update(_ change: @escaping @Sendable (inout Value) throws -> Void) async throws -> SnapshotUpdate {
        let update = try await store.async.update(key, owner: owner, change)
        refresh()
        return update
    }

    /// Whether the model is one of this snapshot.
    func follows(_ key: SnapshotKey<Value>, in store: SnapshotStore) -> Bool {
        self.key.fileName == key.fileName && self.store.isOfSamePlace(as: store)
    }

    private func refresh() {
        // Read under the lock, so that no older reading takes the place of a newer one.
        let isChanged = latest.withLock { latest in
            guard let reading = store.changedReading(of: key, since: &latest.file) else { return false }
            latest.reading = reading
            return true
        }
        guard isChanged else { return }
        // Announced when it is made: an observer on another thread that reads at once would otherwise find the old
        // reading, and hear nothing more.
        registrar.withMutation(of: self, keyPath: \.reading) {}
    }
}
