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

private struct Harbour: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Harbour")
    static let defaultQuery = HarbourQuery()

    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct HarbourQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Harbour] { identifiers.map(Harbour.init) }
    func defaultResult() async -> Harbour? { Harbour(id: "Mokpo") }
}

private enum Tide: String, AppEnum {
    case ebb, flood

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Tide")
    static let caseDisplayRepresentations: [Tide: DisplayRepresentation] = [.ebb: "Ebb", .flood: "Flood"]
}

private struct PickHarbour: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Pick a harbour"

    @Parameter(title: "Harbour", optionsProvider: HarbourOptions()) var harbour: String?
    @Parameter(title: "Others", size: 3) var others: [Harbour]
    @Parameter(title: "Large") var isLarge: Bool
    @Parameter(title: "Tide") var tide: Tide
}

private struct HarbourProvider: AppIntentTimelineProvider {
    struct Entry: TimelineEntry {
        let date: Date
        let text: String
    }

    private func entry(_ intent: PickHarbour) -> Entry {
        let names = [intent.harbour ?? "none"] + intent.others.map(\.id)
        return Entry(date: .distantPast, text: "\(names), large \(intent.isLarge), \(intent.tide)")
    }

    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, text: "placeholder") }
    func snapshot(for configuration: PickHarbour, in context: Context) async -> Entry { entry(configuration) }
    func timeline(for configuration: PickHarbour, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [entry(configuration)], policy: .never)
    }
}

private struct HarbourWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "harbour", intent: PickHarbour.self, provider: HarbourProvider()) { entry in
            // A context whose date is used within several statements.
            TimelineView(.periodic(from: entry.date, by: 60)) { context in
                let isPast = context.date > entry.date
                Text(verbatim: isPast ? entry.text : "ahead")
            }
            .containerBackground(.background, for: .widget)
        }
    }
}

/// The values of a widget whose settings nobody has opened.
@MainActor
struct OfferedDefaultTests {
    @Test func defaultsOfProviderAndQueryAreUsedSwitchIsOffAndFirstCaseIsChosen() async throws {
        let time = ManualTime("2026-06-03T09:41:00Z", timeZoneIdentifier: "Asia/Seoul")
        let timeline = try await ExtensionHost(HarbourWidget(), time: time)
            .timeline(kind: "harbour", family: .systemSmall)
        let archive = try #require(timeline.entries.first?.rendering.archives.first)
        #expect(archive.words(at: time.now) == [#"["Busan", "Mokpo"], large false, ebb"#])
    }
}
