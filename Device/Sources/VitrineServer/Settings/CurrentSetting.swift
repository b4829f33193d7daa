import VitrineDevice

/// A setting with its present value, which commands, the protocol for agents and `/api/settings` show and change.
///
/// Most are declared in `DeviceSetting.all`; the others are what a device has besides its settings, such as its clock.
struct CurrentSetting: Sendable {
    /// The name, in camel case.
    var name: String
    /// What it is, in a few words.
    var summary: String
    /// The values that it can have; empty if there are too many to list.
    var choices: [String] = []
    /// How a value is written, if the values are not listed.
    var example: String?
    /// The present value.
    var value: String
    /// Changes it.
    ///
    /// - Throws: ``DeviceError``; `badValue` for a text that is not a value.
    var change: @Sendable (Device, String) async throws -> Void
}

extension CurrentSetting {
    /// A setting as JSON.
    struct Answer: Codable {
        var name, summary, value: String
        var choices: [String]
        var example: String?
    }

    var answer: Answer {
        Answer(name: name, summary: summary, value: value, choices: choices, example: example)
    }

    /// A declared setting with its value among a device's settings.
    init(_ setting: DeviceSetting, in settings: DeviceSettings) {
        let name = setting.name
        self.init(
            name: name,
            summary: setting.summary,
            choices: setting.choices,
            example: setting.example,
            value: setting.value(in: settings)
        ) { try await $0.set(name, to: $1) }
    }
}
