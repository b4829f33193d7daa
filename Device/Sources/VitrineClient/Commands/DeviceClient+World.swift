import Foundation
public import VitrineDevice
import WidgetArchive

extension DeviceClient {
    /// The settings, with their values and choices.
    public func settings() async throws(ClientError) -> [NamedSetting] {
        try await ask("/api/settings", as: [NamedSetting].self)
    }

    /// Changes a setting.
    /// - Throws: ``ClientError``: `notFound` or `badValue`, each with the closest name.
    public func set(_ name: String, to value: String) async throws(ClientError) {
        try await send("/api/settings", ["name": .string(name), "value": .string(value)])
    }

    /// Advances the time through everything that happens on the way.
    /// - Returns: The clock afterwards.
    public func advance(_ target: AdvanceTarget) async throws(ClientError) -> DeviceStatus.Clock {
        var answer =
            switch target {
            case .nextEntry: try await clock(["jump": "nextEntry"])
            case .nextMidnight: try await clock(["jump": "nextMidnight"])
            case .by(let seconds): try await clock(["advanceBy": .number(seconds)])
            case .to(let date): try await clock(["advanceTo": .string(date.formatted(.iso8601))])
            }
        // The device answers after a while even if the jump goes on. Jumps follow one another, so that one of no length
        // waits for it.
        while !answer.done { answer = try await clock(["advanceBy": .number(0)]) }
        if waits { try await settle() }
        return try await status().clock
    }

    private func clock(_ command: JSONValue) async throws(ClientError) -> Done {
        try await ask("/api/clock", command, as: Done.self)
    }

    /// A script that does again what was done with the device by hand since it started, as YAML.
    public func replayScript() async throws(ClientError) -> String {
        String(decoding: try await answer(to: DeviceRequest(.get, "/api/script")), as: UTF8.self)
    }

    /// The records of the trace after a number, oldest first.
    public func trace(after number: Int = 0) async throws(ClientError) -> [TraceRecord] {
        try await ask("/api/trace?after=\(number)", as: [TraceRecord].self)
    }

    /// Checks that a record can be about something: it is on the device, or in its trace.
    /// - Throws: ``ClientError``: `notFound` with the closest name.
    public func requireSubject(_ name: String) async throws(ClientError) {
        let status = try await status()
        let programs = status.apps.flatMap { app in ["app", "widget", "service"].map { "\(app.id)/\($0)" } }
        let present = ["device"] + status.widgets.map(\.id) + status.apps.map(\.id)
        guard !present.contains(name), !programs.contains(name) else { return }
        guard try await !trace().contains(where: { $0.subject == name }) else { return }
        throw ClientError(.notFound, "the trace has nothing about \(name); \(Spelling.hint(for: name, of: present))")
    }
}

/// A setting of a device.
public struct NamedSetting: Codable, Hashable, Sendable {
    public var name: String
    /// What it is, in a few words.
    public var summary: String
    public var value: String
    /// The values that it can have; empty if they are not listed.
    public var choices: [String]
    /// How a value is written, if the values are not listed.
    public var example: String?
}
