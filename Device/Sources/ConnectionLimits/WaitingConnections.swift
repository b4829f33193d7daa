import NIOCore
import Synchronization

/// The connections that have sent no whole request yet, or that do not read their answer, the oldest first.
///
/// One beyond the limit closes the oldest, so that connections on which little or nothing arrives never keep a new one
/// out.
public final class WaitingConnections: Sendable {
    private let limit: Int
    private let channels = Mutex<[any Channel]>([])

    /// Creates a list for as many connections.
    public init(limit: Int) { self.limit = limit }

    func add(_ channel: any Channel) {
        let oldest = channels.withLock { channels -> (any Channel)? in
            channels.append(channel)
            return channels.count > limit ? channels.removeFirst() : nil
        }
        oldest?.close(promise: nil)
    }

    func remove(_ channel: any Channel) {
        channels.withLock { channels in
            if let index = channels.firstIndex(where: { $0 === channel }) { channels.remove(at: index) }
        }
    }
}
