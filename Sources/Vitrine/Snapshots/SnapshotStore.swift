public import VitrinePlatform

/// Reads and writes the snapshots of a container, from several processes and threads at once.
///
/// ```swift
/// let store = SnapshotStore("group.app.lucidpal")
/// try store.update(.widget) { $0.habitsToday = 3 }
/// switch store.read(.widget) {
/// case .value(let snapshot): show(snapshot.value)
/// case .missing: showEmpty()
/// case .damaged(let report): log(report)
/// case .newerVersion, .unreadable: keepWhatIsShown()
/// }
/// ```
///
/// These calls are synchronous, so that no lock is held across a suspension point. Reading takes no lock and never
/// waits; a write takes some tens of microseconds, or up to ``lockTimeout`` while another process holds the lock. Where
/// that is too long, such as on the main actor, write through ``async``.
public struct SnapshotStore: Sendable {
    var place: StorePlace

    /// How long a write waits for other writers of the same file.
    public let lockTimeout: Duration

    /// The store's clock; nil for the request's or the system's.
    private let clock: (@Sendable () -> Date)?

    /// Where the store writes what did not fail a call; nil for nowhere.
    let log: Log?

    /// Says whether a write should end before it replaces the file; nil for a write that nobody can cancel.
    var isCancelled: (@Sendable () -> Bool)?

    /// Creates a store of a group's files, on every platform.
    ///
    /// The folder is found at each use: in a device's process the request's; on Apple's platforms the App Group's;
    /// elsewhere `<containers>/<identifier>`, with the folder of ``ContainersDirectory/init(environment:)``, and the
    /// first write makes it. A group that has no folder, or whose identifier is none, gives `unreadable` readings and
    /// errors of writes.
    ///
    /// - Parameters:
    ///   - group: The group, such as `"group.app.lucidpal"`.
    ///   - lockTimeout: How long a write waits for the file's lock before it fails with code `locked`; zero tries once.
    ///   - log: Where to write what went wrong although a caller got an answer; nowhere unless given.
    ///   - clock: The dates of stamps; the request's or the system's unless given.
    public init(
        _ group: AppGroup,
        lockTimeout: Duration = .seconds(2),
        log: Log? = nil,
        clock: (@Sendable () -> Date)? = nil
    ) {
        self.init(.group(group), clock, lockTimeout, log)
    }

    /// Creates a store of a folder that the program has found itself, and which need not exist for reading.
    ///
    /// The other parameters are those of ``init(_:lockTimeout:log:clock:)-(AppGroup,_,_,_)``.
    public init(
        _ container: GroupContainer,
        lockTimeout: Duration = .seconds(2),
        log: Log? = nil,
        clock: (@Sendable () -> Date)? = nil
    ) {
        self.init(.container(container), clock, lockTimeout, log)
    }

    init(
        _ place: StorePlace,
        _ clock: (@Sendable () -> Date)?,
        _ lockTimeout: Duration,
        _ log: Log?
    ) {
        precondition(lockTimeout >= .zero, "lockTimeout must not be negative, got \(lockTimeout)")
        self.place = place
        self.clock = clock
        self.lockTimeout = lockTimeout
        self.log = log
    }

    /// Creates a store in a new folder, for tests and previews; the folder is removed with the last copy of the store.
    public static func temporary(clock: (@Sendable () -> Date)? = nil) -> SnapshotStore {
        var place: StorePlace
        do throws(VitrineError) {
            place = .temporary(try TemporaryFolder())
        } catch {
            place = .none(error)
        }
        return SnapshotStore(place, clock, .seconds(2), nil)
    }

    /// The folder of the files; for a group, that of the calling code's request.
    ///
    /// - Throws: ``VitrineError`` with code `containerMissing` or `invalidName` if the group has no folder.
    public var container: GroupContainer {
        get throws(VitrineError) { try place.container }
    }

    /// Whether both stores were made for the same folder or group; nothing is looked up.
    package func isOfSamePlace(as other: SnapshotStore) -> Bool { place == other.place }

    /// A store of records about this store's files: of a folder in the hidden folder, which exists after the first
    /// `create()`.
    package func records(in folder: String, lockTimeout: Duration) -> SnapshotStore {
        let records: StorePlace
        do throws(VitrineError) {
            let container = try container
            records = .container(GroupContainer(path: "\(container.path)/\(GroupContainer.serviceFolder)/\(folder)"))
        } catch {
            records = .none(error)
        }
        return SnapshotStore(records, nil, lockTimeout, nil)
    }

    /// The date of a stamp.
    func date(_ now: Date?) -> Date { now ?? clock?() ?? StoreContext.current?.now ?? Date() }

    func stamp(_ now: Date?, _ options: SnapshotWrite) -> SnapshotStamp {
        SnapshotStamp(writtenAt: date(now), day: options.day)
    }

    /// Reads a snapshot from its file, without a cache.
    ///
    /// - Complexity: One open, stat, read and close; linear in the file's size.
    public func read<Value>(_ key: SnapshotKey<Value>) -> SnapshotReading<Value> {
        let signpost = Signpost("read")
        defer { signpost.end() }
        do throws(VitrineError) {
            let path = try container.path(of: key)
            return Self.reading(of: Self.answer(path, key), path: path, key: key)
        } catch {
            return .unreadable(error)
        }
    }

    static func answer<Value>(_ path: String, _ key: SnapshotKey<Value>) -> FileReader.Answer {
        FileReader.read(path: path, maximumByteCount: key.maximumByteCount)
    }

    static func reading<Value>(
        of answer: FileReader.Answer,
        path: String,
        key: SnapshotKey<Value>
    ) -> SnapshotReading<Value> {
        switch answer {
        case .missing: return .missing
        case .failed(let error): return .unreadable(error)
        case .tooLarge(let byteCount):
            return .damaged(.tooLarge(path: path, byteCount: byteCount, limit: key.maximumByteCount))
        case .content(let bytes): return reading(of: bytes, path: path, key: key)
        }
    }

    private static func reading<Value>(
        of bytes: [UInt8],
        path: String,
        key: SnapshotKey<Value>
    ) -> SnapshotReading<Value> {
        do throws(InvalidContent) {
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
            return .damaged(VitrineError.Damage(error, path: path, byteCount: bytes.count))
        }
    }
}

extension GroupContainer {
    /// The path of a snapshot's file.
    func path<Value>(of key: SnapshotKey<Value>) -> String { path + "/" + key.fileName }
}

extension VitrineError.Damage {
    init(_ content: InvalidContent, path: String, byteCount: Int) {
        self.init(reason: content.reason, detail: content.detail, path: path, byteCount: byteCount)
    }

    static func tooLarge(path: String, byteCount: Int, limit: Int) -> VitrineError.Damage {
        VitrineError.Damage(
            reason: .tooLarge,
            detail: "it is larger than \(limit) bytes",
            path: path,
            byteCount: byteCount
        )
    }
}
