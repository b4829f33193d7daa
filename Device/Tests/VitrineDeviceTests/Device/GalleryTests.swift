import Foundation
import Testing
import VitrineTesting
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// Which events invalidate the cached items of the gallery.
@Suite(.hangGuard)
struct GalleryTests {
    /// An event after the gallery was rendered.
    struct SimulatedEvent: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Whether the event invalidates the cached items.
        let makesOld: Bool
        let happen: @Sendable (Device) async throws -> Void

        init(_ description: String, makesOld: Bool, _ happen: @escaping @Sendable (Device) async throws -> Void) {
            testDescription = description
            self.makesOld = makesOld
            self.happen = happen
        }
    }

    static let events = [
        SimulatedEvent("nothing", makesOld: false) { _ in },
        SimulatedEvent("another appearance: every view covers all", makesOld: false) {
            try await $0.set(\.appearance, to: .dark)
        },
        SimulatedEvent("options for a form", makesOld: false) {
            let program = ProgramReference(app: "app.faulty", role: .widget)
            _ = try await $0.options(for: "habit", of: "ChooseIntent", in: program)
        },
        SimulatedEvent("another zone", makesOld: true) { try await $0.set(\.timeZone, to: "Asia/Seoul") },
        SimulatedEvent("another locale", makesOld: true) { try await $0.set(\.locale, to: "ko_KR") },
        SimulatedEvent("another text size", makesOld: true) { try await $0.set(\.display.textSize, to: .xSmall) },
        SimulatedEvent("bold text", makesOld: true) { try await $0.set(\.display.isTextBold, to: true) },
        SimulatedEvent("another contrast", makesOld: true) {
            try await $0.set(\.display.isContrastIncreased, to: true)
        },
        SimulatedEvent("reduced motion", makesOld: true) { try await $0.set(\.display.isMotionReduced, to: true) },
        SimulatedEvent("another wallpaper", makesOld: false) { try await $0.set(\.wallpaper, to: .night) },
        SimulatedEvent("another clock of hours", makesOld: true) { try await $0.set(\.hourCycle, to: .twelveHours) },
        SimulatedEvent("another screen", makesOld: true) { try await $0.setScreen("402x874") },
        SimulatedEvent("another tint: archives contain none", makesOld: false) {
            try await $0.set(\.tint, to: ArchiveRGBA(rawValue: 0xff00_00ff))
        },
        SimulatedEvent("another location", makesOld: true) {
            try await $0.set(\.location, to: LocationReading(authorization: .denied))
        },
        SimulatedEvent("a locked screen", makesOld: true) { try await $0.set(\.isLocked, to: true) },
        SimulatedEvent("a minute", makesOld: true) { await $0.advance(to: .morning.addingTimeInterval(60)) },
        SimulatedEvent("another clock", makesOld: true) { await $0.setClock(to: .morning.addingTimeInterval(-86_400)) },
        SimulatedEvent("a reload", makesOld: true) { try await $0.reload() },
        SimulatedEvent("an intent in the app", makesOld: true) {
            try await $0.performAppIntent(ArchivedAction(intent: "Any", parameters: [:]), in: "app.faulty")
        },
        SimulatedEvent("an app that was opened", makesOld: true) { try await $0.openApp("app.faulty") },
    ]

    @Test(arguments: events) func eventThatMayChangeARenderingInvalidatesItems(_ event: SimulatedEvent)
        async throws
    {
        try await drawn { device, items in
            try await event.happen(device)
            #expect(await (device.keptGalleryItems == nil) == event.makesOld)
            // Requests in progress may still change something.
            await device.settle()
            #expect(await device.galleryItems().count == items.count)
            #expect(await device.keptGalleryItems != nil)
        }
    }

    /// | gallery | person |
    /// |---|---|
    /// | starts rendering in Berlin | |
    /// | | moves to Seoul |
    /// | finishes; some items were rendered in Berlin | |
    @Test func changeDuringTheRenderingInvalidatesTheItems() async throws {
        try await drawn { device, items in
            let berlin = GalleryCache.Circumstances(
                offers: items,
                settings: DeviceSettings(timeZone: "Europe/Berlin"),
                content: 0,
                date: .morning
            )
            let seoul = GalleryCache.Circumstances(
                offers: items,
                settings: DeviceSettings(timeZone: "Asia/Seoul"),
                content: 0,
                date: .morning
            )
            var cache = GalleryCache()
            cache.keep(items, drawnIn: berlin)
            #expect(cache.items(in: seoul) == nil && cache.items(in: berlin) == items)
        }
    }

    @Test func failedItemsAreNotCached() async throws {
        try await TestDevice(widget: "abort:snapshot")
            .run { device in
                _ = await device.loadedWidget()
                _ = await device.galleryItems()
                #expect(await device.keptGalleryItems == nil)
            }
    }

    private func drawn(_ body: (Device, [GalleryItem]) async throws -> Void) async throws {
        try await TestDevice()
            .run { device in
                _ = await device.loadedWidget()
                await device.settle()
                let items = await device.galleryItems()
                try #require(await device.keptGalleryItems == items)
                try await body(device, items)
            }
    }
}
