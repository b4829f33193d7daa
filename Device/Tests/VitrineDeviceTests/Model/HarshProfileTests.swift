import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// What the harsh profile adds: late entries, dropped entries, smaller images.
struct HarshProfileTests {
    @Test func futureEntryAppearsLate() throws {
        var script = Script.loaded([0, 600], .never, profile: .harsh)
        script.pass(899)
        #expect(try script.widget.current == 0)
        script.pass(1)
        #expect(try script.widget.current == 1)
    }

    @Test func entriesCloserThanFiveMinutesAreDropped() throws {
        let script = Script.loaded([0, 60, 120, 300, 599, 600], .never, profile: .harsh)
        let dates = try script.widget.timeline?.entries.map { $0.date.timeIntervalSince(.morning) }
        #expect(dates == [0, 300, 600])
        #expect(script.records(.timelineWarning).contains { $0.message.contains("3 entries were dropped") })
    }

    @Test(arguments: [
        (DeviceProfile.harsh, 718_080, true), (.harsh, 718_081, false), (.observed, 2_121_055, true),
        (.observed, 2_121_056, false), (.documented, 9_000_000, true),
    ])
    func imageAboveTheLimitFailsToArchive(profile: DeviceProfile, area: Int, isAccepted: Bool) throws {
        var script = Script.ready(profile: profile)
        let request = try script.take("timeline")
        let image = ArchivedImage(data: Data(), mediaType: "image/png", pixelWidth: area, pixelHeight: 1)
        let archive = EntryArchive(
            size: ArchiveSize(width: 158, height: 158),
            content: [ArchiveNode(frame: .zero, content: .image(image))]
        )
        let rendering = ArchivedRendering(archives: [archive], variants: [0, 0, 0])
        let entries = [ArchivedTimeline.Entry(date: .morning, rendering: rendering)]
        script.answer(request, .timeline(ArchivedTimeline(entries: entries, policy: .never)))
        #expect(try (script.widget.timeline != nil) == isAccepted)
        #expect(try (script.widget.failure?.code == .tooLarge) == !isAccepted)
    }

    @Test func everyNumberOfEveryProfileHasABasis() {
        let names = Mirror(reflecting: DeviceProfile.observed).children.compactMap(\.label).filter { $0 != "name" }
        for profile in DeviceProfile.all {
            #expect(profile.readings.map(\.name).sorted() == names.sorted())
        }
    }
}
