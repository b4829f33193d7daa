import Foundation
import Testing
import VitrineTesting
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// Which events invalidate the cached items of the gallery.
@Suite(.hangGuard)
struct GalleryTests {
    /// An event after the gallery was rendered, and whether it invalidates the cached items.
    struct SimulatedEvent: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let makesOld: Bool
        let happen: @Sendable (Device) async throws -> Void

        init(_ description: String, makesOld: Bool = true, _ happen: @escaping @Sendable (Device) async throws -> Void)
        {
            testDescription = description
            self.makesOld = makesOld
            self.happen = happen
        }
    }

    static let events = [
        SimulatedEvent("another zone") { try await $0.set(\.timeZone, to: "Asia/Seoul") },
        SimulatedEvent("another locale") { try await $0.set(\.locale, to: "ko_KR") },
        SimulatedEvent("another text size") { try await $0.set(\.display.textSize, to: .xSmall) },
        SimulatedEvent("bold text") { try await $0.set(\.display.isTextBold, to: true) },
        SimulatedEvent("another contrast") { try await $0.set(\.display.isContrastIncreased, to: true) },
        SimulatedEvent("reduced motion") { try await $0.set(\.display.isMotionReduced, to: true) },
        SimulatedEvent("another clock of hours") { try await $0.set(\.hourCycle, to: .twelveHours) },
        SimulatedEvent("another screen") { try await $0.setScreen("402x874") },
        SimulatedEvent("another location") {
            try await $0.set(\.location, to: LocationReading(authorization: .denied))
        },
        SimulatedEvent("a locked screen") { try await $0.set(\.isLocked, to: true) },
        SimulatedEvent("a minute") { await $0.advance(to: .morning.addingTimeInterval(60)) },
        SimulatedEvent("another clock") { await $0.setClock(to: .morning.addingTimeInterval(-86_400)) },
        SimulatedEvent("a reload") { try await $0.reload() },
        SimulatedEvent("an intent in the app") {
            try await $0.performAppIntent(ArchivedAction(intent: "Any", parameters: [:]), in: "app.faulty")
        },
        SimulatedEvent("an app that was opened") { try await $0.openApp("app.faulty") },
        SimulatedEvent("another appearance: every view covers all", makesOld: false) {
            try await $0.set(\.appearance, to: .dark)
        },
        SimulatedEvent("options for a form", makesOld: false) {
            let program = ProgramReference(app: "app.faulty", role: .widget)
            _ = try await $0.options(for: "habit", of: "ChooseIntent", in: program)
        },
        SimulatedEvent("another wallpaper", makesOld: false) { try await $0.set(\.wallpaper, to: .night) },
        SimulatedEvent("another tint: archives contain none", makesOld: false) {
            try await $0.set(\.tint, to: ArchiveRGBA(rawValue: 0xff00_00ff))
        },
    ]

    @Test func itemsOfEveryFamilyAreCached() async throws {
        try await TestDevice.loaded { device, _ in
            await device.settle()
            let items = await device.galleryItems()
            #expect(items.map(\.family) == [.systemSmall, .systemMedium, .accessoryCircular])
            #expect(items.allSatisfy { $0.placeholder != nil && $0.snapshot != nil && $0.trouble == nil })
            #expect(items.first?.snapshot?.pictures.first?.archive.url?.contains("snapshot true") == true)
            #expect(await device.keptGalleryItems == items)
        }
    }

    // On one device, one event after the other: each event finds items that were drawn after the one before.
    @Test func eventThatMayChangeARenderingInvalidatesItems() async throws {
        try await TestDevice.loaded { device, _ in
            for event in Self.events {
                try await device.set(\.isLocked, to: false)
                await device.settle()
                let items = await device.galleryItems()
                try #require(await device.keptGalleryItems == items, "before \(event.testDescription)")
                try await event.happen(device)
                #expect(await (device.keptGalleryItems == nil) == event.makesOld, "\(event.testDescription)")
            }
        }
    }

    /// | gallery | person |
    /// |---|---|
    /// | starts rendering in Berlin | |
    /// | | moves to Seoul |
    /// | finishes; some items were rendered in Berlin | |
    @Test func changeDuringTheRenderingInvalidatesTheItems() async throws {
        try await TestDevice.loaded { device, _ in
            let items = await device.galleryItems()
            func circumstances(in zone: String) -> GalleryCache.Circumstances {
                let settings = DeviceSettings(timeZone: zone)
                return GalleryCache.Circumstances(offers: items, settings: settings, content: 0, date: .morning)
            }
            var cache = GalleryCache()
            cache.keep(items, drawnIn: circumstances(in: "Europe/Berlin"))
            #expect(cache.items(in: circumstances(in: "Asia/Seoul")) == nil)
            #expect(cache.items(in: circumstances(in: "Europe/Berlin")) == items)
        }
    }

    @Test func itemsThatCannotBeRenderedAreReportedAndNotCached() async throws {
        try await TestDevice.loaded(try TestDevice(widget: "abort:snapshot")) { device, _ in
            let items = await device.galleryItems()
            #expect(items.count == 3)
            #expect(items.allSatisfy { $0.trouble?.contains("signal 9") == true && $0.placeholder != nil })
            #expect(await device.keptGalleryItems == nil)
        }
    }
}
