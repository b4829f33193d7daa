import ArgumentParser
import Foundation
import VitrineClient

/// Which running device a command asks.
struct DevicePlace: ParsableArguments {
    @Option(parsing: .unconditional, help: "The port of the running device.")
    var port = 8080

    @Option(
        name: .customLong("key-file"),
        help: "The file with the device's key, `key` in its state folder; by default found by the port."
    )
    var namedKeyFile: String?

    func validate() throws {
        guard (1...65_535).contains(port) else {
            throw ValidationError("--port must be a number from 1 to 65535, not \(port)")
        }
    }

    /// The file with the device's key, if it has one.
    var keyFile: String? {
        namedKeyFile ?? DeviceKey.file(port: port, environment: ProcessInfo.processInfo.environment)
    }

    var link: DeviceLink { .http(port: port, keyFile: keyFile) }
}

/// Which running device a command asks, and how it prints the answer.
struct DeviceOptions: ParsableArguments {
    @OptionGroup var place: DevicePlace

    @Flag(help: "Print JSON.")
    var json = false

    /// Sends commands to the device.
    func run(_ body: nonisolated(nonsending) (DeviceClient) async throws -> Void) async throws {
        try await body(DeviceClient(place.link))
    }

    /// Prints a value as JSON, or its lines.
    func show(
        _ value: some Encodable,
        _ lines: @autoclosure () -> [String],
        marking marks: [String: TerminalColors.Tone] = [:]
    ) {
        if json { Terminal.show(json: CommandJSON.text(value)) } else { Terminal.show(lines(), marking: marks) }
    }
}

/// The options of a command after which the widgets may show something else.
struct ChangeOptions: ParsableArguments {
    @OptionGroup var device: DeviceOptions

    @Flag(name: .customLong("no-wait"), help: "Do not wait until the widgets have followed, at most a minute.")
    var doesNotWait = false

    var place: DevicePlace { device.place }

    /// Sends commands to the device.
    func run(_ body: nonisolated(nonsending) (DeviceClient) async throws -> Void) async throws {
        try await body(DeviceClient(place.link, waits: !doesNotWait))
    }

    /// Prints a value as JSON, or its lines.
    func show(_ value: some Encodable, _ lines: @autoclosure () -> [String]) { device.show(value, lines()) }
}
