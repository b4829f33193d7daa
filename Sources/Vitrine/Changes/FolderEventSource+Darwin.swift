#if canImport(Darwin)
import Dispatch
import VitrinePlatform

/// Watches folders with one dispatch source for each, which reports that entries were added, removed or renamed.
///
/// It does not tell which entry. A program that writes into a file in place, without replacing it, is not noticed.
final class FolderEventSource: @unchecked Sendable {
    private let queue: DispatchQueue
    private let handler: @Sendable ([FolderEvent]) -> Void
    /// The sources by the descriptors of their folders; used under the observer's lock.
    private var sources: [Int32: any DispatchSourceFileSystemObject] = [:]

    init(queue: DispatchQueue, handler: @escaping @Sendable ([FolderEvent]) -> Void) throws(VitrineError) {
        self.queue = queue
        self.handler = handler
    }

    func stop() {
        for watch in sources.keys { unwatch(watch) }
    }

    /// Watches a folder.
    ///
    /// - Returns: The watch; nil if the folder does not exist.
    /// - Throws: ``VitrineError`` if the folder may not be read, or no descriptors are left.
    func watch(_ path: String) throws(VitrineError) -> Int32? {
        let folder = open(path, O_EVTONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .system("open", errno, path: path, writing: false)
        }
        let source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: folder,
            eventMask: [.write, .attrib, .delete, .rename, .revoke],
            queue: queue
        )
        source.setEventHandler { [handler, unowned source] in
            let isEnd = !source.data.isDisjoint(with: [.delete, .rename, .revoke])
            handler([FolderEvent(watch: folder, name: nil, isEnd: isEnd)])
        }
        source.setCancelHandler { _ = close(folder) }
        source.activate()
        sources[folder] = source
        return folder
    }

    /// Ends a watch.
    func unwatch(_ watch: Int32) { sources.removeValue(forKey: watch)?.cancel() }
}
#endif
