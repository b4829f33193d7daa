/// Signals that files of a folder may have changed: one at once, then one after each change, by any process.
///
/// It is for files that are no snapshots, such as an app's database. A signal says only that it is time to look:
/// several changes may give one signal, and a signal may come although nothing changed. The last change is never
/// missed.
///
/// ```swift
/// // SQLite removes the journal when a transaction ends.
/// for await _ in FileChanges(of: ["parks.sqlite", "parks.sqlite-journal"], in: container) {
///     refresh()
/// }
/// ```
///
/// A file counts as changed when it is replaced, removed, or closed by a program that wrote to it. While nothing
/// changes, nothing runs. The sequence never ends by itself: a folder that does not exist yet may be created later. It
/// ends when the task that iterates over it is cancelled. If the system refuses to watch the folder, there is a signal
/// each second instead.
///
/// To follow a snapshot, use ``SnapshotStore/changes(of:)``, which reads it and omits what is no change.
public struct FileChanges: AsyncSequence, Sendable {
    public typealias Element = Void
    public typealias Failure = Never

    private let files: Set<String>
    private let folder: String
    private let observer: FolderObserver

    /// Creates the sequence; the observation begins with the first iteration.
    ///
    /// - Parameters:
    ///   - files: The names of the files, which need not exist.
    ///   - container: The folder of the files.
    /// - Precondition: There is at least one file, and each name is one path component that is not hidden, of at most
    ///   180 bytes and without control characters.
    public init(of files: Set<String>, in container: GroupContainer) {
        precondition(!files.isEmpty, "name at least one file")
        do throws(VitrineError) {
            for file in files { try ContainerName.check(file, what: "file name") }
        } catch {
            preconditionFailure(error.message)
        }
        self.init(of: files, in: container.path, observer: .shared)
    }

    init(of files: Set<String>, in folder: String, observer: FolderObserver) {
        self.files = files
        self.folder = folder
        self.observer = observer
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(files, folder, observer) }

    /// Iterates over the signals.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let files: Set<String>
        private let folder: String
        private let observer: FolderObserver
        private var signals: AsyncStream<Void>.Iterator?

        init(_ files: Set<String>, _ folder: String, _ observer: FolderObserver) {
            self.files = files
            self.folder = folder
            self.observer = observer
        }

        /// Waits for the next signal; nil if the task was cancelled.
        public mutating func next() async -> Void? {
            if signals == nil {
                // The observation begins before the first look, so that no change falls between the two.
                signals = observer.signals(of: files, in: folder).stream.makeAsyncIterator()
                if !Task.isCancelled { return () }
            }
            return await signals?.next(isolation: #isolation)
        }
    }
}
