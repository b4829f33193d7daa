import Testing
import WidgetArchive

@testable import VitrineWire

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What is written by hand must be what `Codable` writes: a field or case that one of the two forgets shows here.
struct JSONTextTests {
    static let red = ArchivePaint.color(ArchiveColor(light: ArchiveRGBA(rawValue: 0xff00_00ff)))
    static let both = ArchiveColor(light: ArchiveRGBA(rawValue: 0xff00_00ff), dark: ArchiveRGBA(rawValue: 0x0000_0001))
    static let gradient = ArchiveGradient(stops: [.init(color: both, location: 0), .init(color: both, location: 0.75)])
    static let point = ArchivePoint(x: 0.1, y: -2)
    static let date = Date(timeIntervalSinceReferenceDate: 802_172_460.125)
    static let later = Date(timeIntervalSinceReferenceDate: 802_172_461)

    static let paints: [ArchivePaint] = [
        red, .color(both), .linear(gradient, start: point, end: point),
        .radial(ArchiveGradient(stops: []), center: point, startRadius: 1, endRadius: 2.5),
        .angular(gradient, center: point, startAngle: -90, endAngle: 270), .material(thickness: 3),
    ]
    static let outlines: [ArchivedShape.Outline] = [
        .rectangle, .roundedRectangle(radii: [1, 2, 3.5, 4], isContinuous: true), .circle, .ellipse, .capsule,
        .path([
            .move(point), .line(point), .quadratic(point, control: point),
            .cubic(point, control1: point, control2: point), .close,
        ]),
    ]
    static let style = ArchivedTextStyle(
        design: .rounded,
        size: 17,
        weight: 700,
        isItalic: true,
        hasMonospacedDigits: true,
        kerning: -0.5,
        isUnderlined: true,
        isStruckThrough: true,
        paint: red
    )
    static let values: [ArchivedLiveText.Value] = [
        .time(date), .date(date), .relative(date), .offset(date), .timer(date),
        .timerInterval(start: date, end: later, pauseTime: date, countsDown: true, showsHours: false),
        .timerInterval(start: date, end: later, pauseTime: nil, countsDown: false, showsHours: true),
        .formattedDate(date, skeleton: "EEEMMMd"), .number(1e21, minimumFractionDigits: 0, maximumFractionDigits: 2),
        .percent(1e-7, maximumFractionDigits: 1),
    ]
    static let contents: [ArchiveContent] =
        [
            .group,
            .text(
                ArchivedText(
                    styles: [style],
                    lines: [
                        .init(
                            frame: ArchiveRect(x: 1.23456, y: 0, width: 1.0 / 3, height: 20),
                            baseline: 15.5,
                            runs: [.init(string: "a\"b\\c\u{1}\n🐝</script>", style: 0, x: 0, width: 10, isSymbol: true)]
                        )
                    ],
                    string: "",
                    isTruncated: true,
                    isRedacted: true
                )
            ),
            .image(
                ArchivedImage(
                    data: Data([0, 255, 16]),
                    mediaType: "image/png",
                    pixelWidth: 3,
                    pixelHeight: 4,
                    scaling: .fill,
                    template: red,
                    isRedacted: true
                )
            ),
            .image(ArchivedImage(data: Data(), mediaType: "image/jpeg", pixelWidth: 0, pixelHeight: 0)),
            .symbol(ArchivedSymbol(name: "drop.fill", weight: 500, paints: paints, isKnown: false, isRedacted: true)),
            .shape(
                ArchivedShape(
                    outline: .circle,
                    paint: red,
                    stroke: .init(width: 2, cap: "round", join: "bevel", dash: [1, 2.5], dashPhase: 1, isInside: true),
                    trimStart: 0.25,
                    trimEnd: 0.5,
                    isEvenOdd: true
                )
            ),
            .link("x://y?a=\"b\""), .button("a0"), .toggle("a1", isOn: true),
        ]
        + values.map { .liveText(ArchivedLiveText(value: $0, style: style, baseline: 1, alignment: 0.5, prefix: "p")) }
        + outlines.map { .shape(ArchivedShape(outline: $0, paint: red)) }
        + paints.map { .shape(ArchivedShape(outline: .rectangle, paint: $0)) }
        + [
            ArchivedGauge.Progress.fraction(0.3), .interval(start: date, end: later, countsDown: true), .indeterminate,
        ]
        .map { .gauge(ArchivedGauge(form: .dial, progress: $0, paint: red, track: red, thickness: 4)) }
    static let effects: [ArchiveEffect] =
        [
            .opacity(0.5), .mask([node(.group)]), .shadow(color: both, radius: 1, x: 2, y: -3), .blur(radius: 2),
            .rotation(degrees: 45, anchor: point), .scale(x: 1, y: 0.5, anchor: point), .grayscale(1), .saturation(0),
            .brightness(-0.5), .privacySensitive, .invalidatable,
        ] + outlines.map { .clip($0) }

    static func node(_ content: ArchiveContent) -> ArchiveNode {
        ArchiveNode(frame: ArchiveRect(x: -0.0004, y: 0, width: 1e6, height: 2), content: content)
    }

    static let archive = EntryArchive(
        size: ArchiveSize(width: 338, height: 158.5),
        background: contents.map(node),
        content: [
            ArchiveNode(
                frame: .zero,
                effects: effects,
                accessibility: ArchiveAccessibility(
                    label: "l",
                    value: "v",
                    hint: "h",
                    isHidden: true,
                    combinesChildren: true,
                    isHeader: true
                ),
                isAccented: true,
                children: contents.map(node)
            ),
            ArchiveNode(frame: .zero, accessibility: ArchiveAccessibility()),
        ],
        url: "x://y",
        actions: [
            "a0": ArchivedAction(intent: "M.T", parameters: ["p": "\"v\"", "q\"": "1"]),
            "a1": ArchivedAction(intent: "N"),
        ],
        findings: ArchiveFinding.Kind.allCases.map { ArchiveFinding($0, "…") }
    )

    static let bodies: [WireResponse.Body] = [
        .look(ArchivedLook(archives: [], variants: [])),
        .look(ArchivedLook(archives: [archive, EntryArchive(size: .zero)], variants: [0, 1, 0])),
        .timeline(ArchivedTimeline(entries: [], policy: .atEnd)),
        .timeline(ArchivedTimeline(entries: [], policy: .never)),
        .timeline(
            ArchivedTimeline(
                entries: [
                    .init(date: date, relevance: 0.5, look: ArchivedLook(archives: [archive], variants: [0])),
                    .init(date: later, look: ArchivedLook(archives: [], variants: [])),
                ],
                policy: .after(later)
            )
        ),
    ]

    @Test(arguments: bodies.indices) func handwrittenIsWhatCodableWrites(index: Int) throws {
        let reloads = [ReloadRequest(), ReloadRequest(kind: "k\"")]
        let response = WireResponse(id: 12, body: Self.bodies[index], reloads: reloads)
        let ours = try JSONValue(WireMessage.encode(response))
        let theirs = try JSONValue(WireMessage.encodeByCodable(response))
        #expect(ours == theirs)
        let back = try WireMessage.decode(WireResponse.self, from: WireMessage.encode(response))
        #expect(try JSONValue(WireMessage.encodeByCodable(back)) == theirs)
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan]) func numberThatIsNotFiniteIsNamedByItsKey(number: Double) {
        let archive = EntryArchive(size: ArchiveSize(width: 1, height: number))
        let response = WireResponse(id: 1, body: .look(ArchivedLook(archives: [archive], variants: [0])))
        let error = #expect(throws: WireError.self) { try WireMessage.encode(response) }
        #expect(error?.code == .notAMessage)
        #expect(error?.message.contains("height") == true)
    }

    @Test(arguments: [
        0.0, -0.0, 1, -1, 0.1, 1.0 / 3, 1e-300, 1e308, 9_007_199_254_740_992, 123_456.789,
    ])
    func numberKeepsItsValue(number: Double) throws {
        var text = JSONText(capacity: 32)
        text.list([number, 1]) { $1.number($0) }
        #expect(try WireMessage.decode([Double].self, from: text.bytes) == [number, 1])
    }
}

/// Any JSON, to compare two texts whatever the order of their keys.
private enum JSONValue: Equatable, Decodable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(_ bytes: [UInt8]) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }
}
