import AppScreens
import LucidPalModel
package import VitrineWidgets

/// Imports a calendar from a file on this machine.
package struct ImportCalendar: AppIntent {
    package static let title: LocalizedStringResource = "Import Calendar"
    package static let description: IntentDescription? =
        "Imports an .ics file; importing a file of the same name again replaces it."

    @Parameter(title: "Path of the .ics file") var path: String

    package init() {}

    /// Imports the file and shows at most five warnings on the Calendar screen.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        let file = try CalendarFile.read(path)
        let (events, warnings, storage) = try services.calendars.importCalendar(file, file: path, at: services.moment)
        LucidPalApp.session.update { state in
            state.screen = .calendar
            state.messages =
                ["Imported \(events) \(events == 1 ? "event" : "events")."] + warnings.prefix(5).map(\.description)
            if warnings.count > 5 { state.messages.append("\(warnings.count - 5) more lines were left out.") }
            state.messages += storage.map(\.description)
        }
        LucidPalApp.session.dataChanged()
        return .result()
    }
}

/// Removes an imported calendar.
package struct RemoveCalendar: AppIntent {
    package static let title: LocalizedStringResource = "Remove Calendar"
    package static let description: IntentDescription? = "Removes an imported calendar by its name."

    @Parameter(title: "Name") var name: String

    package init() {}

    package init(name: String) {
        self.name = name
    }

    package func perform() async throws -> some IntentResult {
        try Services.change { try $0.calendars.remove(named: name, at: $0.moment) }
    }
}
