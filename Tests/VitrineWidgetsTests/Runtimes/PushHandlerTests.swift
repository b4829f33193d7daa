import Synchronization
import Testing
import VitrineTesting
import VitrineUI
import VitrineWidgets
import VitrineWire
import WidgetArchive

/// The token for pushes, and what a configuration declares in vain.
@MainActor
struct PushHandlerTests {
    private let time = ManualTime("2026-06-03T09:41:00Z")

    @Test func handlerGetsTheTokenAndThePlacedWidgets() async throws {
        let host = ExtensionHost(PushedWidget(), time: time)
        host.place(kind: "pushed", family: .systemSmall)
        _ = try await host.answer(.pushTokenChanged("00ff10"))
        #expect(NotedHandler.calls.withLock { $0 } == ["00ff10 w1"])
    }

    @Test(arguments: ["", "0", "0g", "00 ff"])
    func tokenThatIsNotHexadecimalIsRefused(token: String) async throws {
        let host = ExtensionHost(PushedWidget(), time: time)
        await #expect(throws: WireFailure.self) { try await host.answer(.pushTokenChanged(token)) }
    }

    @Test func descriptionNamesHandlerLocationsAndWhatHasNoEffect() async throws {
        let description = try await ExtensionHost(PushedWidget(), time: time).describe()
        let widget = try #require(description.widgets.first)
        #expect(widget.hasPushHandler == true)
        let both = ["systemSmall", "systemExtraLargePortrait"]
        #expect(widget.disfavoredLocations == ["carPlay": ["systemSmall"], "homeScreen": both])
        #expect(widget.families == both)
        #expect(description.findings?.map(\.kind) == [.ignored])
        #expect(description.findings?.first?.message.hasPrefix("promptsForUserConfiguration") == true)
    }
}

private struct NotedHandler: WidgetPushHandler {
    static let calls = Mutex<[String]>([])

    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
        let token = pushInfo.token.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        Self.calls.withLock { $0.append("\(token) \(widgets.map(\.id).joined(separator: " "))") }
    }
}

private struct PushedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "pushed", provider: ScriptedProvider { _, _ in }) { _ in
            Text(verbatim: "a").containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemExtraLargePortrait, .systemSmall])
        .disfavoredLocations([.carPlay, .homeScreen], for: [.systemSmall])
        .disfavoredLocations([.homeScreen], for: [.systemExtraLargePortrait])
        .pushHandler(NotedHandler.self)
        .promptsForUserConfiguration()
    }
}
