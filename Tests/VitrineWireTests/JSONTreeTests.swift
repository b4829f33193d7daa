import Testing
import WidgetArchive

@testable import VitrineWire

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is read by hand must be what `Codable` reads; what is unusual is left to it.
struct JSONTreeTests {
    static let placement = WidgetPlacement(
        kind: "a\"b\\c/d\ne",
        family: "systemMedium",
        width: 338,
        height: 158.25,
        variants: [AppearanceVariant(), AppearanceVariant(isDark: true, renderingMode: "accented")],
        configuration: ["list": "\"🐝\"", "count": "3"]
    )
    static let bodies: [WireRequest.Body] = [
        .timeline(placement), .placeholder(placement), .snapshot(placement, isPreview: true),
        .timeline(WidgetPlacement(kind: "", family: "", width: 0, height: -1, variants: [])),
    ]
    static let contexts: [RequestContext] = [
        WireMessageTests.context,
        RequestContext(now: Date(timeIntervalSinceReferenceDate: -0.5), timeZone: "GMT", placedWidgets: []),
        RequestContext(
            now: Date(timeIntervalSinceReferenceDate: 802_172_460.123456),
            timeZone: "GMT",
            placedWidgets: [
                PlacedWidget(id: "1", kind: "k", family: "f"),
                PlacedWidget(id: "2", kind: "k", family: "f", configuration: ["a": "1"]),
            ]
        ),
    ]

    @Test(arguments: bodies, contexts) func requestForALookIsReadByHand(
        body: WireRequest.Body,
        context: RequestContext
    ) throws {
        let request = WireRequest(id: 7, context: context, body: body)
        let bytes = try WireMessage.encode(request)
        let tree = try #require(JSONTree(bytes))
        #expect(WireRequest(tree: tree) == request)
        #expect(try WireMessage.decodeByCodable(WireRequest.self, from: bytes) == request)
    }

    @Test func everyChangeOfOneByteIsReadAsCodableReadsItOrLeftToIt() throws {
        let request = WireRequest(id: 7, context: Self.contexts[2], body: Self.bodies[0])
        let bytes = try WireMessage.encode(request)
        for position in bytes.indices {
            for replacement in Array("\"\\{}[]:,0e. ".utf8) + [0, 0xff] {
                var changed = bytes
                changed[position] = replacement
                guard let ours = JSONTree(changed).flatMap(WireRequest.init(tree:)) else { continue }
                // What cannot be read at all must not be read by hand either.
                let theirs = try? WireMessage.decodeByCodable(WireRequest.self, from: changed)
                if ours != theirs {
                    Issue.record("byte \(position) as \(replacement): \(ours), and \(String(describing: theirs))")
                    return
                }
            }
        }
    }

    @Test func everyShorteningIsRefused() throws {
        let bytes = try WireMessage.encode(WireRequest(id: 7, context: Self.contexts[2], body: Self.bodies[0]))
        for length in bytes.indices {
            #expect(JSONTree(Array(bytes.prefix(length))) == nil, "\(length)")
        }
    }

    @Test(arguments: [
        "", " ", "nul", "01", "-", "1.", ".5", "1e5", "+1", "\"\\u0041\"", "\"\\x\"", "\"a", "[1,]", "[1 2]", "{\"a\"}",
        "{\"a\":1,}", "{a:1}", "{\"a\":1,\"a\":2}", "[1]]", "\"\u{1}\"", String(repeating: "[", count: 40),
    ])
    func unusualTextIsLeftToTheDecoder(text: String) {
        #expect(JSONTree(Array(text.utf8)) == nil)
    }

    @Test func spaceBetweenSignsIsSkipped() throws {
        let tree = try #require(JSONTree(Array(" { \"a\" : [ 1 , -0.5 ,\ttrue\n, null ] } ".utf8)))
        #expect(tree["a"]?.items?.count == 4)
        #expect(tree["a"]?.items?[1].double == -0.5)
    }
}
