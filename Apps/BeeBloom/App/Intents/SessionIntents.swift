import AppScreens
import BeeBloomModel
package import VitrineWidgets

/// Shows one of the app's screens.
package struct ShowTab: AppIntent {
    package static let title: LocalizedStringResource = "Show Screen"
    /// Only a button uses this intent.
    package static let isDiscoverable = false

    @Parameter(title: "Screen", default: "Today") var tab: String

    package init() {}

    package init(_ tab: BeeBloomApp.Tab) {
        self.tab = tab.rawValue
    }

    package func perform() async throws -> some IntentResult {
        BeeBloomApp.session.show(BeeBloomApp.Tab(rawValue: tab) ?? .today)
        return .result()
    }
}

/// Keeps the sample data as the person's own.
package struct KeepSample: AppIntent {
    package static let title: LocalizedStringResource = "Keep Sample Data"
    package static let isDiscoverable = false

    package init() {}

    /// Records that the data is no longer a sample.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        try services.settings.save(AppSettings(isSample: false), now: services.moment.now)
        BeeBloomApp.session.contentChanged()
        return .result()
    }
}

/// Asks on the screen whether the sample data is to be removed.
package struct AskForRemoval: AppIntent {
    package static let title: LocalizedStringResource = "Ask for Removal"
    package static let isDiscoverable = false

    package init() {}

    package func perform() async throws -> some IntentResult {
        BeeBloomApp.session.update { $0.asksForRemoval = true }
        return .result()
    }
}

/// Removes the sample data; what a person added stays.
package struct StartEmpty: AppIntent {
    package static let title: LocalizedStringResource = "Remove Sample Data"
    package static let isDiscoverable = false

    package init() {}

    package func perform() async throws -> some IntentResult {
        try FirstStart.removeSample(try Services())
        BeeBloomApp.session.update { $0.asksForRemoval = false }
        BeeBloomApp.session.dataChanged()
        return .result()
    }
}
