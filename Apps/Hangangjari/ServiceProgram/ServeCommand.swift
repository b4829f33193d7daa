import ArgumentParser
import Foundation
import HangangjariAPI
import HangangjariService
import Logging
import ServiceLifecycle
import UnixSignals

/// `hangangjari-service serve`: answers on 127.0.0.1 until it is stopped.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve on 127.0.0.1.",
        discussion: """
            Without --city it replays a recording of a summer week, which it makes from --seed on first use.

            With --control it reads a JSON object a line from standard input, answers each with a line on standard \
            output, and stops at the end of input. Members, each of which may be missing: now (2026-08-13T04:35:00Z; the \
            clock stands there), running (true lets it go on), answers (none, off, slow, wrongPark, serverError, garbage, \
            empty, notModified), source (on, off, wrongPark, garbage).
            """
    )

    @Option(help: "The port; 0 takes a free one.")
    var port = 8090

    @Option(help: "The folder of the database and of the recording that fills itself.")
    var state = ".vitrine/hangangjari-service"

    @Option(help: "What the recording that fills itself is made from.")
    var seed: UInt64 = 2026

    @Option(help: "A folder with a recording of your own, which is only read.")
    var recording: String?

    @Option(help: "The city's open data, such as http://openapi.seoul.go.kr:8088; the key is in HANGANGJARI_CITY_KEY.")
    var city: String?

    @Option(
        help: "The time at which the service's clock stands at the start, ISO 8601 in UTC; this machine's if not given."
    )
    var now: String?

    @Option(help: "The most requests a minute from one address; 0 for as many as it likes.")
    var requestsPerMinute = 0

    @Option(help: "The least important messages that are logged: trace, debug, info, notice, warning, error, critical.")
    var logLevel = "info"

    @Flag(help: "Follow the lines on standard input.")
    var control = false

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port is a number from 0 to 65535, got \(port)")
        }
        if let now, Timestamp(now) == nil {
            throw ValidationError("--now is no moment: \(now); write it as 2026-08-13T04:35:00Z")
        }
        guard recording == nil || city == nil else {
            throw ValidationError("--recording and --city exclude each other")
        }
        guard Logger.Level(rawValue: logLevel) != nil else {
            throw ValidationError("--log-level is no level: \(logLevel); see --help")
        }
        guard requestsPerMinute >= 0 else {
            throw ValidationError("--requests-per-minute is 0 or more, got \(requestsPerMinute)")
        }
    }

    func run() async throws {
        let clock = ServiceClock(following: { Timestamp(Date()) })
        if let now = now.flatMap(Timestamp.init) { clock.tell(now, running: false) }
        let source = SwitchableSource(try source())
        var parts = HangangjariServer.Parts(
            source: source,
            // What a recording said must not be taken for what the city said.
            store: try SQLiteParkStore(path: state + (city == nil ? "/service.sqlite" : "/city.sqlite")),
            clock: clock,
            logger: logger()
        )
        parts.limits.requestsPerMinute = requestsPerMinute
        // A device that turns its clock wants to see that moment, not an earlier one that was quicker to send.
        if control { parts.patience = .seconds(5) }
        let server = try HangangjariServer(parts)
        await server.load()
        let isControlled = control
        let application = server.application(port: port) { port in
            let address = "http://127.0.0.1:\(port)"
            StandardStreams.say(isControlled ? #"{"listening":"\#(address)"}"# : "Hangangjari answers on \(address)")
        }
        var services: [any Service] = [application, server.refreshLoop(every: .seconds(30))]
        if control {
            let serviceControl = ServiceControl(clock: clock, faults: parts.faults, source: source)
            services.append(ControlLoop(control: serviceControl))
        }
        try await ServiceGroup(
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
        .run()
    }

    private func source() throws -> any ParkSource {
        if let city {
            let key = ProcessInfo.processInfo.environment["HANGANGJARI_CITY_KEY"] ?? ""
            return try LiveSource(base: city, key: key)
        }
        if let recording { return RecordedSource(PayloadRecording(folder: recording, seed: nil)) }
        return RecordedSource(PayloadRecording(folder: "\(state)/recording-\(seed)", seed: seed))
    }

    private func logger() -> Logger {
        let level = Logger.Level(rawValue: logLevel) ?? .info
        return Logger(label: "hangangjari-service") { label in
            var handler = JSONLogHandler(label: label, now: { Timestamp(Date()) }, write: StandardStreams.complain)
            handler.logLevel = level
            return handler
        }
    }
}
