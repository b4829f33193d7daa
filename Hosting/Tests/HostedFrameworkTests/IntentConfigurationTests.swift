import Intents
import SwiftUI
import Testing
import VitrineTesting
import WidgetKit

private final class PickHarbourIntent: INIntent, @unchecked Sendable {}

private struct SilentProvider: IntentTimelineProvider {
    struct Entry: TimelineEntry {
        let date: Date
    }

    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }

    func getSnapshot(for configuration: PickHarbourIntent, in context: Context, completion: @escaping (Entry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(
        for configuration: PickHarbourIntent,
        in context: Context,
        completion: @escaping (Timeline<Entry>) -> Void
    ) {}
}

private struct HarbourWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "harbour", intent: PickHarbourIntent.self, provider: SilentProvider()) { _ in
            Text(verbatim: "Busan").containerBackground(.background, for: .widget)
        }
    }
}

/// A widget that is configured with an intent of SiriKit.
@MainActor
struct IntentConfigurationTests {
    @Test func providerThatNeverAnswersIsNamedAsItIsDeclared() async throws {
        let time = ManualTime("2026-06-03T09:41:00Z", timeZoneIdentifier: "Asia/Seoul")
        let error = await #expect(throws: (any Error).self) {
            try await ExtensionHost(HarbourWidget(), time: time).timeline(kind: "harbour", family: .systemSmall)
        }
        #expect("\(try #require(error))".contains("SilentProvider.getTimeline never called"))
        #expect(!"\(try #require(error))".contains("<"))
    }
}
