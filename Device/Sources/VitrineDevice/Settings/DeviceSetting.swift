import VitrineWire
import WidgetArchive

/// A setting that a person changes on a device, declared once: a line of ``all``.
///
/// Commands, the protocol for agents, scripts, their histories and the page are made from the declaration; there, a
/// setting has a name, and its value is a text. Code names a setting by its path: `device.set(\.locale, to: "ko_KR")`.
public struct DeviceSetting: Sendable {
    /// The name, in camel case.
    public let name: String
    /// What it is, in a few words.
    public let summary: String
    /// The values that it can have; empty if there are too many to list.
    public let choices: [String]
    /// How a value is written, if the values are not listed.
    public let example: String?
    /// The name in a script's `set`.
    public let scriptName: String
    /// The choices as a script writes them, in the same order.
    public let scriptChoices: [String]

    let path: any PartialKeyPath<DeviceSettings> & Sendable
    private let read: @Sendable (DeviceSettings) -> String
    /// Sets the value of a text; false if the text is not a value.
    private let write: @Sendable (inout DeviceSettings, String) -> Bool
    /// Why the device cannot have the settings now; nil if it can.
    let refusal: @Sendable (DeviceModel, DeviceSettings) -> String?
    /// Records the change, and does what follows from it; the settings have the new value already.
    let follow: @Sendable (inout DeviceModel, _ old: String, _ new: String) -> Void

    /// Declares a setting; without `follow`, a change is recorded in the trace, and nothing else follows.
    init<Value: SettingValue>(
        _ name: String,
        _ summary: String,
        _ path: any WritableKeyPath<DeviceSettings, Value> & Sendable,
        example: String? = nil,
        script: (name: String, choices: [String])? = nil,
        isValid: @escaping @Sendable (Value) -> Bool = { _ in true },
        refusal: @escaping @Sendable (DeviceModel, DeviceSettings) -> String? = { _, _ in nil },
        follow: (@Sendable (inout DeviceModel, _ old: String, _ new: String) -> Void)? = nil
    ) {
        self.name = name
        self.summary = summary
        self.path = path
        self.example = example
        choices = Value.settingChoices
        scriptName = script?.name ?? name
        scriptChoices = script?.choices ?? Value.scriptChoices
        read = { $0[keyPath: path].settingText }
        write = { settings, text in
            guard let value = Value(settingText: text), isValid(value) else { return false }
            settings[keyPath: path] = value
            return true
        }
        self.refusal = refusal
        self.follow = follow ?? { $0.recordChange(of: name, from: $1, to: $2) }
    }

    /// The value as a text.
    public func value(in settings: DeviceSettings) -> String { read(settings) }

    /// Changes the value to that of a text.
    /// - Throws: ``DeviceError`` with code `badValue` for a text that is not a value.
    public func change(_ settings: inout DeviceSettings, to text: String) throws(DeviceError) {
        guard write(&settings, text) else { throw badValue(text) }
    }

    private func badValue(_ text: String) -> DeviceError {
        guard let example else { return .badValue(text, of: name, choices) }
        return DeviceError(.badValue, "\(TraceText.quoted(text)) is not a value of \(name); write it as \(example)")
    }

    /// The setting with a name.
    public static func named(_ name: String) -> DeviceSetting? { all.first { $0.name == name } }

    /// The name of the setting at a path, and the text of a value.
    package static func text<Value>(
        of value: Value,
        at path: WritableKeyPath<DeviceSettings, Value>
    ) -> (name: String, text: String) {
        guard let setting = all.first(where: { $0.path as AnyKeyPath == path }) else {
            preconditionFailure("\(path) is not in DeviceSetting.all")
        }
        var settings = DeviceSettings()
        settings[keyPath: path] = value
        return (setting.name, setting.value(in: settings))
    }
}

extension DeviceError {
    /// The error for a text that is not one of a setting's choices.
    package static func badValue(_ text: String, of name: String, _ choices: [String]) -> DeviceError {
        DeviceError(.badValue, "\(text) is not a value of \(name); \(Spelling.hint(for: text, of: choices))")
    }
}

extension DeviceCommand {
    /// The command that gives a setting a value, by its path among the settings.
    public static func set<Value>(_ path: WritableKeyPath<DeviceSettings, Value>, to value: Value) -> DeviceCommand {
        let (name, text) = DeviceSetting.text(of: value, at: path)
        return .change(setting: name, to: text)
    }
}

extension DeviceModel {
    /// Changes a setting; nothing happens if it has the value already.
    mutating func change(_ name: String, to text: String, _ ticket: CommandTicket) {
        guard let setting = DeviceSetting.named(name) else {
            let hint = Spelling.hint(for: name, of: DeviceSetting.all.map(\.name))
            return refuse(ticket, .notFound, "there is no setting \(name); \(hint)")
        }
        var wanted = settings
        do throws(DeviceError) { try setting.change(&wanted, to: text) } catch { return reply(ticket, .refused(error)) }
        if let refusal = setting.refusal(self, wanted) { return refuse(ticket, .badValue, refusal) }
        if wanted != settings {
            let old = setting.value(in: settings)
            settings = wanted
            setting.follow(&self, old, setting.value(in: wanted))
        }
        reply(ticket, .done)
    }

    mutating func recordChange(of name: String, from old: String, to new: String) {
        record(.setting(.other(name, from: old, to: new)))
    }
}
