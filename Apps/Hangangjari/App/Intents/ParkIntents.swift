package import HangangjariModel
import Vitrine
package import VitrineWidgets

/// Asks the service for every park.
package struct RefreshParks: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Refresh Parks"
    /// What it does.
    package static let description: IntentDescription? = "Asks the service for every park and tells the widgets."

    /// Makes the intent.
    package init() {}

    /// Asks, and asks for new widgets.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        let report = try await services.repository.refreshAll(now: services.now)
        AppSession.shared.update { $0.message = report.failure.map(AppText.failure) }
        Services.reloadWidgets()
        return .result()
    }
}

/// Asks the service for one park.
package struct RefreshPark: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Refresh Park"
    /// What it does.
    package static let description: IntentDescription? = "Asks the service for one park and tells the widgets."

    @Parameter(title: "Park") package var park: String

    /// Makes an intent without values.
    package init() {}

    /// Makes an intent for a park.
    package init(_ park: String) { self.park = park }

    /// Asks, and asks for new widgets.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        let trouble = try await services.repository.refresh(park, now: services.now)
        AppSession.shared.update { $0.message = trouble.map(AppText.failure) }
        Services.reloadWidgets()
        return .result()
    }
}

/// Makes the widgets ask the service themselves, even if what they have is fresh.
package struct ForceWidgetRefresh: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Force Widget Refresh"
    /// What it does.
    package static let description: IntentDescription? =
        "The widgets ask the service themselves, however fresh they are."

    /// Makes the intent.
    package init() {}

    /// Notes the wish, and asks for reloads.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        try services.snapshots.write(RefreshWish(askedAt: services.now), to: .refreshWish, by: .app, now: services.now)
        Services.reloadWidgets()
        return .result()
    }
}

/// Marks a park as a favourite, or takes the mark away.
package struct MarkFavourite: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Mark Favourite"
    /// What it does.
    package static let description: IntentDescription? = "Favourites stand first."

    @Parameter(title: "Park") package var park: String
    @Parameter(title: "Favourite", default: true) package var isFavourite: Bool

    /// Makes an intent without values.
    package init() {}

    /// Makes an intent for a park.
    package init(_ park: String, _ isFavourite: Bool) {
        self.park = park
        self.isFavourite = isFavourite
    }

    /// Marks.
    package func perform() async throws -> some IntentResult {
        try Services().repository.cache.setFavourite(park, isFavourite)
        return .result()
    }
}

/// Asks the person whether the app may know where the device is.
package struct AskForLocation: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Find Nearest Park"
    /// What it does.
    package static let description: IntentDescription? = "Asks whether Hangangjari may know where the device is."

    /// Makes the intent.
    package init() {}

    /// Asks; the widgets are reloaded by the device once there is an answer.
    package func perform() async throws -> some IntentResult {
        DeviceLocation.requestAuthorization()
        return .result()
    }
}

/// Shows a place of the app.
package struct ShowPlace: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Show Place"
    /// What it does.
    package static let description: IntentDescription? = "Shows what a link of the app names."

    @Parameter(title: "Link") package var link: String

    /// Makes an intent without values.
    package init() {}

    /// Makes an intent for a place.
    package init(_ place: ParkPlace) { link = DeepLinks.hangangjari.text(of: place) ?? "hangangjari://parks" }

    /// Shows it; a link that is none changes nothing.
    package func perform() async throws -> some IntentResult {
        if let place = DeepLinks.hangangjari.destination(of: link) {
            AppSession.shared.update { $0.place = place }
        }
        return .result()
    }
}
