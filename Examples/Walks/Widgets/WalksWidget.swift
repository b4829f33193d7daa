import SwiftUI
import WidgetKit

@main
struct WalksWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Walks", provider: WalksProvider()) { entry in
            WalksView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Walks")
        .description("How long you walked today.")
        .supportedFamilies([.systemSmall])
    }
}

struct WalksEntry: TimelineEntry {
    let date: Date
    let total: Int
}

struct WalksProvider: TimelineProvider {
    func placeholder(in context: Context) -> WalksEntry { WalksEntry(date: .now, total: 20) }

    func getSnapshot(in context: Context, completion: @escaping (WalksEntry) -> Void) {
        completion(WalksEntry(date: .now, total: context.isPreview ? 20 : WalkStore().total))
    }

    /// Midnight begins a day without walks.
    func getTimeline(in context: Context, completion: @escaping (Timeline<WalksEntry>) -> Void) {
        let midnight = Calendar.current.startOfDay(for: .now).addingTimeInterval(86_400)
        let entries = [WalksEntry(date: .now, total: WalkStore().total), WalksEntry(date: midnight, total: 0)]
        completion(Timeline(entries: entries, policy: .never))
    }
}

struct WalksView: View {
    let entry: WalksEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(entry.total) min").font(.title2)
            Text("of \(WalkStore.goal)").foregroundStyle(.secondary)
        }
        .widgetURL(URL(string: "walks://today"))
    }
}
