import Foundation
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

    @Test func firstStateHasAllRenderingsAndLaterStatesOnlyChangedOnes() async throws {
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
        }
    }

    @Test func appearanceChangeSendsAllRenderingsAgain() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            let stream = try await EventReader(port: port)
            _ = try await stream.state()
            try await served.device.set(\.appearance, to: .dark)
            let state = try await stream.state { EventReader.setting("appearance", in: $0) == "dark" }
            let pictures = Self.pictures(of: state)
            #expect(Set(pictures.keys) == ["w1", "w2"] && pictures.values.allSatisfy { $0.contains("vd") })
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
            let state = try await EventReader(port: port).state()
            let widget = try #require((state["widgets"] as? [[String: Any]])?.first)
            #expect(widget["position"] == nil)
            #expect(widget["width"] as? Double == 72)
        }
    }
}
