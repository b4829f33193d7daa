import Vitrine
import VitrineUI
import VitrineWidgets

struct ParkingEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct ParkingProvider: TimelineProvider {
    func placeholder(in context: Context) -> ParkingEntry {
        ParkingEntry(date: DeviceMoment.current.now, text: "20 free")
    }

    func getSnapshot(in context: Context, completion: @escaping (ParkingEntry) -> Void) {
        completion(timeline.entries[0])
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ParkingEntry>) -> Void) {
        completion(timeline)
    }

    private var timeline: Timeline<ParkingEntry> {
        Timeline(of: .parking, in: "group.app.parking", options: TimelineOptions(for: .seconds(7_200))) { stored in
            ParkingEntry(date: stored.date, text: text(for: stored))
        }
    }

    private func text(for stored: SnapshotMoment<Parking>) -> String {
        guard let parking = stored.value else { return "Open the app" }
        return switch FreshnessPolicy.parking.freshness(observedAt: parking.observedAt, during: stored.span) {
        case .current: "\(parking.free) free"
        case .lastKnown: "\(parking.free) were free"
        case .unavailable: "No information"
        }
    }
}

struct ParkingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "parking", provider: ParkingProvider()) { entry in
            Text(entry.text).containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall])
    }
}
