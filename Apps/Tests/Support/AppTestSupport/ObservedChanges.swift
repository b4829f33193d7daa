import Observation
import Synchronization

/// Whether something has changed that code reads, as SwiftUI finds out about the body of a view.
public final class ObservedChanges: Sendable {
    private let isChanged = Mutex(false)

    /// Runs the code once, and observes what it reads until the first change.
    public init(of read: () -> Void) {
        withObservationTracking(read) { [weak self] in self?.isChanged.withLock { $0 = true } }
    }

    /// Whether there was a change.
    public var hasAny: Bool { isChanged.withLock { $0 } }
}
