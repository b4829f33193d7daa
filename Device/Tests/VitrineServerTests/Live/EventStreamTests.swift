import Foundation
import Hummingbird
import Testing
import VitrineDevice
import VitrineTesting

@testable import VitrineServer

/// The contents of the event stream.
@Suite(.hangGuard)
struct EventStreamTests {
    private static func pictures(of state: [String: Any]) -> [String: String] {
        state["pictures"] as? [String: String] ?? [:]
    }

    @Test func firstStateHasAllRenderingsAndLaterStatesOnlyChangedOnesOrAllOfANewAppearance() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            let stream = try await EventReader(port: port)
            let first = Self.pictures(of: try await stream.state())
            #expect(Set(first.keys) == ["w1", "w2"])
            #expect(first.values.allSatisfy { $0.contains("class=\"vw") })

            let third = try await served.device.place("faulty", .systemSmall, of: "app.faulty")
            let second = Self.pictures(of: try await stream.state { Self.pictures(of: $0)[third]?.isEmpty == false })
            #expect(second.map(\.key) == [third])

            // A page that connects later gets all renderings.
            let other = Self.pictures(of: try await EventReader(port: port).state())
            #expect(other.count == 3)

            await served.isLoaded()
            try await served.device.set(\.appearance, to: .dark)
            let dark = try await stream.state { EventReader.setting("appearance", in: $0) == "dark" }
            #expect(Self.pictures(of: dark).count == 3)
            #expect(Self.pictures(of: dark).values.allSatisfy { $0.contains("vd") })
        }
    }

    @Test func equalValuesHaveTheSameBytes() throws {
        let value = Dictionary(uniqueKeysWithValues: (0..<20).map { ("key\($0)", $0) })
        let bytes = try (0..<8).map { _ in try ServerSentEvent(name: "state", value: value).json }
        #expect(Set(bytes).count == 1)
    }

    @Test func slowReaderLacksNoRecord() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { _ in
            await served.isLoaded()
            var connection = PageConnection()
            let first = await served.device.snapshot()
            _ = try connection.events(for: first)
            #expect(!connection.hasGap(before: first.trace))
            await served.device.advance(to: first.clock.date.addingTimeInterval(2 * 86_400))
            let last = await served.device.snapshot()
            #expect(connection.hasGap(before: last.trace))
            let events = try connection.events(for: last, await served.device.trace())
            let known = try #require(first.trace.last?.number)
            let isThere = String(decoding: events[0].json, as: UTF8.self).contains("\"number\":\(known + 1),")
            #expect(isThere)
        }
    }

    @Test func lockScreenWidgetHasNoPage() async throws {
        let served = try ServedDevice(behaviour: "good", placements: [.accessoryCircular])
        try await served.withServer { port in
            await served.isLoaded()
            let widget = try #require(EventReader.widgets(try await EventReader(port: port).state()).first)
            #expect(widget["position"] == nil)
            #expect(widget["width"] as? Double == 72)
        }
    }

    @Test func stateShowsBudgetAndProfile() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { _ in
            await served.isLoaded()
            try await served.device.setProfile(.observed)
            var connection = PageConnection()
            let events = try connection.events(for: await served.device.snapshot())
            let text = events.map { String(buffer: $0.buffer) }.joined()
            for part in [#""budget":{"#, #""limit":48"#, #""name":"chargedReloads""#] { #expect(text.contains(part)) }
        }
    }
}
