import CompactJSON
import Foundation
import Testing
import VitrineTesting
import VitrineWire
import WidgetArchive

/// A request reads itself as its `Decodable` conformance does.
struct RequestReadingTests {
    static let display = {
        var display = DisplayPreferences()
        display.textSize = .xLarge
        display.isTextBold = true
        display.isMotionReduced = true
        return display
    }()

    /// A context with all its parts.
    static let context = RequestContext(
        now: Gallery.now,
        timeZone: "Asia/Seoul",
        locale: "ko_KR@hours=h23",
        isLocked: true,
        display: display,
        placedWidgets: [
            WidgetPlacement(id: "w1", kind: "habits", family: "systemSmall", width: 158, height: 158),
            WidgetPlacement(
                id: "w2",
                kind: "habits",
                family: "systemLarge",
                width: 338,
                height: 354,
                configuration: ["list": "\"a\""]
            ),
        ],
        idiom: .pad,
        uptime: 12.5,
        location: LocationReading(authorization: .authorized, latitude: 37.5, longitude: -127)
    )

    static let requests: [WireRequest] =
        (WireMessageTests.requests + [
            .wake, .pushTokenChanged("0aff"), .options(intent: "i", parameter: "p", search: "\u{e9}\""),
            .timeline(
                WidgetPlacement(
                    kind: "k",
                    family: "systemSmall",
                    width: 158,
                    height: 158,
                    variants: [AppearanceVariant(renderingMode: .vibrant, isBackgroundRemoved: true)]
                )
            ),
        ])
        .flatMap { body in
            [WireMessageTests.context, context].map { WireRequest(id: 7, context: $0, body: body) }
        }

    @Test(arguments: requests) func everyRequestReadsItselfAndIsDecoded(request: WireRequest) throws {
        let bytes = try WireMessage.encode(request)
        #expect(try WireRequest(json: JSONDocument(bytes)) == request)
        #expect(try WireMessage.decode(WireRequest.self, from: bytes) == request)
    }

    @Test func requestInAnotherFormIsLeftToTheDecoder() throws {
        let request = WireRequest(id: 7, context: Self.context, body: .describe)
        let text = String(decoding: try WireMessage.encode(request), as: UTF8.self)
        let other = text.replacing(#""id":7"#, with: #""id":7.0"#)
        #expect(throws: JSONFault.self) { try WireRequest(json: JSONDocument(Array(other.utf8))) }
        #expect(try WireMessage.decode(WireRequest.self, from: Array(other.utf8)) == request)
    }

    /// What reads itself is what the decoder decodes, for damaged requests too.
    @Test func readingAndDecodingNeverDisagree() throws {
        let valid = try Self.requests.map { try WireMessage.encode($0) }
        try FuzzRun("request")(valid) { input in
            let read = try WireRequest(json: JSONDocument(input))
            #expect(try CompactJSONDecoder().decode(WireRequest.self, from: input) == read)
        }
    }
}
