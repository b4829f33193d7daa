import HangangjariAPI
import HangangjariModel
import Vitrine
package import VitrineUI
package import VitrineWidgets

/// Hangangjari's app: the parks, and each one's parking and outing.
package struct HangangjariApp: DeviceApp {
    /// Makes the app.
    package init() {}

    /// One window.
    package var body: some Scene {
        WindowGroup {
            HangangjariScreen(
                content: ScreenContent.load(DeviceMoment.current),
                session: AppSession.shared.current
            )
        }
    }

    /// What people may do.
    package static var intents: [any AppIntent.Type] {
        [
            RefreshParks.self, ForceWidgetRefresh.self, RefreshPark.self, MarkFavourite.self, AskForLocation.self,
            ShowPlace.self,
        ]
    }

    /// The scheme of the app's links.
    package static var urlSchemes: [String] { [DeepLinks.hangangjari.scheme] }

    /// Refuses a link that names no place of the app, or a park that is not there.
    package func refusal(of url: URL) -> String? {
        guard let place = DeepLinks.hangangjari.destination(of: url) else {
            return "\(url.absoluteString.prefix(200)) is no place of Hangangjari"
        }
        guard case .park(let id, _, let lot) = place else { return nil }
        let content = ScreenContent.load(DeviceMoment.current)
        // Before the first list came, nobody can say which parks there are: the screen will.
        guard !content.parks.isEmpty else { return nil }
        guard let park = content.parks.first(where: { $0.id == id }) else { return "there is no park \(id)" }
        guard let lot, let lots = park.summary?.parking.lots, !lots.contains(where: { $0.id == lot }) else {
            return nil
        }
        return "\(id) has no lot \(lot)"
    }

    /// In front, the parks are asked for if that was long ago.
    package func sceneBecame(active: Bool) async {
        guard active else { return }
        do {
            let services = try Services()
            let oldest = try services.repository.cache.parks().compactMap(\.fetchedAt).min()
            if let oldest, abs(services.now.timeIntervalSince(oldest)) < Self.patience { return }
            let report = try await services.repository.refreshAll(now: services.now)
            AppSession.shared.update { $0.message = report.failure.map(AppText.failure) }
            Services.reloadWidgets()
        } catch {
            AppSession.shared.update { $0.message = "\(error)" }
        }
    }

    /// How old the parks may be when the app comes to the front, in seconds.
    private static let patience: Double = 300
}
