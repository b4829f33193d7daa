import CompactJSON
import Foundation
import Testing
import VitrineTesting
import VitrineWire
import WidgetArchive

/// A response writes itself as its `Encodable` conformance does; only dictionaries are sorted.
struct ResponseWritingTests {
    static func expectSameJSON(_ body: WireResponse.Body, _ location: SourceLocation = #_sourceLocation) throws {
        let response = WireResponse(
            id: 3,
            body: body,
            reloads: [ReloadRequest(), ReloadRequest(kind: "habits")],
            notes: [
                ReloadNote(kind: "habits", outcome: .asked, reason: "\"new\""),
                ReloadNote(kind: "habits", outcome: .held, reason: "soon"),
                ReloadNote(kind: "habits", outcome: .skipped, reason: "equal"),
            ],
            wakeAfter: 0.25,
            asksForLocation: true
        )
        let general = try CompactJSONEncoder().encode(response)
        let written = WireMessage.encode(response)
        #expect(written.count == general.count, sourceLocation: location)
        let read = try [written, general].map { try WireMessage.decode(WireResponse.self, from: $0) }
        #expect(read[0] == read[1], sourceLocation: location)
        let parts = ArchivePartCache()
        for _ in 0..<2 {
            let known = try WireMessage.decode(WireResponse.self, from: written, reusing: parts)
            #expect(known == read[0], sourceLocation: location)
        }
    }

    static func expectSameJSON(_ archives: [EntryArchive], _ location: SourceLocation = #_sourceLocation) throws {
        try expectSameJSON(.rendering(ArchivedRendering(archives: archives, variants: [0, 0])), location)
    }

    static func expectSameJSON(
        _ contents: [ArchiveContent],
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let frame = ArchiveRect(x: 0.1, y: -2, width: 1 / 3, height: 4)
        let nodes = contents.map { ArchiveNode(frame: frame, content: $0) }
        try expectSameJSON([EntryArchive(size: ArchiveSize(width: 1, height: 2), content: nodes)], location)
    }

    @Test(arguments: WireMessageTests.responses) func everyKindOfResponse(body: WireResponse.Body) throws {
        try Self.expectSameJSON(body)
    }

    @Test func everyPartOfADescription() throws {
        let option = ParameterOption(value: "\"a\"", title: "A")
        let parameter = IntentForm.Parameter(
            name: "p",
            title: "P",
            type: "enum",
            isOptional: true,
            isList: true,
            defaultValue: "[]",
            options: [option, option]
        )
        let widget = WidgetDescription(
            kind: "k",
            displayName: "K",
            details: "…",
            families: ["systemSmall", "systemLarge"],
            configurationIntent: "I",
            hasContentMarginsDisabled: true,
            hasPushHandler: true,
            disfavoredLocations: ["homeScreen": ["systemSmall"], "carPlay": []]
        )
        try Self.expectSameJSON(
            .description(
                ChildDescription(
                    widgets: [widget],
                    intents: [IntentForm(name: "I", title: "T", details: "D", opensApp: true, parameters: [parameter])],
                    findings: ArchiveFinding.Kind.allCases.map { ArchiveFinding($0, "…") }
                )
            )
        )
    }

    @Test func everyPolicyAndPartOfAnEntry() throws {
        let rendering = ArchivedRendering(archives: [], variants: [])
        let entry = ArchivedTimeline.Entry(date: Gallery.now, relevance: 0.1, reasons: ["age"], rendering: rendering)
        let bare = ArchivedTimeline.Entry(date: Gallery.now, rendering: rendering)
        for policy in [ArchivedTimeline.Policy.atEnd, .never, .after(Gallery.now)] {
            try Self.expectSameJSON(.timeline(ArchivedTimeline(entries: [entry, bare], policy: policy)))
        }
    }

    @Test(arguments: Gallery.pieces) func galleryOfArchives(piece: Gallery.Piece) throws {
        try Self.expectSameJSON([piece.archive])
    }

    @Test func randomArchives() throws {
        for seed in 0..<20 as Range<UInt64> {
            var random = RandomArchives(seed: seed)
            try Self.expectSameJSON([random.archive(), random.archive()])
        }
    }

    @Test func everyLiveText() throws {
        let date = Gallery.now
        let values: [ArchivedLiveText.Value] = [
            .time(date), .date(date), .relative(date), .offset(date), .timer(date),
            .distance(date, units: TickingTime.Unit.allCases, maximumCount: 2, sign: .none),
            .distance(date, units: [], maximumCount: 0, sign: .negative),
            .distance(date, units: [.hour], maximumCount: 1, sign: .all),
            .timerInterval(start: date, end: date, pauseTime: nil, countsDown: true, showsHours: false),
            .timerInterval(start: date, end: date, pauseTime: date, countsDown: false, showsHours: true),
            .formattedDate(date, skeleton: "jm"), .number(-0.5, minimumFractionDigits: 0, maximumFractionDigits: 3),
            .percent(0.123456, maximumFractionDigits: 1),
        ]
        let designs: [ArchivedTextStyle.Design] = [.standard, .rounded, .serif, .monospaced]
        let styles = designs.map { ArchiveSketch.style(design: $0) }
        try Self.expectSameJSON(
            values.enumerated()
                .map { place, value in
                    let style = styles[place % 4]
                    return .liveText(
                        ArchivedLiveText(value: value, style: style, baseline: 12, prefix: "a", suffix: "\n")
                    )
                }
        )
    }

    @Test func everyOutlineAndPaint() throws {
        let point = ArchivePoint(x: 0.5, y: -1)
        let outlines: [ArchivedShape.Outline] = [
            .rectangle, .circle, .ellipse, .capsule, .roundedRectangle(radii: [8, 0.125], isContinuous: true),
            .path([
                .move(point), .line(point), .quadratic(point, control: point),
                .cubic(point, control1: .zero, control2: point), .close,
            ]),
        ]
        let gradient = ArchiveSketch.gradient(0xff0000, 0x00ff00)
        let paints: [ArchivePaint] = [
            .color(ArchiveColor(light: ArchiveRGBA(rawValue: 0x0012_3456), dark: ArchiveRGBA(rawValue: 0xfedc_ba98))),
            .color(ArchiveSketch.color(0xabcdef)), .linear(gradient, start: .zero, end: point),
            .radial(gradient, center: point, startRadius: 1, endRadius: 2.5),
            .angular(gradient, center: point, startAngle: -90, endAngle: 270), .material(thickness: 3, isDark: true),
        ]
        let stroke = ArchivedShape.Stroke(width: 2, cap: "round", join: "bevel", dash: [1, 2], dashPhase: 1)
        try Self.expectSameJSON(
            zip(outlines, paints)
                .map { outline, paint in
                    .shape(ArchivedShape(outline: outline, paint: paint, stroke: stroke, isEvenOdd: true))
                }
        )
    }

    @Test func everyPictureSymbolAndGauge() throws {
        let image = ArchivedImage(data: Data([1, 2, 255]), mediaType: "image/png", pixelWidth: 2, pixelHeight: 3)
        let images = ArchivedImage.AccentedMode.allCases.map { mode in
            var image = image
            image.accentedMode = mode
            image.template = ArchiveSketch.blue
            return ArchiveContent.image(image)
        }
        let now = Gallery.now
        let progresses: [ArchivedGauge.Progress] = [
            .fraction(0.3), .indeterminate, .interval(start: now, end: now, countsDown: true),
        ]
        let (blue, fill) = (ArchiveSketch.blue, ArchiveSketch.fill)
        let gauges = progresses.map {
            ArchivedGauge(form: .ring, progress: $0, paint: blue, track: fill, thickness: 4)
        }
        let symbol = ArchivedSymbol(name: "star", paints: [blue, fill], isMulticolor: true)
        let others: [ArchiveContent] = [.symbol(symbol), .image(image), .group, .toggle("a0", isOn: false)]
        try Self.expectSameJSON(images + gauges.map { .gauge($0) } + others)
    }

    @Test func everyEffectAndPartOfANode() throws {
        let half = ArchivePoint(x: 0.5, y: 0.5)
        let inner = ArchiveSketch.text("mask")
        let effects: [ArchiveEffect] = [
            .opacity(0.5), .clip(.circle), .mask([inner, inner]), .blur(radius: 2), .grayscale(1), .saturation(2),
            .brightness(-0.1), .shadow(color: ArchiveSketch.color(0), radius: 4, x: 1, y: 2), .privacySensitive,
            .invalidatable, .rotation(degrees: 30, anchor: half), .scale(x: 1, y: 2, anchor: half),
        ]
        let words = ArchiveAccessibility(
            label: "l",
            value: "v",
            hint: "h",
            isHidden: true,
            combinesChildren: true,
            isHeader: true
        )
        var archive = Gallery.controls
        archive.findings = [ArchiveFinding(.truncated, "é \u{1} \\")]
        archive.content = [
            ArchiveSketch.box(.zero, effects: effects, accessibility: words, isAccented: true, [inner, inner])
        ]
        try Self.expectSameJSON([archive])
    }

    @Test func repeatedPicturesAreShared() throws {
        try Self.expectSameJSON(SharedPictureTests.timeline([SharedPictureTests.photo, SharedPictureTests.photo]).body)
    }

    @Test func numberThatIsNotFiniteDoesNotCostTheAnswer() throws {
        let archive = EntryArchive(size: ArchiveSize(width: 1, height: .nan))
        let body = WireResponse.Body.rendering(ArchivedRendering(archives: [archive], variants: [0]))
        let bytes = WireMessage.encode(WireResponse(id: 1, body: body))
        guard case .rendering(let read) = try WireMessage.decode(WireResponse.self, from: bytes).body else {
            Issue.record("another body")
            return
        }
        #expect(read.archives.map(\.size) == [ArchiveSize(width: 1, height: 0)])
    }
}
