import Hummingbird
import Logging
import NIOCore

/// What a request comes with: its connection and a logger.
struct ServiceRequestContext: InitializableFromSource, Sendable {
    let channel: any Channel
    let logger: Logger

    init(source: ApplicationRequestContextSource) {
        channel = source.channel
        logger = source.logger
    }

    /// The client's address without its port; `nil` for a connection that has none.
    var address: String? { channel.remoteAddress?.ipAddress }
}
