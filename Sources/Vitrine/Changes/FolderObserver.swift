import Dispatch
import Synchronization
import VitrinePlatform

/// Reports that files in folders may have changed; the process has one.
///
/// For each folder, the folder itself and its parent are watched, so that a folder which is made later, removed or
/// replaced is noticed. Where the parent does not exist either, the nearest folder above that exists is watched
/// instead.
final class FolderObserver: Sendable {
    static let shared = FolderObserver()

    /// How often the folders that the system does not watch are looked at.
    static let pollingInterval: DispatchTimeInterval = .seconds(1)

    private typealias Listener = AsyncStream<Void>.Continuation

    /// A folder that is watched: itself, for its files, or for one entry on the way to the folder that listeners want.
    private struct Watch: Hashable {
        var id: Int32
        /// The name of the entry; nil for any file of the folder itself.
        var entry: String?
    }

    private struct Folder {
        var watches: [Watch] = []
        /// Why the system does not report changes of its files; nil if it does, now or after the folder is made.
        var failure: VitrineError?
        /// By the names of their files, and by number.
        var listeners: [String: [Int: Listener]] = [:]

        /// The listeners of a file, or of every file.
        func listeners(of file: String?) -> [Listener] {
            guard let file else { return listeners.values.flatMap(\.values) }
            return listeners[file].map { Array($0.values) } ?? []
        }
    }

    private struct State {
        var source: FolderEventSource?
        var folders: [String: Folder] = [:]
        var polling: (any DispatchSourceTimer)?
        var lastNumber = 0
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "Vitrine changes")

    /// Signals whenever one of some files may have changed; several changes may give one signal.
    ///
    /// The observation begins before this returns, and ends when the stream's consumer is cancelled or releases it.
    ///
    /// - Returns: The signals, and why the folder must be looked at once a second, if it cannot be watched.
    func signals(of files: Set<String>, in path: String) -> (stream: AsyncStream<Void>, failure: VitrineError?) {
        let folder = Self.normalized(path)
        // One waiting signal is enough: the consumer reads the latest content.
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let (number, failure) = state.withLock { state in
            state.lastNumber += 1
            for file in files {
                state.folders[folder, default: Folder()].listeners[file, default: [:]][state.lastNumber] = continuation
            }
            if state.folders[folder]?.watches.isEmpty == true { arm(folder, in: &state) }
            return (state.lastNumber, state.folders[folder]?.failure)
        }
        continuation.onTermination = { [weak self] _ in self?.remove(number, files, folder) }
        return (stream, failure)
    }

    /// The number of listeners and watches, for tests.
    var counts: (listeners: Int, watches: Int) {
        state.withLock { state in
            let listeners = state.folders.values.flatMap(\.listeners.values).reduce(0) { $0 + $1.count }
            return (listeners, Set(state.folders.values.flatMap(\.watches).map(\.id)).count)
        }
    }

    private func remove(_ number: Int, _ files: Set<String>, _ path: String) {
        state.withLock { state in
            for file in files {
                state.folders[path]?.listeners[file]?[number] = nil
                if state.folders[path]?.listeners[file]?.isEmpty == true { state.folders[path]?.listeners[file] = nil }
            }
            guard let folder = state.folders[path], folder.listeners.isEmpty else { return }
            state.folders[path] = nil
            end(folder.watches, in: &state)
            if state.folders.isEmpty {
                state.source?.stop()
                state.source = nil
            }
            adjustPolling(in: &state)
        }
    }
}

extension FolderObserver {
    /// Watches a folder, or what is there of the way to it.
    private func arm(_ path: String, in state: inout State) {
        let old = state.folders[path]?.watches ?? []
        var new: [Watch] = []
        var failure: VitrineError?
        do throws(VitrineError) {
            try Self.watch(path, with: source(in: &state), &new)
        } catch {
            failure = error
        }
        state.folders[path]?.watches = new
        state.folders[path]?.failure = failure
        end(old, in: &state)
        adjustPolling(in: &state)
    }

    private func source(in state: inout State) throws(VitrineError) -> FolderEventSource {
        if let source = state.source { return source }
        let source = try FolderEventSource(queue: queue) { [weak self] in self?.handle($0) }
        state.source = source
        return source
    }

    /// Watches the nearest existing folder above a path for the next entry on the way, and the folder itself if it
    /// exists.
    ///
    /// - Throws: ``VitrineError`` if the system does not report every change.
    private static func watch(
        _ path: String,
        with source: FolderEventSource,
        _ watches: inout [Watch]
    ) throws(VitrineError) {
        var level = path
        // Far more than the levels of a path; a parent that exists and may not be read ends here.
        for _ in 0..<256 {
            let (parent, entry) = split(level)
            // A parent that may not be read is no obstacle if the folder itself exists.
            let above = try? source.watch(parent)
            if let above { watches.append(Watch(id: above, entry: entry)) }
            if level == path, let own = try source.watch(path) {
                watches.append(Watch(id: own, entry: nil))
                return
            }
            guard above != nil else {
                guard parent != level else { break }
                level = parent
                continue
            }
            // Made since it was missing: begin again, now that its parent is watched.
            guard level != path, access(level, F_OK) == 0 else { return }
            level = path
        }
        throw VitrineError(.accessDenied, "no folder above \(path) can be watched; let this user read one of them")
    }

    /// Ends watches that no folder needs any more.
    private func end(_ watches: [Watch], in state: inout State) {
        let needed = Set(state.folders.values.flatMap(\.watches).map(\.id))
        for id in Set(watches.map(\.id)).subtracting(needed) { state.source?.unwatch(id) }
    }

    /// Looks at the folders that the system does not watch, as long as there are any.
    private func adjustPolling(in state: inout State) {
        guard state.folders.values.contains(where: { $0.failure != nil }) else {
            state.polling?.cancel()
            state.polling = nil
            return
        }
        guard state.polling == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + Self.pollingInterval, repeating: Self.pollingInterval)
        timer.setEventHandler { [weak self] in self?.poll() }
        timer.activate()
        state.polling = timer
    }

    private func poll() {
        signal { state in
            var listeners: [Listener] = []
            for (path, folder) in state.folders where folder.failure != nil {
                arm(path, in: &state)
                listeners += folder.listeners(of: nil)
            }
            return listeners
        }
    }

    /// Signals the listeners that events concern, after the changed folders are watched again.
    private func handle(_ events: [FolderEvent]) {
        signal { state in
            var listeners: [Listener] = []
            for event in events { listeners += self.listeners(concernedBy: event, in: &state) }
            return listeners
        }
    }

    private func listeners(concernedBy event: FolderEvent, in state: inout State) -> [Listener] {
        var listeners: [Listener] = []
        for (path, folder) in state.folders {
            guard event.watch == nil || folder.watches.contains(where: { $0.id == event.watch }) else { continue }
            if Self.isMoved(event, folder) {
                arm(path, in: &state)
                listeners += folder.listeners(of: nil)
            } else if folder.watches.contains(where: { $0.id == event.watch && $0.entry == nil }) {
                listeners += folder.listeners(of: event.name)
            }
        }
        return listeners
    }

    /// Chooses listeners under the lock, and signals them after it is released.
    ///
    /// A signal resumes a task and takes that task's lock for it. A cancellation holds the lock of the task while it
    /// ends the observation, which takes the lock of the state. Signalled under the state's lock, the two would wait
    /// for each other:
    /// <https://developer.apple.com/documentation/swift/withtaskcancellationhandler(operation:oncancel:isolation:)>.
    private func signal(_ listeners: (inout State) -> [Listener]) {
        for listener in state.withLock({ listeners(&$0) }) { listener.yield() }
    }

    /// Whether the path to a folder may lead elsewhere after an event.
    private static func isMoved(_ event: FolderEvent, _ folder: Folder) -> Bool {
        guard event.watch != nil, !event.isEnd else { return true }
        return folder.watches.contains { watch in
            watch.id == event.watch && watch.entry != nil && (event.name == nil || event.name == watch.entry)
        }
    }

    private static func normalized(_ path: String) -> String {
        var path = path[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return String(path)
    }

    /// The folder above a path, and the path's last component.
    private static func split(_ path: String) -> (parent: String, entry: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let parent = slash == path.startIndex ? "/" : String(path[..<slash])
        return (parent, String(path[path.index(after: slash)...]))
    }
}
