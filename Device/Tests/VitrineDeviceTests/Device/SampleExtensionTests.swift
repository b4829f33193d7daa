import Foundation
import Testing
import VitrineTesting
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// A device with a real widget extension: a bundle of widgets with SwiftUI's and WidgetKit's names.
@Suite(.serialized, .hangGuard)
struct SampleExtensionTests {
    @Test func timelineOfAWidgetBundleIsShownEntryByEntry() async throws {
        try await run(placing: [PlacementManifest(kind: "counter", family: .systemMedium)]) { device in
            let widget = try #require(await device.loadedWidget())
            #expect(widget.displayName == "Counter")
            #expect(widget.outcome == .fresh)
            let first = try #require(widget.picture)
            #expect(first.archive.size == ArchiveSize(width: 338, height: 158))
            let next = try await device.advanceToNextEntry()
            #expect(next == .morning.addingTimeInterval(900))
            let second = try #require(await device.snapshot().widgets.first?.picture)
            #expect(second.digest != first.digest)
        }
    }

    @Test func buttonPerformsItsIntentInTheExtension() async throws {
        try await run(placing: [PlacementManifest(kind: "counter", family: .systemMedium)]) { device in
            let widget = try #require(await device.loadedWidget())
            let picture = try #require(widget.picture)
            let action = try #require(picture.archive.actions.keys.sorted().first)
            try await device.tap(action, on: widget.id, digest: picture.digest)
            await device.settle()
            #expect(await device.trace().contains { $0.kind == .intentPerformed })
            #expect(await device.trace().count { $0.kind == .timelineAccepted } == 2)
        }
    }

    @Test func outputOfTheProviderIsTracedAndDoesNotCorruptFrames() async throws {
        try await run(placing: [PlacementManifest(kind: "counter", family: .systemSmall)]) { device in
            #expect(await device.reportsOutput("a print inside"))
        }
    }

    @Test func extensionLearnsItsPlacedWidgetsFromTheSystem() async throws {
        let placements = [
            PlacementManifest(kind: "counter", family: .systemSmall),
            PlacementManifest(kind: "list", family: .systemMedium),
        ]
        try await run(placing: placements) { device in
            #expect(await device.reportsOutput("placed: counter systemSmall, list systemMedium"))
        }
    }

    @Test func reloadRequestDuringATimelineRequestIsRefused() async throws {
        try await run(placing: [PlacementManifest(kind: "list", family: .systemSmall)]) { device in
            let widget = try #require(await device.loadedWidget())
            #expect(widget.outcome == .fresh)
            #expect(await device.trace().contains { $0.kind == .reloadRefused && $0.message.contains("loop") })
        }
    }

    @Test(arguments: [
        ("none", "no entries"), ("crash", "signal"), ("exit", "exit status 3"), ("hang", "did not answer"),
    ])
    func providerFaultIsReportedAndDoesNotAffectOtherWidgets(fault: String, says: String) async throws {
        let configuration = ["fault": "\"\(fault)\""]
        let placements = [
            PlacementManifest(kind: "faulty", family: .systemSmall, configuration: configuration),
            PlacementManifest(kind: "counter", family: .systemSmall),
        ]
        try await run(placing: placements) { device in
            let widget = try #require(await device.firstWidget { if case .failed = $0.outcome { true } else { false } })
            guard case .failed(let message) = widget.outcome else { return }
            #expect(message.contains(says), "\(message)")
            for await snapshot in await device.updates() where snapshot.widgets.last?.outcome == .fresh { break }
            #expect(await device.snapshot().widgets.last?.isPlaceholder == false)
        }
    }

    @Test func galleryContainsEveryWidgetOfTheBundle() async throws {
        try await run(placing: [PlacementManifest(kind: "counter", family: .systemSmall)]) { device in
            _ = await device.loadedWidget()
            let items = await device.galleryItems()
            #expect(Set(items.map(\.kind)).isSuperset(of: ["counter", "faulty"]))
            #expect(items.allSatisfy { $0.trouble == nil }, "\(items.compactMap(\.trouble))")
        }
    }

    private func run(placing placements: [PlacementManifest], _ body: (Device) async throws -> Void) async throws {
        var profile = DeviceProfile.development
        // In real time: a provider that hangs is killed.
        profile.answerDeadline = ProfileNumber(.seconds(4) * Patience.factor, .modelled)
        let program = FaultyProgram.path.replacingOccurrences(of: "faulty-child", with: "sample-extension")
        try await TestDevice(manifests: placements, widgetProgram: program, profile: profile).run(body)
    }
}
