package import AppScreens
import HangangjariAPI
package import HangangjariModel
import Vitrine
import VitrineLinks
public import VitrineUI
public import VitrineWidgets

/// The app of Hangangjari: the list of parks, and a screen for each park.
public struct HangangjariApp: DeviceApp {
    package nonisolated static let session =
        AppSession(ParkDestination.parks, of: .hangangjari, kinds: HangangjariKind.all)

    public init() {}

    public var body: some Scene {
        WindowGroup {
            AppWindow(Self.session, of: self) { session in
                HangangjariScreen(
                    content: ScreenContent.load(DeviceMoment.current, showing: session.screen),
                    session: session
                )
            }
        }
    }

    /// The actions that people can perform.
    public static var intents: [any AppIntent.Type] {
        [
            RefreshParks.self, ForceWidgetRefresh.self, RefreshPark.self, MarkFavourite.self, AskForLocation.self,
            ShowDestination.self,
        ]
    }

    /// The scheme of the app's own links, and that of the maps to which its widgets link.
    public static var urlSchemes: [String] { [DeepLinks.hangangjari.scheme, "https"] }

    /// Returns why a link is refused: it names no screen of the app, or an unknown park or lot.
    public func refusal(of url: URL) -> String? {
        let content = ScreenContent.load(DeviceMoment.current, showing: .parks)
        guard let place = content.place(of: url) else {
            return "\(url.absoluteString.prefix(200)) does not name a screen of Hangangjari"
        }
        guard case .park(let id, _, let lot) = place else { return nil }
        // The parks are unknown until the first list is received; the screen then reports a missing park.
        guard !content.parks.isEmpty else { return nil }
        guard let park = content.parks.first(where: { $0.id == id }) else { return "there is no park \(id)" }
        guard let lot, let lots = park.summary?.parking.lots, !lots.contains(where: { $0.id == lot }) else {
            return nil
        }
        return "\(id) has no lot \(lot)"
    }

    /// Refreshes the parks when the app becomes active, unless the last refresh was less than ``timeout`` seconds ago;
    /// from then on, the screen follows what other processes store.
    public func sceneBecame(active: Bool) async {
        do {
            let services = try Services()
            Self.session.follow(services.repository.cache.changes, while: active)
            guard active else { return }
            let oldest = try services.repository.cache.parks().compactMap(\.fetchedAt).min()
            if let oldest, abs(services.now.timeIntervalSince(oldest)) < Self.timeout { return }
            let report = try await services.repository.refreshAll(now: services.now)
            Self.session.say(report.failure.map { [AppText.failure($0)] } ?? [])
            Self.session.reloadWidgets()
        } catch {
            Self.session.say(["\(error)"])
        }
    }

    /// The age from which the parks are refreshed when the app becomes active, in seconds.
    private static let timeout: Double = 300
}
