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
            ParkingEntry(date: stored.date, text: stored.value.map { "\($0.free) free" } ?? "Open the app")
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
