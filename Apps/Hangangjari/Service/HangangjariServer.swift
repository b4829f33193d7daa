import HangangjariAPI
package import Hummingbird
import HummingbirdCore
package import Logging
import NIOCore
package import ServiceLifecycle

/// The service of the river parks, put together from its parts.
package struct HangangjariServer: Sendable {
    private let parts: Parts
    private let cache = HotCache()
    private let metrics: ServiceMetrics
    private let refresher: ParkRefresher
    private let fixed: FixedAnswers

    /// What a service is made from.
    package struct Parts: Sendable {
        /// Where facts come from.
        package var source: any ParkSource
        /// Where they are kept.
        package var store: any ParkStore
        /// The service's clock.
        package var clock: ServiceClock
        /// What is done to answers on purpose.
        package var faults = AnswerFaults()
        /// What one client may ask for.
        package var limits = RequestLimits()
        /// Where metrics go.
        package var registry = PrometheusRegistry()
        /// How long a request waits for the source if there is an older answer.
        package var patience = Duration.seconds(1)
        /// What measures the patience.
        package var stopwatch: any Clock<Duration> = ContinuousClock()
        /// Where messages go.
        package var logger: Logger

        /// Makes the parts, with defaults for all others.
        package init(source: any ParkSource, store: any ParkStore, clock: ServiceClock, logger: Logger) {
            self.source = source
            self.store = store
            self.clock = clock
            self.logger = logger
        }
    }

    /// Puts the parts together; ``load()`` is to be called before the first request.
    /// - Throws: ``ServiceError`` `unreadable` if the fixed answers cannot be made.
    package init(_ parts: Parts) throws(ServiceError) {
        self.parts = parts
        metrics = ServiceMetrics(parts.registry)
        fixed = try FixedAnswers()
        refresher = ParkRefresher(
            source: parts.source,
            store: parts.store,
            clock: parts.clock,
            cache: cache,
            metrics: metrics,
            logger: parts.logger,
            patience: parts.patience,
            stopwatch: parts.stopwatch
        )
    }

    /// Prepares the last known values from the store.
    package func load() async { await refresher.load() }

    /// Makes the server for a port on 127.0.0.1 (0 takes a free one); `onRunning` is told the port once it answers.
    package func application(
        port: Int,
        onRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
    ) -> some ApplicationProtocol {
        let faults = parts.faults
        let limits = parts.limits
        return Application(
            responder: ServiceResponder(
                cache: cache,
                refresher: refresher,
                clock: parts.clock,
                faults: faults,
                limits: limits,
                limiter: RateLimiter(requestsPerMinute: limits.requestsPerMinute),
                metrics: metrics,
                fixed: fixed
            ),
            server: .http1(
                configuration: HTTP1Channel.Configuration(
                    additionalChannelHandlers: [ConnectionGate(faults: faults, bodyLimit: limits.bodyBytes)],
                    idleTimeout: TimeAmount(limits.idle),
                    httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
                        maxHeaderFieldSize: limits.headerBytes,
                        maxHeaderListSize: limits.headerBytes,
                        maxHeaderFieldCount: 100
                    )
                )
            ),
            configuration: ApplicationConfiguration(
                address: .hostname("127.0.0.1", port: port),
                serverName: "hangangjari",
                backlog: limits.connections,
                availableConnectionsDelegate: MaximumAvailableConnections(limits.connections)
            ),
            onServerRunning: { channel in await onRunning(channel.localAddress?.port ?? port) },
            logger: parts.logger
        )
    }

    /// What keeps every answer hot while the service runs.
    package func refreshLoop(every interval: Duration) -> some Service {
        RefreshLoop(refresher: refresher, interval: interval)
    }
}
