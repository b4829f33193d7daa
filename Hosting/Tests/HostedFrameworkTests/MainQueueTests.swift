import Testing
import VitrineTesting
import WidgetKit

private struct Entry: TimelineEntry {
    let date: Date
}

/// A provider whose work begins on the main queue, as one with a location manager does.
private final class QueueProvider: TimelineProvider, @unchecked Sendable {
    // Written on the main queue before WidgetKit asks, and read afterwards.
    private var ready = false

    init() {
        DispatchQueue.main.async { self.ready = true }
    }

    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: ready ? [Entry(date: .now)] : [], policy: .never))
    }
}

private struct QueueWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "queue", provider: QueueProvider()) {
            Text($0.date, style: .time).containerBackground(.background, for: .widget)
        }
    }
}

/// The main queue of an extension, which runs between the making of its providers and WidgetKit's questions.
@MainActor
struct MainQueueTests {
    @Test func workOfAnInitialiserIsDoneBeforeTheFirstQuestion() async throws {
        let time = ManualTime("2026-06-03T09:41:00Z", timeZoneIdentifier: "Asia/Seoul")
        let timeline = try await ExtensionHost(QueueWidget(), time: time)
            .timeline(kind: "queue", family: .systemSmall)
        #expect(timeline.entries.count == 1)
    }
}
