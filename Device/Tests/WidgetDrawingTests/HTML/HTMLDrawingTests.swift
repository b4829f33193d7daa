import Foundation
import Testing
import VitrineTesting
import WidgetArchive

@testable import WidgetDrawing

struct HTMLDrawingTests {
    private let drawing = HTMLDrawing(now: Gallery.now)
    private let dark = HTMLDrawing(isDark: true, now: Gallery.now)
    private let tinted = HTMLDrawing(
        renderingMode: .accented(tint: ArchiveRGBA(rawValue: 0x1234_56ff)),
        now: Gallery.now
    )
    private let frame = ArchiveRect(x: 10, y: 20, width: 40, height: 30)

    private func html(
        _ nodes: ArchiveNode...,
        background: [ArchiveNode] = [],
        drawing: HTMLDrawing? = nil
    ) -> String {
        let size = ArchiveSize(width: 158, height: 158)
        return (drawing ?? self.drawing).html(for: EntryArchive(size: size, background: background, content: nodes))
    }

    private func paint(_ light: UInt32, _ dark: UInt32? = nil, opacity: Double = 1) -> ArchivePaint {
        .color(ArchiveSketch.color(light, dark, opacity: opacity))
    }

    private func area(_ light: UInt32, _ dark: UInt32? = nil) -> ArchiveNode {
        ArchiveSketch.shape(.rectangle, frame, paint: paint(light, dark))
    }

    private func image(
        _ type: String = "image/png",
        _ mode: ArchivedImage.AccentedMode? = nil,
        scaling: ArchivedImage.Scaling = .stretch,
        isPixelated: Bool? = nil
    ) -> ArchiveNode {
        let image = ArchivedImage(
            data: Data([1]),
            mediaType: type,
            pixelWidth: 1,
            pixelHeight: 1,
            scaling: scaling,
            accentedMode: mode,
            isPixelated: isPixelated
        )
        return ArchiveNode(frame: frame, content: .image(image))
    }

    @Test func symbolIsSpokenOnlyWithALabel() {
        let symbol = ArchiveSketch.symbol("chevron.left", x: 0, y: 0)
        let labelled = symbol.with { $0.accessibility = ArchiveAccessibility(label: "Back") }
        let button = ArchiveNode(frame: frame, content: .button("a"), children: [symbol, ArchiveSketch.text("All")])
        #expect(!html(symbol).contains("chevron"))
        #expect(html(labelled).contains("aria-label=\"Back\""))
        #expect(html(button).contains("aria-label=\"All\""))
    }

    @Test func timerNamesTheDigitsOfItsLocale() {
        let timer = ArchiveSketch.live(.timer(Gallery.now + 65))
        let arabic = HTMLDrawing(now: Gallery.now, locale: Locale(identifier: "ar_EG"))
        #expect(html(timer, drawing: arabic).contains("data-zero=\"٠\""))
        #expect(html(timer, drawing: arabic).contains("١:٠٥"))
        #expect(!html(timer).contains("data-zero"))
    }

    @Test(arguments: [(1, true), (0.5, false)])
    func backgroundThatHidesTheGroundIsMarked(opacity: Double, isMarked: Bool) {
        let black = paint(0x000000, opacity: opacity)
        let whole = ArchiveSketch.shape(.rectangle, ArchiveRect(x: 0, y: 0, width: 158, height: 158), paint: black)
        for background in [whole, ArchiveNode(frame: whole.frame, children: [whole])] {
            #expect(html(background: [background]).contains("class=\"vb vo\"") == isMarked)
        }
        #expect(!html(background: [ArchiveSketch.shape(.rectangle, frame, paint: black)]).contains("vb vo"))
    }

    /// Else the round start of a dial would have the last colour.
    @Test func bothEndsOfAnAngularGradientReachIntoItsGap() {
        func drawn(_ start: Double, _ end: Double) -> String {
            let paint = ArchivePaint.angular(
                ArchiveSketch.gradient(0x00ff00, 0xff0000),
                center: ArchivePoint(x: 0.5, y: 0.5),
                startAngle: start,
                endAngle: end
            )
            return html(ArchiveSketch.shape(.circle, frame, paint: paint))
        }
        #expect(drawn(135, 405).contains("#00ff00 0deg,#ff0000 270deg,#ff0000 315deg,#00ff00 315deg"))
        #expect(drawn(405, 135).contains("#ff0000 0deg,#00ff00 270deg,#00ff00 315deg,#ff0000 315deg"))
        #expect(drawn(-90, 270).contains("#00ff00 0deg,#ff0000 360deg)"))
    }

    @Test func mirroredGaugeAndSymbolAreDrawnFromTheRight() {
        var gauge = ArchiveSketch.gauge(.bar, .fraction(0.25), frame)
        #expect(!html(gauge).contains("scaleX(-1)"))
        if case .gauge(var bar) = gauge.content {
            bar.isMirrored = true
            gauge.content = .gauge(bar)
        }
        #expect(html(gauge).contains("transform:scaleX(-1)"))
        let paint = paint(0x000000)
        let name = "chevron.forward"
        let symbol = ArchivedSymbol(name: name, paints: [paint], isMirrored: true)
        #expect(html(ArchiveNode(frame: frame, content: .symbol(symbol))).contains("matrix(-1 0 0 1"))
        let run = ArchivedText.Run(string: name, style: 0, x: 0, width: 9, isSymbol: true, isMirrored: true)
        let line = ArchivedText.Line(frame: frame, baseline: 9, runs: [run])
        let text = ArchivedText(styles: [ArchivedTextStyle(size: 12, paint: paint)], lines: [line], string: "")
        #expect(html(ArchiveNode(frame: frame, content: .text(text))).contains("matrix(-1 0 0 1"))
    }

    /// Every start tag has its end tag in the right order, and every attribute is in double quotes.
    ///
    /// Each run has archives of its own, so that few are enough.
    @Test(arguments: [UInt64.random(in: 0...UInt64.max)])
    func tagsAreBalancedAndTheSameArchiveGivesTheSameBytes(seed: UInt64) throws {
        var random = RandomArchives(seed: seed)
        for archive in Gallery.pieces.map(\.archive) + (0..<25).map({ _ in random.archive() }) {
            let html = drawing.html(for: archive)
            try expectBalanced(html, seed)
            #expect(drawing.html(for: archive) == html, "seed \(seed)")
        }
    }

    @Test(arguments: HostileStrings.texts)
    func tagsAreBalancedForHostileTexts(_ text: String) throws {
        let label = ArchiveAccessibility(label: text, value: text, hint: text)
        let nodes = [
            ArchiveSketch.text(text), ArchiveSketch.text(text, text, isTruncated: true, whole: text),
            ArchiveNode(frame: frame, content: .button(text), accessibility: label),
            ArchiveNode(frame: frame, content: .link("app:\(text)")),
            ArchiveSketch.live(.timer(Gallery.now), prefix: text, suffix: text),
        ]
        let archive = EntryArchive(size: ArchiveSize(width: 158, height: 158), content: nodes, url: "app:\(text)")
        let html = HTMLDrawing(now: Gallery.now, locale: Locale(identifier: text), idPrefix: text).html(for: archive)
        try expectBalanced(html, 0)
        #expect(!html.contains("<xx"))
    }

    private func expectBalanced(_ html: String, _ seed: UInt64) throws {
        let tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+(?:="[^"<>]*")?)*)(\/?)>/
        var open: [Substring] = []
        // Browsers parse code points: a combining mark after a tag is not a part of the tag.
        let plain = String(String.UnicodeScalarView(html.unicodeScalars.map { $0.isASCII ? $0 : "?" }))
        var rest = plain[...]
        while let next = rest.firstIndex(of: "<") {
            let match = try #require(
                try tag.prefixMatch(in: rest[next...]),
                "no tag at \(rest[next...].prefix(80)), seed \(seed)"
            )
            rest = rest[match.range.upperBound...]
            let name = match.output.2
            if match.output.1 == "/" {
                #expect(open.popLast() == name, "seed \(seed)")
            } else if match.output.4 != "/", name != "img" {
                open.append(name)
            }
        }
        #expect(open.isEmpty, "seed \(seed)")
    }

    @Test func positionsAreWrittenAsPlainNumbers() {
        #expect(html(area(0)).contains("left:10px;top:20px;width:40px;height:30px"))
    }

    @Test func plainGroupHasNoBoxAndOffsetsItsChildren() {
        let child = ArchiveSketch.shape(.rectangle, ArchiveRect(x: 1, y: 2, width: 3, height: 4))
        let text = html(ArchiveSketch.box(frame, [child]))
        #expect(text.contains("left:11px;top:22px;width:3px;height:4px"))
        #expect(!text.contains("left:10px;top:20px"))
    }

    @Test func appearanceSelectsTheColor() {
        #expect(html(area(0x112233, 0x445566)).contains("#112233"))
        #expect(html(area(0x112233, 0x445566), drawing: dark).contains("#445566"))
    }

    @Test func tintedDrawingTintsOnlyTheAccentGroupAndHasNoBackground() {
        let accented = ArchiveSketch.box(frame, isAccented: true, [area(0xff0000)])
        let circle = ArchiveSketch.shape(.circle, frame, paint: paint(0xff0000))
        let html = html(accented, circle, background: [area(0x00ff00)], drawing: tinted)
        #expect(html.contains("#123456"))
        #expect(html.contains("#ffffff"))
        #expect(!html.contains("#ff0000") && !html.contains("#00ff00") && !html.contains("class=\"vb\""))
    }

    @Test(
        arguments: [
            (ArchivedImage.AccentedMode.fullColor, ""), (.desaturated, "0.213"), (.accentedDesaturated, "0.213"),
            (.accented, "0 0 0 0 0.071"), (nil, "0 0 0 0 1 "),
        ] as [(ArchivedImage.AccentedMode?, String)]
    )
    func pictureIsRecolouredByItsMode(mode: ArchivedImage.AccentedMode?, filter: String) {
        let html = html(image("image/png", mode), drawing: tinted)
        #expect(html.contains("<filter") == !filter.isEmpty)
        #expect(filter.isEmpty || html.contains(filter), "\(html)")
    }

    @Test(arguments: [true, false, nil])
    func pixelsOfAnImageStaySharp(isPixelated: Bool?) {
        for scaling in [ArchivedImage.Scaling.stretch, .tile] {
            let html = html(image(scaling: scaling, isPixelated: isPixelated))
            #expect(html.contains(";image-rendering:pixelated") == (isPixelated == true))
        }
    }

    @Test func multicolourSymbolKeepsItsColoursOnlyWhereColoursAreFull() {
        let symbol = ArchivedSymbol(name: "cloud.rain.fill", paints: [paint(0x112233)], isMulticolor: true)
        let node = ArchiveNode(frame: frame, content: .symbol(symbol))
        let full = html(node)
        #expect(full.contains("fill=\"#ffffff\"") && full.contains("stroke=\"#00c0e8\"") && !full.contains("#112233"))
        #expect(html(node, drawing: dark).contains("#3cd3fe"))
        #expect(!html(node, drawing: tinted).contains("#3cd3fe"))
    }

    @Test func paletteColoursTheSignAndItsEnclosure() {
        func drawn(_ name: String, _ mode: HTMLDrawing) -> String {
            let symbol = ArchivedSymbol(name: name, paints: [paint(0xffffff), paint(0x00ff00)])
            return html(ArchiveNode(frame: frame, content: .symbol(symbol)), drawing: mode)
        }
        #expect(drawn("checkmark.seal.fill", drawing).contains(/fill="#00ff00".*fill="#ffffff"/))
        #expect(!drawn("bell.fill", drawing).contains("#00ff00"))
        #expect(!drawn("checkmark.seal.fill", tinted).contains("#00ff00"))
    }

    @Test(arguments: [(nil, "#f8f8fa"), (true, "#28282a")])
    func materialIsDrawnInItsOwnAppearance(isDark: Bool?, color: String) {
        let material = ArchiveSketch.shape(.rectangle, frame, paint: .material(thickness: 3, isDark: isDark))
        #expect(html(material).contains("background:\(color)"), "\(html(material))")
    }

    @Test func linesAndBackgroundOfATextHaveTheirOwnColours() {
        var style = ArchiveSketch.style()
        style.underline = ArchivedTextLine(pattern: .dots, color: ArchiveSketch.color(0xff0000))
        style.background = ArchiveSketch.color(0x00ff00)
        let markup = html(ArchiveSketch.text("a", style: style))
        #expect(markup.contains("text-decoration:underline dotted #ff0000"), "\(markup)")
        #expect(markup.contains("background-color:#00ff00"), "\(markup)")
        (style.underline, style.strikethrough) = (nil, ArchivedTextLine())
        #expect(html(ArchiveSketch.text("a", style: style)).contains("text-decoration:line-through solid"))
    }

    @Test func mixedElementStaysMixedBehindFurtherEffects() {
        let markup = html(area(0).with { $0.effects = [.blend(.softLight), .opacity(0.5)] })
        #expect(markup.contains("mix-blend-mode:soft-light"), "\(markup)")
        #expect(EffectLayer.layers(of: [.blend(.softLight), .opacity(0.5)]).count == 1)
    }

    @Test func textOfAMaterialIsAsTheMaterial() {
        let style = ArchiveSketch.style(paint: .material(thickness: 5, isDark: false))
        #expect(html(ArchiveSketch.text("a", style: style)).contains(";color:#f8f8fa"))
    }

    @Test func everySymbolWithLayersIsASignInAnEnclosureAndEachMulticolourOneIsDrawn() {
        let names = SymbolDrawing.names.filter { SymbolLayers.has($0) }
        #expect(names.count == 131)
        #expect(names.allSatisfy { SymbolDrawing.drawing(named: $0)?.inLayers.parts.map(\.form) == [.solid, .solid] })
        #expect(SymbolDrawing.names.count { SymbolColors.colors(of: $0) != nil } == 26)
    }

    @Test func furtherValueOfALiveTextTicksInItsOwnStyle() throws {
        let node = ArchiveSketch.live(.time(Gallery.now), suffix: ", ")
        guard case .liveText(var text) = node.content else {
            Issue.record("expected a live text")
            return
        }
        text.after = [ArchivedLiveText.Words(text: "", style: text.style, value: .relative(Gallery.now))]
        let markup = html(node.with { $0.content = .liveText(text) })
        #expect(markup.matches(of: /<time/).count == 2)
        #expect(markup.contains(/<time[^>]*data-live="relative"[^>]*>0 sec<\/time>/))
    }

    @Test func standByHasNoBackgroundAndAtNightOneHue() {
        func drawn(_ mode: HTMLDrawing.RenderingMode) -> String {
            let blue = ArchiveSketch.shape(.circle, frame, paint: paint(0x0000ff))
            let drawing = HTMLDrawing(renderingMode: mode, now: Gallery.now)
            return html(area(0xffffff), blue, background: [area(0x00ff00)], drawing: drawing)
        }
        let (day, night) = (drawn(.withoutBackground), drawn(.night))
        #expect(day.contains("#0000ff") && !day.contains("#00ff00") && !day.contains("class=\"vb\""))
        #expect(night.contains("#ff423a") && night.contains("#1d0706"), "\(night)")
        #expect(!night.contains("#0000ff") && !night.contains("#00ff00"))
    }

    @Test(arguments: [(false, "#e9152d"), (true, "#ff6165")])
    func increasedContrastDrawsTheSystemsOtherColours(isDark: Bool, color: String) {
        let drawing = HTMLDrawing(isDark: isDark, isContrastIncreased: true, now: Gallery.now)
        #expect(html(area(0xff383c, 0xff4245), drawing: drawing).contains(color))
    }

    @Test func vibrantDrawingHasNoColors() {
        let vibrant = HTMLDrawing(renderingMode: .vibrant, now: Gallery.now)
        #expect(html(area(0xff0000), drawing: vibrant).contains("#4c4c4c"))
    }

    @Test func lockedDrawingOmitsPrivateText() {
        let locked = HTMLDrawing(now: Gallery.now, hidesPrivate: true).html(for: Gallery.privacy)
        #expect(!locked.contains("1,234"))
        #expect(drawing.html(for: Gallery.privacy).contains("1,234"))
    }

    @Test(arguments: [(nil, "de-DE", "2. März 2033"), ("en", "en-DE", "2. March 2033"), ("ko", "ko-DE", "2033년 3월 2일")])
    func liveTextIsInTheLanguageOfTheArchive(language: String?, tag: String, day: String) {
        let date = Date(timeIntervalSince1970: 1_993_334_400)
        var archive = EntryArchive(size: frame.size, content: [ArchiveSketch.live(.date(date))])
        archive.language = language
        let html = HTMLDrawing(now: Gallery.now, locale: Locale(identifier: "de_DE")).html(for: archive)
        #expect(html.contains(" lang=\"\(tag)\"") && html.contains(day), "\(html)")
    }

    @Test(arguments: [
        ArchivedLiveText.Value.timer(Gallery.now + 59), .timer(Gallery.now + 3599),
        .number(1234, minimumFractionDigits: 0, maximumFractionDigits: 0),
    ])
    func barOfALiveTextIsAsWideAsTheTextThatItHides(_ value: ArchivedLiveText.Value) throws {
        let node = ArchiveSketch.live(value).with { $0.frame.size.width = 150 }
        guard case .liveText(let text) = node.content else {
            Issue.record("expected a live text")
            return
        }
        let words = LocaleLiveText(locale: drawing.locale, timeZone: .gmt).words(for: text, now: Gallery.now)
        let bar = try #require(
            html(node, drawing: HTMLDrawing(now: Gallery.now, isPlaceholder: true))
                .firstMatch(of: #/class="v vr" style="left:[0-9.]+px;top:[0-9.-]+px;width:([0-9.]+)px/#)
        )
        let width = try #require(Double(bar.1))
        #expect(abs(width - ArchiveSketch.width(of: words, text.style)) < 0.01, "\(words): \(width)")
    }

    @Test func placeholderHasNoTextAndNoImages() {
        let drawing = HTMLDrawing(now: Gallery.now, isPlaceholder: true)
        let html = drawing.html(for: Gallery.pictures) + drawing.html(for: Gallery.scripts)
        #expect(!html.contains("base64") && !html.contains(">한강공원"))
    }

    @Test func refusedAddressProducesNoLink() {
        for address in HostileStrings.addresses {
            let html = html(ArchiveNode(frame: frame, content: .link(address)))
            #expect(!html.contains("<a") && !html.contains("data-url"), "\(address)")
        }
    }

    @Test(arguments: [
        "https://example.org/a?b=c#d", "http://localhost:80", "lucidpal://habits", "mailto:a@b.c",
        "com.example.app+x.y-z:1",
    ])
    func webAndAppAddressesProduceALink(_ address: String) {
        #expect(html(ArchiveNode(frame: frame, content: .link(address))).contains("<a href=\"#\""))
    }

    @Test func controlInsideAControlIsNotAControl() {
        let inner = ArchiveNode(frame: frame, content: .button("a1"))
        #expect(!html(ArchiveSketch.box(frame, .button("a0"), [inner])).contains("a1"))
    }

    @Test(arguments: ["image/svg+xml", "text/html", "", "image/png\" onload=\"x"])
    func otherMediaTypesAreNotDrawn(_ type: String) {
        #expect(!html(image(type)).contains("<img"))
    }

    @Test func identifiersAreUniqueAcrossDrawingsOfTheSameArchive() throws {
        let identifiers = ["a", "b"]
            .flatMap {
                HTMLDrawing(now: Gallery.now, idPrefix: $0).html(for: Gallery.effects).matches(of: /id="([^"]+)"/)
            }
            .map(\.output.1)
        #expect(identifiers.count == 10 && Set(identifiers).count == 10)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -5])
    func extremeNumbersDoNotTrap(_ number: Double) throws {
        let strange = ArchiveRect(x: number, y: number, width: number, height: number)
        let stroke = ArchivedShape.Stroke(width: number, dash: [number], dashPhase: number, isInside: true)
        let gradient = ArchivePaint.linear(
            ArchiveSketch.gradient(1, 2),
            start: ArchivePoint(x: number, y: 0),
            end: ArchivePoint(x: 0, y: number)
        )
        var nodes: [ArchiveNode] = []
        for form: ArchivedGauge.Form in [.bar, .barWithMarker, .ring, .dial] {
            nodes.append(ArchiveSketch.gauge(form, .fraction(number), strange, paint: gradient, thickness: number))
        }
        for outline: ArchivedShape.Outline in [
            .circle, .capsule, .roundedRectangle(radii: [number], isContinuous: true),
        ] {
            nodes.append(ArchiveSketch.shape(outline, strange, paint: gradient, stroke: stroke))
            nodes.append(ArchiveSketch.shape(outline, strange, paint: gradient, trim: 0...0.5))
            nodes.append(
                ArchiveSketch.box(strange, effects: [.clip(outline), .opacity(number), .blur(radius: number)], [])
            )
        }
        nodes.append(ArchiveSketch.live(.relative(Date(timeIntervalSinceReferenceDate: number))))
        nodes.append(ArchiveSketch.live(.time(Date(timeIntervalSinceReferenceDate: number))))
        nodes.append(ArchiveSketch.live(.number(number, minimumFractionDigits: 9, maximumFractionDigits: -1)))
        try expectBalanced(drawing.html(for: EntryArchive(size: strange.size, content: nodes)), 0)
    }
}
