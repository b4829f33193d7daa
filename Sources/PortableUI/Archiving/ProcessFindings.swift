#if CompleteFoundation
import Synchronization
import WidgetArchive

/// What the process itself did wrong, which no view shows (an implementation detail of the modules with Apple's names).
public enum _ProcessFindings {
    private static let messages = Mutex<[String]>([])

    /// Notes that a shared container was asked for that the extension's entitlements do not have.
    ///
    /// Every archive from then on reports it: the container is usually looked up once, long before a view.
    /// - Returns: Whether it is new.
    @discardableResult
    public static func note(notEntitled message: String) -> Bool {
        messages.withLock { messages in
            guard !messages.contains(message) else { return false }
            messages.append(message)
            return true
        }
    }

    static var all: [ArchiveFinding] { messages.withLock { $0.map { ArchiveFinding(.notEntitled, $0) } } }
}
#endif
