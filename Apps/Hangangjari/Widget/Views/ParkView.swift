package import HangangjariModel
import Vitrine
import VitrineLinks
import VitrineLoading
import VitrineUI
import VitrineWidgets

/// What the views of a widget show of a snapshot.
package struct ShownPark<Value: ParkSnapshot> {
    let value: Value
    /// The freshness of the values that are shown first.
    let freshness: Freshness
    let observedAt: Date?
    /// The moment by which ages are judged.
    let date: Date
    /// The date at which the timeline was planned.
    let plannedAt: Date
    let isNearby: Bool

    var isCurrent: Bool { freshness == .current }
}

/// The view of a widget: its values in the layout for the family, or the reason why there are none.
///
/// A tap opens a section of the park.
struct ParkView<Value: ParkSnapshot, Layout: View>: View {
    let entry: ParkEntry<Value>
    let symbol: String
    let section: ParkDestination.Section
    @ViewBuilder let layout: (ShownPark<Value>) -> Layout

    var body: some View {
        content
            .containerBackground(for: .widget) { WidgetGround(isCurrent: entry.result.freshness == .current) }
            .widgetURL(DeepLinks.hangangjari.url(of: place))
    }

    private var place: ParkDestination { entry.parkID.map { .park($0, section, lot: nil) } ?? .parks }

    @ViewBuilder private var content: some View {
        switch entry.result {
        case .unavailable(let reason, let provenance):
            AbsentView(
                reason,
                symbol: symbol,
                parkName: entry.parkName,
                withheld: provenance.observedAt,
                stored: entry.storedTrouble
            )
        case .current(let value, let provenance), .lastKnown(let value, _, let provenance):
            layout(
                ShownPark(
                    value: value,
                    freshness: entry.result.freshness,
                    observedAt: provenance.observedAt,
                    date: entry.judgedAt,
                    plannedAt: entry.plannedAt,
                    isNearby: entry.isNearby
                )
            )
        }
    }
}
