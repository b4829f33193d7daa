import ConnectionLimits
import HangangjariAPI
package import Hummingbird
import HummingbirdCore
package import Logging
import NIOCore
package import ServiceLifecycle

/// The service of the river parks, assembled from its parts.
package struct HangangjariServer: Sendable {
    private let parts: Parts
    private let cache = ResponseCache()
    private let metrics: ServiceMetrics
    private let refresher: ParkRefresher
    private let fixed: FixedAnswers

    /// The parts of a service.
    package struct Parts: Sendable {
        /// The source of the data.
        package var source: any ParkSource
        /// The store of the data.
        package var store: any ParkStore
        /// The service's clock.
        package var clock: ServiceClock
        /// The faults to apply to responses.
        package var faults = AnswerFaults()
        /// The limits for the requests of a client.
        package var limits = RequestLimits()
        /// How long a result of the source is used.
        package var window = RefreshWindow()
        /// The registry of the metrics.
        package var registry = PrometheusRegistry()
        /// The time that a request waits for the source if there is an older response.
        package var timeout = Duration.seconds(1)
        /// The time after which a turn of a shared store is not used any more.
        package var askLimit = Duration.seconds(2)
        /// The clock that measures ``timeout``.
        package var stopwatch: any Clock<Duration> = ContinuousClock()
        package var logger: Logger

        /// Creates the parts, with default values for all others.
        package init(source: any ParkSource, store: any ParkStore, clock: ServiceClock, logger: Logger) {
            self.source = source
            self.store = store
            self.clock = clock
            self.logger = logger
        }
    }

    /// Assembles the service; call ``load()`` before the first request.
    /// - Throws: ``ServiceError`` `unreadable` if the fixed responses cannot be encoded.
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
            window: parts.window,
            timeout: parts.timeout,
            askLimit: parts.askLimit,
            stopwatch: parts.stopwatch
        )
    }

    /// Prepares the responses from the stored values.
    package func load() async { await refresher.load() }

    /// Creates the server for a port of an address; port 0 selects a free port, and `onRunning` receives the actual
    /// port.
    package func application(
        address: String = "127.0.0.1",
        port: Int,
        onRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
    ) -> some ApplicationProtocol {
        let faults = parts.faults
        let limits = parts.limits
        // The others are answered, so that connections on which little arrives keep no request out.
        let waiting = WaitingConnections(limit: limits.connections / 2)
        return Application(
            responder: ServiceResponder(
                cache: cache,
                refresher: refresher,
                store: parts.store,
                clock: parts.clock,
                faults: faults,
                limits: limits,
                limiter: RateLimiter(requestsPerMinute: limits.requestsPerMinute),
                registrationLimiter: RateLimiter(requestsPerMinute: limits.registrationsPerMinute),
                metrics: metrics,
                fixed: fixed
            ),
            server: .http1(
                configuration: HTTP1Channel.Configuration(
                    additionalChannelHandlers: [
                        RequestDeadline(TimeAmount(limits.requestTime), waiting: waiting),
                        ConnectionGate(faults: faults, bodyLimit: limits.bodyBytes),
                    ],
                    idleTimeout: TimeAmount(limits.requestTime),
                    httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
                        maxHeaderFieldSize: limits.headerBytes,
                        maxHeaderListSize: limits.headerBytes,
                        maxHeaderFieldCount: 100
                    )
                )
            ),
            configuration: ApplicationConfiguration(
                address: .hostname(address, port: port),
                serverName: "hangangjari",
                backlog: limits.connections,
                availableConnectionsDelegate: MaximumAvailableConnections(limits.connections)
            ),
            onServerRunning: { channel in await onRunning(channel.localAddress?.port ?? port) },
            logger: parts.logger
        )
    }

    /// Returns a service that takes over what other instances store.
    package func changeLoop() -> some Service { ChangeLoop(refresher: refresher, store: parts.store) }

    /// Returns a service that refreshes all parks at an interval while the server runs.
    package func refreshLoop(every interval: Duration) -> some Service {
        RefreshLoop(refresher: refresher, interval: interval)
    }
}
