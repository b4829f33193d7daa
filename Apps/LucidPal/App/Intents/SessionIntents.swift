import AppScreens
import LucidPalModel
package import VitrineWidgets

/// Shows one of the app's screens.
package struct ShowTab: AppIntent {
    package static let title: LocalizedStringResource = "Show Tab"
    /// Only a button uses this intent.
    package static let isDiscoverable = false

    @Parameter(title: "Tab", default: "Today") var tab: String

    package init() {}

    package init(_ tab: AppSession.Tab) {
        self.tab = tab.rawValue
    }

    package func perform() async throws -> some IntentResult {
        let wanted = AppSession.Tab(rawValue: tab) ?? .today
        AppSession.shared.update { state in
            state.tab = wanted
            state.marked = nil
            state.messages = []
            state.asksForRemoval = false
        }
        return .result()
    }
}

/// Keeps the sample data as the person's own.
package struct KeepSample: AppIntent {
    package static let title: LocalizedStringResource = "Keep Sample Data"
    /// Only a button uses this intent.
    package static let isDiscoverable = false

    package init() {}

    /// Records that the data is no longer a sample.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        try services.settings.save(AppSettings(isSample: false), at: services.moment)
        AppSession.shared.contentChanged()
        return .result()
    }
}

/// Removes the sample data, once it is confirmed; what a person added stays.
package struct StartEmpty: AppIntent {
    package static let title: LocalizedStringResource = "Remove Sample Data"
    /// Only a button uses this intent.
    package static let isDiscoverable = false

    @Parameter(title: "Confirmed", default: false) var isConfirmed: Bool

    package init() {}

    package init(isConfirmed: Bool) {
        self.isConfirmed = isConfirmed
    }

    /// Asks for a confirmation, or removes the data.
    package func perform() async throws -> some IntentResult {
        AppSession.shared.update { $0.asksForRemoval = !isConfirmed }
        guard isConfirmed else { return .result() }
        AppSession.shared.show(try FirstStart.removeSample(try Services()))
        Services.dataChanged()
        return .result()
    }
}
