import Foundation
import Testing
import VitrineTesting
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// A device with a real widget extension: a bundle of widgets with SwiftUI's and WidgetKit's names.
@Suite(.serialized, .hangGuard)
struct SampleExtensionTests {
    @Test func timelineOfAWidgetBundleIsShownEntryByEntryAndAButtonPerformsItsIntent() async throws {
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
            let action = try #require(second.archive.actions.keys.sorted().first)
            try await device.tap(action, on: widget.id, digest: second.digest)
            await device.settle()
            #expect(await device.count(.intentPerformed) == 1)
            #expect(await device.count(.timelineAccepted) == 2)
        }
    }

    /// What the extension prints is no part of its answers.
    @Test func extensionLearnsItsPlacedWidgetsFromTheSystemAndAsksInVainForAReloadWhileItRenders() async throws {
        let placements = [
            PlacementManifest(kind: "counter", family: .systemMedium),
            PlacementManifest(kind: "list", family: .systemSmall),
        ]
        try await run(placing: placements) { device in
            for await snapshot in await device.updates() where snapshot.widgets.allSatisfy({ $0.outcome == .fresh }) {
                break
            }
            #expect(await device.trace().contains { $0.kind == .reloadRefused && $0.message.contains("loop") })
            #expect(await device.reportsOutput("a print inside"))
            #expect(await device.reportsOutput("placed: counter systemMedium, list systemSmall"))
            let items = await device.galleryItems()
            #expect(Set(items.map(\.kind)).isSuperset(of: ["counter", "faulty"]))
            #expect(items.allSatisfy { $0.trouble == nil }, "\(items.compactMap(\.trouble))")
        }
    }

    @Test func faultsOfProvidersAreReportedAndDoNotAffectOtherWidgets() async throws {
        let faults = [
            ("none", "no entries"), ("crash", "signal"), ("exit", "exit status 3"), ("hang", "did not answer"),
        ]
        let placements = faults.map { fault, _ in
            PlacementManifest(kind: "faulty", family: .systemSmall, configuration: ["fault": "\"\(fault)\""])
        }
        try await run(placing: placements + [PlacementManifest(kind: "counter", family: .systemSmall)]) { device in
            var messages: [String] = []
            for await snapshot in await device.updates() {
                messages = snapshot.widgets.compactMap { if case .failed(let text) = $0.outcome { text } else { nil } }
                if messages.count == faults.count, snapshot.widgets.last?.outcome == .fresh { break }
            }
            for (message, fault) in zip(messages, faults) { #expect(message.contains(fault.1), "\(message)") }
            #expect(await device.snapshot().widgets.last?.isPlaceholder == false)
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
