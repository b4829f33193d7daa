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

    package init(_ tab: LucidPalApp.Tab) {
        self.tab = tab.rawValue
    }

    package func perform() async throws -> some IntentResult {
        LucidPalApp.session.show(LucidPalApp.Tab(rawValue: tab) ?? .today)
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
        LucidPalApp.session.contentChanged()
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
        LucidPalApp.session.update { $0.asksForRemoval = !isConfirmed }
        guard isConfirmed else { return .result() }
        _ = try Services.change(FirstStart.removeSample)
        return .result()
    }
}
