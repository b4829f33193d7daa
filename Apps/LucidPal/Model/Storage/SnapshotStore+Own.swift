import Vitrine

extension SnapshotStore {
    /// Reads one of the app's own files.
    ///
    /// - Parameters:
    ///   - key: The key of the file, with a default.
    ///   - damage: Receives a report of a damaged file.
    /// - Returns: The stored value, or the default of a missing or damaged file.
    /// - Throws: `LucidPalError` with code `storage` if the file is not readable or was written by a newer version.
    func value<Value>(
        of key: SnapshotKey<Value>,
        _ damage: inout [VitrineError.Damage]
    ) throws(LucidPalError) -> Value {
        try value(of: key, in: read(key), &damage)
    }

    /// Takes the value from a reading of one of the app's own files; see ``value(of:_:)``.
    func value<Value>(
        of key: SnapshotKey<Value>,
        in reading: SnapshotReading<Value>,
        _ damage: inout [VitrineError.Damage]
    ) throws(LucidPalError) -> Value {
        guard let initial = key.defaultValue else { preconditionFailure("\(key.fileName) has no default") }
        switch reading {
        case .missing: return initial
        case .value(let snapshot): return snapshot.value
        case .damaged(let report):
            damage.append(report)
            return initial
        case .newerVersion(let found, let supported):
            throw LucidPalError(
                .storage,
                "\(key.fileName) has schema \(found), this version knows up to \(supported): update LucidPal."
            )
        case .unreadable(let error):
            throw .storage(error, what: key.fileName)
        }
    }

    /// Changes one of the app's own files under its lock.
    ///
    /// - Returns: A report of the damaged file that was set aside, if there was one.
    /// - Throws: The `LucidPalError` that `change` throws, or one with code `storage`; the file is then unchanged.
    @discardableResult
    func change<Value>(
        _ key: SnapshotKey<Value>,
        at moment: Moment,
        _ change: (inout Value) throws(LucidPalError) -> Void
    ) throws(LucidPalError) -> [VitrineError.Damage] {
        do {
            let update = try update(key, now: moment.now, options: SnapshotWrite(durability: .powerLoss)) {
                try change(&$0)
            }
            return update.setAside.map { [$0] } ?? []
        } catch let error as LucidPalError {
            throw error
        } catch {
            throw .storage(error, what: key.fileName)
        }
    }

    /// One day of each month that has a file of entries.
    ///
    /// - Throws: `LucidPalError` with code `storage` if the folder cannot be listed.
    func months() throws(LucidPalError) -> [LocalDay] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: try container.path)
        } catch {
            throw .storage(error, what: "the folder of entries")
        }
        return names.sorted()
            .compactMap { name in
                guard name.hasPrefix("lucidpal_entries_"), name.hasSuffix(".json") else { return nil }
                // A file whose name does not contain a month is not an entries file and is ignored.
                return LocalDay(name.dropFirst("lucidpal_entries_".count).dropLast(".json".count) + "-01")
            }
    }
}

extension LucidPalError {
    /// Wraps a file system error together with the name of the affected thing.
    package static func storage(_ error: any Error, what: String) -> LucidPalError {
        if let error = error as? LucidPalError { return error }
        let reason = (error as? VitrineError)?.message ?? "\(error)"
        return LucidPalError(.storage, "\(what) could not be stored or read: \(reason)", cause: error)
    }
}
