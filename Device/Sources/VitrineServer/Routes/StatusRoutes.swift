import Foundation
import Hummingbird
import VitrineDevice
import VitrineScript

/// The routes for commands and agents: the device's state without pictures, widgets as text, settings and operations by
/// name.
struct StatusRoutes {
    let device: Device

    /// Adds the routes below `/api`.
    func add(to group: RouterGroup<some Hummingbird.RequestContext>) {
        group.get("status") { _, _ in
            let state = await device.snapshot()
            let settings = CurrentSetting.all(for: state).map { ($0.name, $0.value) }
            return try Self.json(
                DeviceStatus(state, settings: Dictionary(settings, uniquingKeysWith: { first, _ in first }))
            )
        }
        group.get("memory") { _, _ in try Self.json(await device.snapshot().memory) }
        group.get("settings") { _, _ in
            try Self.json(await settings.map(\.answer))
        }
        group.post("settings") { request, _ in
            let body = try await CommandBody.read(SetCommand.self, from: request)
            try await Self.setting(body.name, of: await settings).change(device, body.value)
            return Done()
        }
        group.post("settings/all") { request, _ in
            let values = try await CommandBody.read([String: String].self, from: request)
            try await set(values)
            return Done()
        }
        group.get("commands") { _, _ in try Self.json(DeviceOperation.all) }
        group.post("commands/:name") { request, context in
            let operation = try DeviceOperation.named(try context.parameters.decoded("name"))
            let arguments = try await CommandBody.read([String: Argument].self, from: request)
            return try Self.json(try await operation.perform(on: device, arguments.mapValues(\.text)))
        }
        group.get("widgets/:id/reading") { _, context in
            try Self.json(try await reading(of: try context.parameters.decoded("id")))
        }
    }

    /// Every setting, with the files that can be broken now.
    private var settings: [CurrentSetting] {
        get async {
            CurrentSetting.all(for: await device.snapshot()) + CurrentSetting.files(await device.sharedFiles())
        }
    }

    private struct SetCommand: Decodable {
        var name, value: String
    }

    /// An argument of a command: a text, or a whole number.
    private struct Argument: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            text = try (try? container.decode(Int.self)).map { String($0) } ?? container.decode(String.self)
        }
    }

    private static func setting(_ name: String, of settings: [CurrentSetting]) throws(DeviceError) -> CurrentSetting {
        if let setting = settings.first(where: { $0.name == name }) { return setting }
        let hint = Spelling.hint(for: name, of: settings.map(\.name))
        throw DeviceError(.notFound, "there is no setting \(name); \(hint)")
    }

    /// Changes settings, or none of them.
    private func set(_ values: [String: String]) async throws {
        let before = await settings
        let wanted = try values.sorted { $0.key < $1.key }.map { (try Self.setting($0.key, of: before), $0.value) }
        var changed: [CurrentSetting] = []
        do {
            for (setting, value) in wanted {
                try await setting.change(device, value)
                changed.append(setting)
            }
        } catch {
            // What is refused is the value that a person gave; one that the device had can only be refused by now.
            for setting in changed.reversed() { try? await setting.change(device, setting.value) }
            throw error
        }
    }

    private func reading(of id: String) async throws -> WidgetReading {
        let state = await device.snapshot()
        return WidgetReading(try state.widget(id), on: state, wording: state.settings.wording)
    }

    /// A value as JSON with sorted keys and dates in ISO 8601.
    private static func json(_ value: some Encodable) throws -> Response {
        let encoder = JSONEncoder.sorted
        encoder.dateEncodingStrategy = .iso8601
        let body = ByteBuffer(bytes: try encoder.encode(value))
        return Response(body, type: "application/json", [.cacheControl: "no-store"])
    }
}
