import HangangjariModel
import Vitrine
package import VitrineWidgets

/// Makes the next reload ask the service, even if the stored values are fresh.
///
/// The intent only stores the request. The reload that follows a tap asks the service and shows the result.
package struct RefreshWidgets: AppIntent {
    package static let title: LocalizedStringResource = "Refresh Widgets"
    package static let description: IntentDescription? = "Asks for new values even if the stored ones are fresh."

    package init() {}

    /// Stores the request, and reloads the other widgets too.
    package func perform() async throws -> some IntentResult {
        let moment = DeviceMoment.current
        let store = SnapshotStore(try moment.container(of: .hangangjari).create())
        try store.write(RefreshRequest(askedAt: moment.now), to: .refreshRequest, owner: .widgets, now: moment.now)
        for kind in HangangjariKind.all { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
        return .result()
    }
}
