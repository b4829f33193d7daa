import Foundation
import Testing
import VitrineWire
import WidgetArchive

struct WireMessageTests {
    static let context = RequestContext(
        now: Date(timeIntervalSinceReferenceDate: 800_000_000.125),
        timeZone: "Asia/Seoul",
        locale: "ko_KR",
        isLocked: true
    )
    static let placement = WidgetPlacement(
        kind: "habits",
        family: "systemMedium",
        width: 338,
        height: 158,
        configuration: ["list": "\"a/b\""]
    )
    static let rendering = ArchivedRendering(
        archives: [EntryArchive(size: ArchiveSize(width: 338, height: 158), url: "x://y")],
        variants: [0, 0]
    )

    static let requests: [WireRequest.Body] = [
        .describe, .placeholder(placement), .snapshot(placement, isPreview: true), .timeline(placement),
        .performIntent(ArchivedAction(intent: "Module.Toggle", parameters: ["item": "\"\\u0000🐝\""])),
        .options(intent: "Pick", parameter: "list", search: nil),
        .screen(ScreenRequest(width: 390, height: 844, variant: AppearanceVariant(isDark: true))),
        .openURL("x://y?z=%20"), .sceneBecame(active: false),
    ]

    static let responses: [WireResponse.Body] = [
        .description(
            ChildDescription(
                widgets: [WidgetDescription(kind: "k", displayName: "K", families: ["systemSmall"])],
                intents: [
                    IntentForm(name: "I", title: "T", parameters: [.init(name: "p", title: "P", type: "string")])
                ],
                schemes: ["x"]
            )
        ),
        .rendering(rendering),
        .timeline(
            ArchivedTimeline(
                entries: [.init(date: context.now, relevance: 0.5, rendering: rendering)],
                policy: .after(context.now)
            )
        ),
        .done(opensApp: true), .link(accepted: false, reason: "no"),
        .options([ParameterOption(value: "1", title: "One")]),
        .failed(WireFailure(code: "unknownKind", message: "…")),
    ]

    @Test(arguments: responses) func responseRoundTrips(body: WireResponse.Body) throws {
        let response = WireResponse(id: 7, body: body, reloads: [ReloadRequest(), ReloadRequest(kind: "habits")])
        #expect(try WireMessage.decode(WireResponse.self, from: WireMessage.encode(response)) == response)
    }

    @Test(arguments: ["", "nonsense", "{}", "{\"id\":1}", "[1,2", "null", "{\"id\":\"x\",\"context\":{},\"body\":{}}"])
    func invalidBytesAreReportedAsNotAMessage(text: String) {
        let error = #expect(throws: WireError.self) {
            try WireMessage.decode(WireRequest.self, from: Array(text.utf8))
        }
        #expect(error?.code == .notAMessage)
        #expect(error?.message.contains("WireRequest") == true)
    }

    @Test func nonFiniteNumberIsReportedWithItsPath() {
        var request = WireRequest(id: 1, context: Self.context, body: .timeline(Self.placement))
        request.body = .screen(ScreenRequest(width: .infinity, height: 1))
        let error = #expect(throws: WireError.self) { try WireMessage.encode(request) }
        #expect(error?.code == .notAMessage)
        #expect(error?.message.contains("width") == true)
    }
}
