import AppIntents
import CoreLocation
import SwiftUI
import Testing
import VitrineTesting
import WidgetArchive
import WidgetKit

private struct Harbour: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Harbour")
    static let defaultQuery = HarbourQuery()

    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

private struct HarbourQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Harbour] { identifiers.map(Harbour.init) }
    func defaultResult() async -> Harbour? { Harbour(id: "Busan") }
}

private struct PickHarbours: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Pick harbours"

    @Parameter(title: "Harbours", size: 3) var harbours: [Harbour]
}

private struct HarboursProvider: AppIntentTimelineProvider {
    struct Entry: TimelineEntry {
        let date: Date
        let names: [String]
    }

    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, names: []) }
    func snapshot(for configuration: PickHarbours, in context: Context) async -> Entry {
        Entry(date: .distantPast, names: configuration.harbours.map(\.id))
    }
    func timeline(for configuration: PickHarbours, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
    }
}

private struct HarboursWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "harbours", intent: PickHarbours.self, provider: HarboursProvider()) { entry in
            // A context whose date is used within several statements.
            TimelineView(.periodic(from: entry.date, by: 60)) { context in
                let isPast = context.date > entry.date
                Text(verbatim: isPast ? entry.names.joined(separator: ", ") : "ahead")
            }
            .containerBackground(.background, for: .widget)
        }
    }
}

/// Code that extensions share with their apps.
@MainActor
struct SharedCodeTests {
    @Test func listBeginsWithTheDefaultOfItsQuery() async throws {
        let time = ManualTime("2026-06-03T09:41:00Z", timeZoneIdentifier: "Asia/Seoul")
        let timeline = try await ExtensionHost(HarboursWidget(), time: time)
            .timeline(kind: "harbours", family: .systemSmall)
        let archive = try #require(timeline.entries.first?.rendering.archives.first)
        #expect(archive.reading(now: time.now).elements.map(\.label) == ["Busan"])
    }

    @Test func placeIsKeptInAnArchive() throws {
        let place = CLLocation(latitude: 35.1, longitude: 129.04)
        let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
        #expect(read?.coordinate.latitude == 35.1)
        #expect(read?.coordinate.longitude == 129.04)
    }

    @Test func nameOfAPersonIsReadAndWritten() throws {
        let formatter = PersonNameFormatter()
        let name = try #require(formatter.personNameComponents(from: "Ada King Lovelace"))
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "AL")
        formatter.style = .medium
        #expect(formatter.string(from: name) == "Ada Lovelace")
        #expect(formatter.personNameComponents(from: "  ") == nil)
    }

    @Test func itemsAreJoinedAsAList() {
        #expect(ListFormatter.localizedString(byJoining: ["ebb"]) == "ebb")
        #expect(ListFormatter().string(from: ["ebb", 2])?.contains("ebb") == true)
    }

    @Test func notificationsAreASequence() async {
        let name = Notification.Name("tide")
        let notifications = NotificationCenter.default.notifications(named: name).makeAsyncIterator()
        NotificationCenter.default.post(name: name, object: nil)
        var first = notifications
        #expect(await first.next()?.name == name)
    }
}
