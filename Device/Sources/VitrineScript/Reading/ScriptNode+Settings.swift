import Foundation
import VitrineDevice

extension ScriptNode {
    /// The value of a setting by its name in scripts.
    func setting(_ key: String) throws(ScriptError) -> DeviceScript.Condition {
        guard let setting = DeviceSetting.all.first(where: { $0.scriptName == key }) else {
            throw error(.unknown, "there is no setting \(key)")
        }
        let text = try scalar(key)
        guard let choice = setting.scriptChoices.firstIndex(of: text) else {
            guard setting.choices.isEmpty else {
                throw error(.unknown, "\(key) is not \(text); \(Spelling.hint(for: text, of: setting.scriptChoices))")
            }
            return .setting(setting.name, text: try valid(text, for: setting))
        }
        return .setting(setting.name, text: setting.choices[choice])
    }

    private func valid(_ text: String, for setting: DeviceSetting) throws(ScriptError) -> String {
        var settings = DeviceSettings()
        do throws(DeviceError) {
            try setting.change(&settings, to: text)
        } catch {
            throw self.error(.value, error.message)
        }
        guard TimeZone(inDatabase: settings.timeZone) != nil else {
            throw error(.value, "\(text) is not a time zone; use a name such as Asia/Seoul")
        }
        return text
    }

    /// A family by Apple's name or its short form.
    func family(_ what: String) throws(ScriptError) -> DisplayFamily {
        if let family = DisplayFamily.named(try string(what)) { return family }
        return try name(what, DisplayFamily.self)
    }

    /// A screen by its name.
    func screen(_ what: String) throws(ScriptError) -> DeviceScreen {
        let text = try string(what)
        guard let screen = DeviceScreen.named(text) else {
            let names = DeviceScreen.all.map(\.name)
            throw error(.unknown, "there is no screen \(text); \(Spelling.hint(for: text, of: names))")
        }
        return screen
    }
}
