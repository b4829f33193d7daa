import AppScreens
package import HangangjariModel
import Vitrine
import VitrineLinks
package import VitrineWidgets

/// Refreshes all parks from the service.
package struct RefreshParks: AppIntent {
    package static let title: LocalizedStringResource = "Refresh Parks"
    package static let description: IntentDescription? = "Refreshes all parks from the service and updates the widgets."

    package init() {}

    /// Requests the data, and reloads the widgets.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        let report = try await services.repository.refreshAll(now: services.now)
        HangangjariApp.session.say(report.failure.map { [AppText.failure($0)] } ?? [])
        HangangjariApp.session.dataChanged()
        return .result()
    }
}

/// Refreshes one park from the service.
package struct RefreshPark: AppIntent {
    package static let title: LocalizedStringResource = "Refresh Park"
    package static let description: IntentDescription? = "Refreshes one park from the service and updates the widgets."

    @Parameter(title: "Park") package var park: String

    package init() {}

    package init(_ park: String) { self.park = park }

    /// Requests the data, and reloads the widgets.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        let trouble = try await services.repository.refresh(park, now: services.now)
        HangangjariApp.session.say(trouble.map { [AppText.failure($0)] } ?? [])
        HangangjariApp.session.dataChanged()
        return .result()
    }
}

/// Makes the widgets ask the service themselves, even if their snapshots are fresh.
package struct ForceWidgetRefresh: AppIntent {
    package static let title: LocalizedStringResource = "Force Widget Refresh"
    package static let description: IntentDescription? =
        "Makes the widgets ask the service themselves, even if their data is fresh."

    package init() {}

    /// Stores the request for a refresh, and reloads the widgets.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        try services.snapshots.write(
            RefreshRequest(askedAt: services.now),
            to: .refreshRequest,
            owner: .app,
            now: services.now
        )
        HangangjariApp.session.dataChanged()
        return .result()
    }
}

/// Marks or unmarks a park as a favourite.
package struct MarkFavourite: AppIntent {
    package static let title: LocalizedStringResource = "Mark Favourite"
    package static let description: IntentDescription? = "Favourites are listed first."

    @Parameter(title: "Park") package var park: String
    @Parameter(title: "Favourite", default: true) package var isFavourite: Bool

    package init() {}

    package init(_ park: String, _ isFavourite: Bool) {
        self.park = park
        self.isFavourite = isFavourite
    }

    package func perform() async throws -> some IntentResult {
        try Services().repository.cache.setFavourite(park, isFavourite)
        HangangjariApp.session.contentChanged()
        return .result()
    }
}

/// Asks for permission to use the device's location.
package struct AskForLocation: AppIntent {
    package static let title: LocalizedStringResource = "Find Nearest Park"
    package static let description: IntentDescription? = "Asks whether Hangangjari may use the device's location."

    package init() {}

    /// Requests the permission; the device reloads the widgets when the person has answered.
    package func perform() async throws -> some IntentResult {
        DeviceLocation.requestAuthorization()
        return .result()
    }
}

/// Shows a screen of the app.
package struct ShowDestination: AppIntent {
    package static let title: LocalizedStringResource = "Show Place"
    package static let description: IntentDescription? = "Shows the screen that a link of the app names."

    @Parameter(title: "Link") package var link: String

    package init() {}

    package init(_ place: ParkDestination) { link = DeepLinks.hangangjari.text(of: place) ?? "hangangjari://parks" }

    /// Shows the screen; an invalid link changes nothing.
    package func perform() async throws -> some IntentResult {
        if let place = DeepLinks.hangangjari.destination(of: link) {
            HangangjariApp.session.update { $0.screen = place }
        }
        return .result()
    }
}
