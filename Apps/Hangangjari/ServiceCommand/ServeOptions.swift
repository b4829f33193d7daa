import ArgumentParser
import Foundation
import HangangjariAPI
package import HangangjariService
package import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The options of every program that serves responses until it is stopped.
package struct ServeOptions: ParsableArguments {
    /// What `serve` says about them.
    package static let discussion = """
        Without --city it replays a recording of a summer week, which it generates from --seed on first use.

        With --control it reads one JSON object per line from standard input, replies with a line on standard \
        output, and stops at the end of input. All members are optional: now (2026-08-13T04:35:00Z; the \
        clock stands still), running (true starts it), condition (none, off, slow, wrongPark, serverError, garbage, \
        empty, notModified), source (on, off, wrongPark, garbage).
        """

    @Option(help: "The port; 0 selects a free port.")
    var port = 8090

    @Option(help: "The seed of the generated recording.")
    var seed: UInt64 = 2026

    @Option(help: "A folder with your own recording, which is only read.")
    var recording: String?

    @Option(help: "The city's open data, such as http://openapi.seoul.go.kr:8088; the key is in HANGANGJARI_CITY_KEY.")
    var city: String?

    @Option(
        help: "The time at which the service's clock stands, ISO 8601 in UTC (default: this machine's clock)."
    )
    var now: String?

    @Option(help: "The number of seconds for which a response of the source is used, 1 to 3600.")
    package var hotSeconds = 60

    @Option(help: "The largest number of requests per minute from one address; 0 for no limit.")
    var requestsPerMinute = 0

    @Flag(help: "Take a client's address from the last X-Forwarded-For, which a balancer adds.")
    var behindBalancer = false

    @Option(help: "The lowest level of logged messages: trace, debug, info, notice, warning, error, critical.")
    var logLevel = "info"

    @Flag(help: "Read control messages from standard input.")
    var control = false

    package init() {}

    package func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port must be a number from 0 to 65535, got \(port)")
        }
        if let now, Timestamp(now) == nil {
            throw ValidationError("--now is not a valid time: \(now); write it as 2026-08-13T04:35:00Z")
        }
        guard recording == nil || city == nil else {
            throw ValidationError("--recording and --city cannot be combined")
        }
        try ServiceLogger.validate(logLevel)
        guard (1...3600).contains(hotSeconds) else {
            throw ValidationError("--hot-seconds must be a number from 1 to 3600, got \(hotSeconds)")
        }
        guard requestsPerMinute >= 0 else {
            throw ValidationError("--requests-per-minute must be 0 or more, got \(requestsPerMinute)")
        }
    }

    /// The name of the database's file: the values of a recording and of the city are stored separately.
    package var fileName: String { city == nil ? "service.sqlite" : "city.sqlite" }

    /// The logger of the program, with the level of the options.
    package var logger: Logger { ServiceLogger.make("hangangjari-service", level: logLevel) }

    /// Serves on an address until it is stopped; opens the store after the options are checked.
    /// - Throws: ``ServiceError``, and what the store throws.
    package func serve(
        address: String = "127.0.0.1",
        clock: ServiceClock = ServiceClock(following: { Timestamp(Date()) }),
        from open: () async throws -> any ParkStore
    ) async throws {
        if let now = now.flatMap(Timestamp.init) { clock.set(now, running: false) }
        if let recording, !Self.isFolder(recording) {
            throw ServiceError(
                .storage,
                "there is no folder \(recording) to replay; check the path after --recording"
            )
        }
        let source = SwitchableSource(try source())
        let store = try await open()
        var parts = HangangjariServer.Parts(source: source, store: store, clock: clock, logger: logger)
        parts.window = RefreshWindow(hotSeconds: hotSeconds)
        parts.limits.requestsPerMinute = requestsPerMinute
        parts.limits.isBehindBalancer = behindBalancer
        // After a device has changed its clock, it needs values for that time and not older values that are ready
        // sooner.
        if control { parts.timeout = .seconds(5) }
        // A device asks one thing at a time; a second thread would only be woken for each connection.
        if control { NIOSingletons.groupLoopCountSuggestion = 1 }
        parts.faults = AnswerFaults(environment: ProcessInfo.processInfo.environment)
        let server = try HangangjariServer(parts)
        await server.load()
        let isControlled = control
        let listener = SwitchedListener(server, faults: parts.faults, address: address, port: port) { port in
            let address = "http://\(address):\(port)"
            StandardStreams.say(isControlled ? #"{"listening":"\#(address)"}"# : "Hangangjari answers on \(address)")
        }
        var services: [any Service] = [listener, server.refreshLoop(every: .seconds(30))]
        if store.isShared { services.append(server.changeLoop()) }
        if control {
            let serviceControl = ServiceControl(clock: clock, faults: parts.faults, source: source)
            services.append(ControlLoop(control: serviceControl, listener: listener))
        }
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: services.map { service in
                    .init(
                        service: service,
                        successTerminationBehavior: .gracefullyShutdownGroup,
                        failureTerminationBehavior: .gracefullyShutdownGroup
                    )
                },
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: parts.logger
            )
        )
        do {
            try await group.run()
        } catch {
            guard let refusal = refusal(by: error, at: address) else { throw error }
            throw ServiceError(.unreachable, refusal, cause: error)
        }
    }

    /// Why the system does not give the port to the service, and the remedy; nil for another error.
    private func refusal(by error: any Error, at address: String) -> String? {
        switch (error, (error as? IOError)?.errnoCode) {
        case (_, EADDRINUSE):
            "port \(port) on \(address) is taken by another program; choose another with --port, or any free one with "
                + "--port 0"
        case (_, EACCES):
            "port \(port) on \(address) is reserved by the system; choose one above 1023 with --port"
        case (is SocketAddressError.UnknownHost, _), (_, EADDRNOTAVAIL):
            "\(address) is not an address of this machine; name one with --address, or all of them with 0.0.0.0"
        default: nil
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private func source() throws -> any ParkSource {
        if let city {
            let key = ProcessInfo.processInfo.environment["HANGANGJARI_CITY_KEY"] ?? ""
            return try LiveSource(base: city, key: key)
        }
        if let recording { return RecordedSource(PayloadRecording(folder: recording)) }
        return RecordedSource(SampleCity(seed: seed))
    }
}
