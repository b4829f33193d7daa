/// Reads and writes the snapshots of a container, from several processes and threads at once.
///
/// ```swift
/// let store = SnapshotStore(container)
/// try store.update(.widget, now: now) { $0.habitsToday = 3 }
/// switch store.read(.widget) {
/// case .value(let snapshot): show(snapshot.value)
/// case .missing: showEmpty()
/// case .damaged(let report): log(report)
/// case .newerVersion, .unreadable: keepWhatIsShown()
/// }
/// ```
///
/// Every call is synchronous, so that no lock is held across a suspension point. Reading takes no lock and never waits;
/// a write takes some tens of microseconds, or up to ``lockTimeout`` while another process holds the lock.
public struct SnapshotStore: Sendable {
    /// The folder of the files.
    public let container: GroupContainer

    /// How long a write waits for other writers of the same file.
    public let lockTimeout: Duration

    /// Called with troubles that did not fail the call, such as a damaged file that was set aside; nil to ignore them.
    let onTrouble: (@Sendable (SnapshotTrouble) -> Void)?

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - container: The group's folder. It need not exist for reading.
    ///   - lockTimeout: How long a write waits for the file's lock before it fails with code `locked`; zero tries once.
    ///   - onTrouble: Called with what went wrong although a caller got an answer, such as a damaged file that was set
    ///     aside, on the caller's thread and with no lock held. It must not wait.
    public init(
        _ container: GroupContainer,
        lockTimeout: Duration = .seconds(2),
        onTrouble: (@Sendable (SnapshotTrouble) -> Void)? = nil
    ) {
        precondition(lockTimeout >= .zero, "lockTimeout must not be negative, got \(lockTimeout)")
        self.container = container
        self.lockTimeout = lockTimeout
        self.onTrouble = onTrouble
    }

    /// Reads a snapshot from its file, without a cache.
    ///
    /// - Complexity: One open, stat, read and close; linear in the file's size.
    public func read<Value>(_ key: SnapshotKey<Value>) -> SnapshotReading<Value> {
        reading(of: answer(key), key: key)
    }

    func answer<Value>(_ key: SnapshotKey<Value>) -> FileReader.Answer {
        FileReader.read(path: container.path + "/" + key.fileName, maximumByteCount: key.maximumByteCount)
    }

    func reading<Value>(of answer: FileReader.Answer, key: SnapshotKey<Value>) -> SnapshotReading<Value> {
        let path = container.path + "/" + key.fileName
        switch answer {
        case .missing: return .missing
        case .failed(let error): return .unreadable(error)
        case .tooLarge(let byteCount):
            return .damaged(.tooLarge(path: path, byteCount: byteCount, limit: key.maximumByteCount))
        case .content(let bytes): return Self.reading(of: bytes, path: path, key: key)
        }
    }

    private static func reading<Value>(
        of bytes: [UInt8],
        path: String,
        key: SnapshotKey<Value>
    ) -> SnapshotReading<Value> {
        do throws(Damage) {
            var document = try SnapshotDocument(bytes, unmarkedSchema: key.unmarkedSchema)
            let schema = document.metadata.schema
            guard schema <= key.schema else { return .newerVersion(found: schema, supported: key.schema) }
            let value = try document.value(of: key)
            return .value(
                Snapshot(
                    value: value,
                    schema: schema,
                    generation: document.metadata.generation,
                    stamps: document.metadata.stamps,
                    byteCount: bytes.count
                )
            )
        } catch {
            return .damaged(DamageReport(error, path: path, byteCount: bytes.count))
        }
    }
}

extension DamageReport {
    init(_ damage: Damage, path: String, byteCount: Int) {
        self.init(reason: damage.reason, detail: damage.detail, path: path, byteCount: byteCount)
    }

    static func tooLarge(path: String, byteCount: Int, limit: Int) -> DamageReport {
        DamageReport(
            reason: .tooLarge,
            detail: "it is larger than \(limit) bytes",
            path: path,
            byteCount: byteCount
        )
    }
}
