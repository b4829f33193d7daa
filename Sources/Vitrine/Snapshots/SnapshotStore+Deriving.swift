public import VitrinePlatform

extension SnapshotStore {
    /// The number of computations of a derived update before it fails.
    public static let derivingAttempts = 8

    /// Changes a snapshot by values that are derived from other files, without a lock while they are computed.
    ///
    /// A value that is computed first and assigned inside an ordinary update may be older than the one that another
    /// process has stored meanwhile. A value that is computed inside the closure is correct, but holds the lock all the
    /// time. Here `derive` notes the state of each file that it reads. Under the snapshot's lock, the store compares
    /// these states with the present ones, which opens no file. If a source has changed, it releases the lock and
    /// derives again.
    ///
    /// ```swift
    /// try store.update(.widget, owner: .habits, deriving: { sources in
    ///     sources.read(.entries, in: own).value?.done.count ?? 0
    /// }) { snapshot, done in
    ///     snapshot.habitsToday = done
    /// }
    /// ```
    ///
    /// A picture is decided in the same way:
    ///
    /// ```swift
    /// let cover = SnapshotAsset("cover.jpg", reference: \CurrentChapterData.coverImagePath)
    /// try store.update(.chapter) { sources in
    ///     let (chapter, picture) = sources.read(.chapter, with: cover, in: store)
    ///     return chapter.value?.number == 12 && picture.bytes != nil
    /// } with: { isStored in
    ///     isStored ? .keep(cover) : .replace(cover, with: jpeg)
    /// } _: { chapter, _ in
    ///     chapter.number = 12
    /// }
    /// ```
    ///
    /// If every writer stores its sources first and then updates the derived snapshot in this way, the last update is
    /// derived from the last sources.
    ///
    /// - Parameters:
    ///   - key: The snapshot to change.
    ///   - owner: The writer, if the snapshot has several.
    ///   - now: The date of the owner's stamp; the store's clock's unless given.
    ///   - options: The day of the fields, and the failures that the write survives.
    ///   - derive: Computes the derived values; called again after a source has changed, at most ``derivingAttempts``
    ///     times. The snapshot and its asset may be sources themselves.
    ///   - file: Decides with what was derived what to do with the snapshot's asset, if it has one.
    ///   - change: Changes the value by the derived values. Other writers wait while it runs: only assign here.
    /// - Returns: What was written.
    /// - Throws: ``VitrineError`` with code `sourceChanged` if a source changed during every attempt, and the errors of
    ///   ``update(_:with:owner:now:options:_:)``; and any error of the closures. The stored file is then unchanged.
    @discardableResult
    public func update<Value, Derived>(
        _ key: SnapshotKey<Value>,
        owner: SnapshotOwner<Value> = .single,
        now: Date? = nil,
        options: SnapshotWrite = SnapshotWrite(),
        deriving derive: (inout SnapshotSources) throws -> Derived,
        with file: (Derived) -> SnapshotAsset<Value>.Change? = { _ in nil },
        _ change: (inout Value, Derived) throws -> Void
    ) throws -> SnapshotUpdate {
        try deriving(key.fileName, derive) { derived, check in
            try update(key, with: file(derived), owner: owner, now: now, options: options) { value in
                try check()
                try change(&value, derived)
            }
        }
    }

    /// Stores a whole value that is derived from other files, in place of any stored content.
    ///
    /// This is ``write(_:to:owner:now:options:)`` with a value that is computed without a lock, and computed again
    /// if a source has changed when it is stored. The stored value may be a source too.
    ///
    /// ```swift
    /// try store.write(to: .widget) { sources in
    ///     WidgetSnapshot(habitsToday: sources.read(.entries, in: own).value?.done.count ?? 0)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - key: The snapshot to replace.
    ///   - owner: An owner of every field, for the stamp.
    ///   - now: The date of the stamp; the store's clock's unless given.
    ///   - options: The day of the value, and the failures that the write survives.
    ///   - derive: Computes the value; called again after a source has changed, at most ``derivingAttempts`` times.
    /// - Returns: What was written.
    /// - Throws: ``VitrineError`` with code `sourceChanged` if a source changed during every attempt, and the errors of
    ///   ``write(_:to:owner:now:options:)``; and any error of the closure. The stored file is then unchanged.
    @discardableResult
    public func write<Value>(
        to key: SnapshotKey<Value>,
        owner: SnapshotOwner<Value> = .single,
        now: Date? = nil,
        options: SnapshotWrite = SnapshotWrite(),
        deriving derive: (inout SnapshotSources) throws -> Value
    ) throws -> SnapshotUpdate {
        try deriving(key.fileName, derive) { derived, check in
            try replace(key, by: owner, stamp(now, options), durability: options.durability) { _ in
                try check()
                return derived
            }
        }
    }

    /// Derives and writes, again and again until no source has changed in between.
    ///
    /// - Parameters:
    ///   - fileName: The file that is written, for the error.
    ///   - derive: Computes what is written.
    ///   - write: Writes it; under the lock, it calls its second argument before it changes anything.
    /// - Returns: What was written.
    /// - Throws: ``VitrineError`` with code `sourceChanged` after the last attempt, and the errors of the closures.
    private func deriving<Derived>(
        _ fileName: String,
        _ derive: (inout SnapshotSources) throws -> Derived,
        _ write: (Derived, _ check: () throws -> Void) throws -> SnapshotUpdate
    ) throws -> SnapshotUpdate {
        var path = ""
        for _ in 0..<Self.derivingAttempts {
            var sources = SnapshotSources()
            let derived = try derive(&sources)
            do {
                return try write(derived) { [sources] in
                    if let path = sources.changedPath { throw SourceChanged(path: path) }
                }
            } catch let error as SourceChanged {
                path = error.path
            }
        }
        throw VitrineError(
            .sourceChanged,
            "\(fileName) was not updated: \(path) changed during each of \(Self.derivingAttempts) attempts; update it again later"
        )
    }

    /// Ends an attempt whose sources have changed since they were read.
    private struct SourceChanged: Error {
        var path: String
    }
}
