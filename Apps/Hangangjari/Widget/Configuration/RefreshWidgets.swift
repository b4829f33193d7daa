import HangangjariModel
import Vitrine
package import VitrineWidgets

/// Asks the service at the next reload, however fresh what is stored may be.
///
/// It only notes the wish: the reload that follows a tap asks, and shows what came of it.
package struct RefreshWidgets: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Refresh Widgets"
    /// What it does.
    package static let description: IntentDescription? = "Asks for new values even if the stored ones are fresh."

    /// Makes the intent.
    package init() {}

    /// Notes the wish, and asks for reloads of the other widgets too.
    package func perform() async throws -> some IntentResult {
        let moment = DeviceMoment.current
        let store = SnapshotStore(try moment.container(of: .hangangjari).create())
        try store.write(RefreshWish(askedAt: moment.now), to: .refreshWish, by: .widgets, now: moment.now)
        for kind in HangangjariKind.all { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
        return .result()
    }
}
