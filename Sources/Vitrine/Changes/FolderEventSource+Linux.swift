#if os(Linux)
import Dispatch
import VitrinePlatform

/// Watches folders with one inotify instance: <https://man7.org/linux/man-pages/man7/inotify.7.html>.
///
/// A write of this library appears as an entry that is moved into the folder, a foreign write as a file that is closed.
/// Watching a folder twice gives the same watch. The system makes its calls safe for several threads.
final class FolderEventSource: @unchecked Sendable {
    private static let mask = UInt32(
        IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF
    )

    private let descriptor: Int32
    private let source: any DispatchSourceRead

    /// Opens the instance.
    ///
    /// - Throws: ``VitrineError`` if the user has no instances or descriptors left.
    init(queue: DispatchQueue, handler: @escaping @Sendable ([FolderEvent]) -> Void) throws(VitrineError) {
        let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else { throw .system("inotify_init1", errno, path: "inotify", writing: false) }
        self.descriptor = descriptor
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler {
            let events = Self.events(from: descriptor)
            if !events.isEmpty { handler(events) }
        }
        source.setCancelHandler { _ = close(descriptor) }
        source.activate()
    }

    func stop() { source.cancel() }

    /// Watches a folder.
    ///
    /// - Returns: The watch; nil if the folder does not exist.
    /// - Throws: ``VitrineError`` if the folder may not be read, or the user has no watches left.
    func watch(_ path: String) throws(VitrineError) -> Int32? {
        let watch = inotify_add_watch(descriptor, path, Self.mask | UInt32(IN_ONLYDIR))
        if watch >= 0 { return watch }
        guard errno != ENOENT && errno != ENOTDIR else { return nil }
        throw .system("inotify_add_watch", errno, path: path, writing: false)
    }

    /// Ends a watch; one that ended with its folder is not an error.
    func unwatch(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

    private static func events(from descriptor: Int32) -> [FolderEvent] {
        var events: [FolderEvent] = []
        withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
            while true {
                let count = read(descriptor, buffer.baseAddress, buffer.count)
                guard count > 0 else { return }
                var start = 0
                while start < count {
                    let header = buffer.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
                    let begin = start + MemoryLayout<inotify_event>.size
                    start = begin + Int(header.len)
                    let name = String(decoding: buffer[begin..<start].prefix { $0 != 0 }, as: UTF8.self)
                    events.append(event(header, name: name))
                }
            }
        }
        return events
    }

    private static func event(_ header: inotify_event, name: String) -> FolderEvent {
        guard header.mask & UInt32(IN_Q_OVERFLOW) == 0 else { return FolderEvent() }
        let isEnd = header.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT) != 0
        return FolderEvent(watch: header.wd, name: name.isEmpty ? nil : name, isEnd: isEnd)
    }
}
#endif
