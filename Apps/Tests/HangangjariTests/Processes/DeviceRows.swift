import AppTestSupport
import FaultyService
import Foundation
import Testing
import VitrineDevice
import VitrineTesting
import VitrineWire
import WidgetArchive

@testable import HangangjariModel

/// Tests of all programs on a device: the real service with the device's clock, the app, the extension and the
/// rendering.
@Suite(.serialized, .hangGuard)
struct DeviceRows {
    private static let app = "app.hangangjari"

    /// Runs a device with Hangangjari's part of the manifest; its clock stands still unless a test moves it.
    private func onDevice(_ body: (Device) async throws -> Void) async throws {
        let folder = try MemoryFolder()
        let device = try Device(
            DeviceConfiguration(
                manifest: try .apps(Self.app),
                stateFolder: folder.path + "/state",
                containersFolder: folder.path + "/containers",
                date: try Date("2026-08-13T04:35:00Z", strategy: .iso8601),
                settings: DeviceSettings(timeZone: "Asia/Seoul"),
                isHeld: true
            )
        )
        try await device.whileRunning {
            await device.widgetsAreLoaded()
            await device.settle()
            try await body(device)
        }
    }

    @Test func serviceFollowsDeviceClockAndSwitch() async throws {
        try await onDevice { device in
            let first = try await shown(on: device)
            #expect(first.contains("free of 674"), "\(first)")
            try await device.setService(of: Self.app, to: "off")
            await device.advance(to: try Date("2026-08-13T05:10:00Z", strategy: .iso8601))
            let old = try await shown(on: device)
            #expect(old.contains("free of 674") && old.contains("old") && old.contains("offline"), "\(old)")
            // A service with another clock would give values from the future or stale values.
            try await device.setService(of: Self.app, to: "none")
            await device.advance(to: try Date("2026-08-13T06:10:00Z", strategy: .iso8601))
            try await device.reload()
            await device.settle()
            let again = try await shown(on: device)
            #expect(again.contains("free of 674") && !again.contains("old"), "\(again)")
        }
    }

    // Not asked, requested by the app, granted, and denied later
    @Test(.process("H31")) func nearbyWidgetFollowsTheLocationPermission() async throws {
        try await onDevice { device in
            let instance = try #require(await device.snapshot().widgets.first).id
            try await device.configure(instance, ["park": "\"nearby\""])
            await device.settle()
            #expect(try await shown(on: device).contains("Which park is near?"))
            try await device.openApp(Self.app)
            try await device.performAppIntent(ArchivedAction(intent: "AskForLocation"), in: Self.app)
            #expect(await device.snapshot().locationAsker == Self.app)
            let here = LocationReading(authorization: .authorized, latitude: 37.53, longitude: 127.068)
            try await device.set(\.location, to: here)
            await device.settle()
            #expect(await device.snapshot().locationAsker == nil)
            let near = try await shown(on: device)
            #expect(near.contains("Ttukseom") && near.contains("free of 674"), "\(near)")
            try await device.set(\.location, to: LocationReading(authorization: .denied))
            await device.settle()
            #expect(try await shown(on: device).contains("Location is off"))
        }
    }

    // What another process stores in the cache shows in the open app
    @Test(.process("H25")) func openAppFollowsARefreshByTheCommand() async throws {
        let service = try await FaultyService.start { Stage.good($0, now: Date(timeIntervalSince1970: 1_786_595_700)) }
        defer { service.stop() }
        try await onDevice { device in
            try await device.openApp(Self.app)
            await device.settle()
            #expect(!(try await screen(of: device).contains("354")))
            let edge = ["--containers", device.configuration.containersFolder, "--now", "2026-08-13T04:35:00Z"]
            let refresh = try Program(name: "hangangjari")
                .run(["refresh"] + edge, environment: [ServiceAddress.variable: service.address])
            #expect(refresh.status == 0, "\(refresh.errors)")
            for await _ in await device.updates() {
                if await device.trace().contains(where: { $0.kind == .screenChanged }) { break }
            }
            #expect(try await screen(of: device).contains("354"))
        }
    }

    // The first tap starts the app, the second tap opens the running app
    @Test(.process("H06")) func tapOpensTheParkInStartedAndRunningApp() async throws {
        try await onDevice { device in
            #expect(await device.snapshot().apps.first?.phase == .closed)
            try await tap(HangangjariKind.parking, on: device)
            let parking = try await screen(of: device)
            #expect(parking.contains("Ttukseom") && parking.contains("Free spaces"), "\(parking)")
            try await device.goHome()
            try await tap(HangangjariKind.general, on: device)
            let outing = try await screen(of: device)
            #expect(outing.contains("Ttukseom") && outing.contains("Is it okay to visit today?"), "\(outing)")
        }
    }

    /// Taps the first widget of a kind outside its links and buttons.
    private func tap(_ kind: String, on device: Device) async throws {
        let widget = try #require(await device.snapshot().widgets.first { $0.kind == kind })
        try await device.tapLink(nil, on: widget.id, digest: try #require(widget.picture).digest)
        await device.settle()
        #expect(await device.snapshot().foreground == Self.app)
    }

    /// Returns the text of the app's screen.
    private func screen(of device: Device) async throws -> String {
        let picture = try await device.appScreen(Self.app, ScreenRequest(width: 393, height: 700))
        return picture.archive.reading(now: await device.snapshot().clock.date).lines.joined(separator: "\n")
    }

    /// Returns the text of the first widget, which is a parking widget.
    private func shown(on device: Device) async throws -> String {
        let snapshot = await device.snapshot()
        let archive = try #require(snapshot.widgets.first?.picture).archive
        return archive.reading(now: snapshot.clock.date).lines.joined(separator: "\n")
    }
}
