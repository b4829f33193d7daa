import Hummingbird
import Logging
import NIOCore

/// The context of a request: its connection and a logger.
struct ServiceRequestContext: InitializableFromSource, Sendable {
    let channel: any Channel
    let logger: Logger

    init(source: ApplicationRequestContextSource) {
        channel = source.channel
        logger = source.logger
    }

    /// The client's address without its port; `nil` if the connection has no address.
    var address: String? { channel.remoteAddress?.ipAddress }
}
