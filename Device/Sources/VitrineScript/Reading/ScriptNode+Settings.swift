import VitrineDevice
import VitrineWire
import WidgetArchive

extension ScriptNode {
    /// The clock of 12 or 24 hours, or that of the locale.
    func clock(_ what: String) throws(ScriptError) -> DeviceHourCycle {
        let text = try string(what)
        guard let cycle = DeviceHourCycle.allCases.first(where: { $0.scriptName == text }) else {
            throw error(.value, "\(what) is 12, 24 or automatic, not \(text)")
        }
        return cycle
    }

    /// A colour such as `#9eccff`.
    func tint(_ what: String) throws(ScriptError) -> ArchiveRGBA {
        let text = try string(what)
        guard let color = ArchiveRGBA(digits: text) else {
            throw error(.value, "\(what) is a colour in hexadecimal digits, such as \"#9eccff\", not \(text)")
        }
        return color
    }

    /// A location, or the permission to read it.
    func location(_ what: String) throws(ScriptError) -> LocationReading {
        let text = try string(what)
        let location = LocationReading(text: text)
        guard location.isPossible else {
            throw error(
                .value,
                "\(what) is notDetermined, denied, authorized or degrees such as 37.53,127.07, not \(text)"
            )
        }
        return location
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

extension DeviceHourCycle {
    /// The clock as a script writes it.
    var scriptName: String {
        switch self {
        case .automatic: "automatic"
        case .twelveHours: "12"
        case .twentyFourHours: "24"
        }
    }
}
