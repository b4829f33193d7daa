#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

@MainActor
struct TextLayoutTests {
    @Test func lineIsAsWideAsItsTrackedAdvancesAndItsBoxEndsAtAPixel() {
        let entry = Archived.entry(Text("Hello, World"), 300)
        let line = Archived.texts(entry)[0].lines[0]
        #expect(line.frame.size.width == Archived.width("Hello, World").roundedToThousandths)
        #expect(Archived.leaves(entry)[0].frame.size.width == Archived.boxWidth("Hello, World"))
        #expect(Archived.leaves(entry)[0].frame.size.height == Archived.lineHeight.roundedToThousandths)
    }

    @Test func textThatFitsExactlyIsNotWrapped() {
        let width = Archived.width("Hello, World")
        #expect(lines(Text("Hello, World"), width) == ["Hello, World"])
        #expect(lines(Text("Hello, World"), width - 0.1) == ["Hello,", "World"])
    }

    @Test func linesBreakAtSpacesAndTextIsAsWideAsItsLongestLine() {
        let entry = Archived.entry(Text("one two three"), Archived.width("one two") + 2)
        #expect(strings(entry) == ["one two", "three"])
        let widest = max(Archived.boxWidth("one two"), Archived.boxWidth("three"))
        #expect(Archived.leaves(entry)[0].frame.size.width == widest)
    }

    @Test(arguments: [
        ("self-made man", "made-", ["self-", "made", "man"]),
        ("a\n\nb", "bbbb", ["a", "", "b"]),
        ("a  b", "a", ["a", "b"]),
        ("漢字。漢", "漢字", ["漢", "字。", "漢"]),
        ("「漢」字", "「漢」", ["「漢」", "字"]),
        ("漢「字", "漢字", ["漢", "「字"]),
        ("산책하기 한 시간", "산책하기 한", ["산책하기 한", "시간"]),
        ("👨‍👩‍👧‍👦👍🏽", "👨‍👩‍👧‍👦", ["👨‍👩‍👧‍👦", "👍🏽"]),
    ])
    func linesBreakWhereTheScriptAllows(text: String, width: String, expected: [String]) {
        #expect(lines(Text(text), Archived.width(width) + 0.2) == expected)
    }

    @Test func wordWiderThanTheLineIsBroken() {
        #expect(lines(Text("abcdef"), Archived.width("abc") + 0.1).first == "abc")
    }

    @Test func alignmentMovesShorterLines() {
        for (alignment, share) in [(TextAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1)] {
            let view = Text("wide line\nx").multilineTextAlignment(alignment)
            let text = Archived.texts(Archived.entry(view, 300))[0]
            let free = Archived.width("wide line") - Archived.width("x")
            // The box is up to a pixel wider than its longest line.
            #expect(abs(text.lines[1].frame.origin.x - free * share) < 0.34)
        }
    }

    @Test func lineLimitTruncatesWithAnEllipsis() {
        let entry = Archived.entry(Text("one two three four").lineLimit(1), Archived.width("one two th…"))
        #expect(strings(entry) == ["one two th…"])
        #expect(Archived.texts(entry)[0].isTruncated)
        #expect(Archived.texts(entry)[0].string == "one two three four")
        #expect(entry.findings.map(\.kind) == [.truncated])
    }

    @Test(arguments: [
        (Text.TruncationMode.tail, "abcdef…"), (.head, "…efghij"), (.middle, "abc…hij"),
    ])
    func truncationModeDeterminesThePositionOfTheEllipsis(mode: Text.TruncationMode, expected: String) {
        let view = Text("abcdefghij").monospaced().lineLimit(1).truncationMode(mode)
        let black = ArchivePaint.color(ArchiveColor(light: ArchiveRGBA(rawValue: 0)))
        let style = ArchivedTextStyle(design: .monospaced, size: 17, paint: black)
        let width = FontMetrics.of(style).advance(of: "a") * 17 * 7
        #expect(strings(Archived.entry(view, width + 0.5)) == [expected])
    }

    @Test func limitedHeightShowsWholeLinesOnly() {
        let entry = Archived.entry(Text("a\nb\nc"), 100, Archived.lineHeight * 2.5)
        #expect(strings(entry) == ["a", "b…"])
        #expect(strings(Archived.entry(Text("a"), 100, 3)) == ["a"], "one line is always shown")
    }

    @Test(arguments: [0.9, 0.75, 0.6])
    func scalableTextShrinksToFit(scale: Double) {
        let width = Archived.width("Hello, World")
        let view = Text("Hello, World").lineLimit(1).minimumScaleFactor(0.5)
        let text = Archived.texts(Archived.entry(view, width * scale))[0]
        #expect(!text.isTruncated)
        #expect(text.styles[0].size <= 17 * scale + 0.001)
        // Small text is tracked wider, so it shrinks a little more than in proportion.
        #expect(text.styles[0].size > 17 * scale - 0.8)
        #expect(text.lines[0].frame.size.width <= width * scale + 0.01)
    }

    @Test func textThatDoesNotFitAtTheMinimumScaleIsTruncated() {
        let view = Text("Hello, World").lineLimit(1).minimumScaleFactor(0.5)
        let text = Archived.texts(Archived.entry(view, Archived.width("Hello, World") * 0.4))[0]
        #expect(text.isTruncated)
        #expect(text.styles[0].size == 8.5)
        #expect(text.styles[0].kerning == SystemTypography.tracking(.standard, size: 8.5))
    }

    @Test func reservedLinesSpacingAndKerningTakeUpSpace() {
        func size(_ view: some View) -> ArchiveSize { Archived.leaves(Archived.entry(view, 200))[0].frame.size }
        let (line, leading) = (Archived.lineHeight, Archived.leading)
        #expect(abs(size(Text("a").lineLimit(3, reservesSpace: true)).height - line - 2 * leading) < 0.002)
        #expect(abs(size(Text("a\nb").lineSpacing(10)).height - line - leading - 10) < 0.002, "only between lines")
        let wide = Archived.texts(Archived.entry(Text("abc").kerning(5), 200))[0].lines[0].frame.size.width
        #expect(abs(wide - Archived.width("abc") - 15) < 0.002)
    }

    @Test func differentFontSizesShareOneBaseline() {
        let view = Text("Big").font(.system(size: 40)) + Text(" small").font(.system(size: 10))
        let text = Archived.texts(Archived.entry(view, 300))[0]
        #expect(text.lines.count == 1)
        #expect(text.styles.map(\.size) == [40, 10])
        #expect(text.lines[0].runs.map(\.string) == ["Big", " small"])
        #expect(text.lines[0].runs[1].x == text.lines[0].runs[0].width)
    }

    @Test func baselineOffsetRaisesTheCharacters() {
        let raised = Archived.texts(Archived.entry(Text("x").baselineOffset(6), 100))[0].lines[0]
        #expect(abs(raised.frame.size.height - Archived.lineHeight - 6) < 0.002)
        let plain = Archived.texts(Archived.entry(Text("x"), 100))[0].lines[0]
        #expect(raised.baseline == plain.baseline)
        let mixed = Archived.texts(Archived.entry(Text("x") + Text("2").baselineOffset(6), 100))[0]
        #expect(mixed.lines.count == 2)
        #expect(mixed.lines.allSatisfy { $0.runs.map(\.x) == [0] })
        #expect(abs(mixed.lines[0].baseline - mixed.lines[1].baseline - 6) < 0.002)
        #expect(mixed.lines[1].frame.origin.x == mixed.lines[0].frame.size.width)
    }

    @Test func symbolsAreLaidOutInText() {
        let view = Text("\(Image(systemName: "flame.fill")) 12")
        let text = Archived.texts(Archived.entry(view, 300))[0]
        #expect(text.lines[0].runs.map(\.isSymbol) == [true, false])
        #expect(text.lines[0].runs.map(\.string) == ["flame.fill", " 12"])
    }

    @Test func archiveCarriesTheTrackingOfTheFontsSize() {
        let kerning: (Text) -> Double? = { Archived.texts(Archived.entry($0, 300)).first?.styles.first?.kerning }
        #expect(kerning(Text("a")) == -0.43)
        #expect(kerning(Text("a").font(.largeTitle)) == 0.4)
        #expect(kerning(Text("a").font(.body).kerning(2)) == 1.57)
        #expect(kerning(Text("a").font(.system(.body, design: .rounded))) == 0)
    }

    @Test func linesOfATextStyleStandItsLeadingApart() {
        let lines = Archived.texts(Archived.entry(Text("a\nb\nc").font(.footnote), 100))[0].lines
        #expect(lines.map(\.frame.origin.y) == [0, 18, 36])
        #expect(lines.map(\.frame.size.height) == [15.667, 15.667, 15.667])
        let tight = Archived.texts(Archived.entry(Text("a\nb").font(.body.leading(.tight)), 100))[0].lines
        #expect(tight[1].frame.origin.y == 20)
        let other = Archived.texts(Archived.entry(Text("a\nb").font(.system(size: 13)), 100))[0].lines
        #expect(other[1].frame.origin.y == other[0].frame.size.height, "another size has no leading")
    }

    @Test func textsArePlacedAtPixels() {
        let view = Text("x").offset(x: 0.4, y: 0.6).frame(width: 99, height: 99, alignment: .topLeading)
        let frame = Archived.leaves(Archived.entry(view, 99, 99))[0].frame
        #expect(frame.origin == ArchivePoint(x: 0.333, y: 0.667))
    }

    private func lines(_ text: Text, _ width: CGFloat) -> [String] { strings(Archived.entry(text, width, 500)) }

    private func strings(_ entry: EntryArchive) -> [String] {
        Archived.texts(entry).flatMap(\.lines).map { $0.runs.map(\.string).joined() }
    }
}
#endif
