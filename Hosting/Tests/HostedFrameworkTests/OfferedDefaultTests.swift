import AppIntents
import SwiftUI
import Testing
import VitrineTesting
import WidgetArchive
import WidgetKit

private struct HarbourOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Incheon"] }
    func defaultResult() async -> String? { "Busan" }
}

private enum Tide: String, AppEnum {
    case ebb, flood

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Tide")
    static let caseDisplayRepresentations: [Tide: DisplayRepresentation] = [.ebb: "Ebb", .flood: "Flood"]
}

private struct PickHarbour: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Pick a harbour"

    @Parameter(title: "Harbour", optionsProvider: HarbourOptions()) var harbour: String?
    @Parameter(title: "Large") var isLarge: Bool
    @Parameter(title: "Tide") var tide: Tide
}

private struct HarbourProvider: AppIntentTimelineProvider {
    struct Entry: TimelineEntry {
        let date: Date
        let text: String
    }

    private func entry(_ intent: PickHarbour) -> Entry {
        Entry(date: .distantPast, text: "\(intent.harbour ?? "none"), large \(intent.isLarge), \(intent.tide)")
    }

    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, text: "placeholder") }
    func snapshot(for configuration: PickHarbour, in context: Context) async -> Entry { entry(configuration) }
    func timeline(for configuration: PickHarbour, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [entry(configuration)], policy: .never)
    }
}

private struct HarbourWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "harbour", intent: PickHarbour.self, provider: HarbourProvider()) {
            Text(verbatim: $0.text).containerBackground(.background, for: .widget)
        }
    }
}

/// The values of a widget whose settings nobody has opened.
@MainActor
struct OfferedDefaultTests {
    @Test func providersDefaultIsUsedSwitchIsOffAndFirstCaseIsChosen() async throws {
        let time = ManualTime("2026-06-03T09:41:00Z", timeZoneIdentifier: "Asia/Seoul")
        let timeline = try await ExtensionHost(HarbourWidget(), time: time)
            .timeline(kind: "harbour", family: .systemSmall)
        let archive = try #require(timeline.entries.first?.rendering.archives.first)
        #expect(archive.reading(now: time.now).elements.map(\.label) == ["Busan, large false, ebb"])
    }
}
