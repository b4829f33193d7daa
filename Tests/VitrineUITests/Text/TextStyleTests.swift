#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

@MainActor
struct TextStyleTests {
    @Test func innermostModifierWins() {
        let view = row(Text("a").font(.caption), Text("b")).font(.title)
        #expect(styles(view).map(\.size) == [12, 28])
        let red = Text("a").foregroundColor(.red)
        #expect(styles(red.foregroundColor(.blue)) == styles(red))
    }

    @Test(arguments: [
        (Font.custom("Inter", size: 12), "the font \"Inter\" is drawn as the system's font"),
        (.title.width(.condensed), "a font of another width is drawn in the standard width"),
        (.title.lowercaseSmallCaps(), "small capitals are drawn as ordinary letters"),
    ])
    func findingSaysWhatTheDrawingOfAFontLacks(font: Font, message: String) {
        let date = Date(timeIntervalSince1970: 0)
        #expect(ArchiveLines.findings(Text("a").font(font)) == ["approximated: \(message)"])
        #expect(ArchiveLines.findings(Text(date, style: .time).font(font)).contains("approximated: \(message)"))
        #expect(ArchiveLines.findings(Text("a").font(.body).font(font)) == [])
    }

    @Test func innermostWidthWins() {
        let message = "approximated: a font of another width is drawn in the standard width"
        #expect(ArchiveLines.findings(Text("a").fontWidth(.standard).fontWidth(.expanded)) == [])
        #expect(ArchiveLines.findings(Text("a") + Text("b").fontWidth(.expanded)) == [message])
        #expect(ArchiveLines.findings(HStack { Text("a") }.fontWidth(.compressed)) == [message])
    }

    @Test func modifiersOfAJoinedTextApplyToPartsWithoutTheirOwn() {
        let view = (Text("a") + Text("b").fontWeight(.light)).bold()
        #expect(styles(view).map(\.weight) == [700, 300])
    }

    @Test(arguments: [
        (Text("x").bold(), 700, false, false), (Text("x").italic(), 400, true, false),
        (Text("x").monospacedDigit(), 400, false, true), (Text("x").fontWeight(.semibold).italic(), 600, true, false),
    ])
    func textModifiersSetTheStyle(text: Text, weight: Int, isItalic: Bool, hasTabularDigits: Bool) {
        let style = styles(text)[0]
        #expect(style.weight == weight)
        #expect(style.isItalic == isItalic)
        #expect(style.hasMonospacedDigits == hasTabularDigits)
    }

    @Test func viewModifiersSetTheStyleOfAllTexts() {
        let view = VStack { Text("x") }.bold().italic().underline().strikethrough().kerning(2).monospaced()
        let style = styles(view)[0]
        #expect(style.weight == 700)
        #expect(style.isItalic && style.underline != nil && style.strikethrough != nil)
        #expect(style.kerning == 2)
        #expect(style.design == .monospaced)
    }

    @Test func linesKeepTheirPatternAndColour() {
        let red = ArchivedTextLine(color: Color.red.archived)
        let dots = ArchivedTextLine(pattern: .dots, color: Color.blue.archived)
        let own = styles(Text("a").underline(color: .red).strikethrough(pattern: .dot, color: .blue))[0]
        #expect(own.underline == red && own.strikethrough == dots)
        let outer = styles(VStack { Text("a") }.underline(pattern: .dashDot).strikethrough(color: .red))[0]
        #expect(outer.underline == ArchivedTextLine(pattern: .dashes) && outer.strikethrough == red)
        #expect(styles(VStack { Text("a").underline(false) }.underline())[0].underline == nil)
    }

    @Test func monospacedDigitsHaveEqualWidths() {
        func width(_ string: String) -> Double {
            Archived.leaves(Archived.entry(Text(string).monospacedDigit(), 200))[0].frame.size.width
        }
        #expect(width("11:11") == width("00:00"))
    }

    @Test func dynamicTypeScalesTextStylesOnlyAndWithinARange() {
        let view = column(Text("a").font(.body), Text("b").font(.system(size: 17))).dynamicTypeSize(.xxxLarge)
        #expect(styles(view).map(\.size) == [23, 17])
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility5
        #expect(styles(Text("a").dynamicTypeSize(...DynamicTypeSize.large), environment).map(\.size) == [17])
    }

    @Test func textCaseConvertsTheCharacters() {
        let entry = Archived.entry(Text("Ab").textCase(.uppercase), 100)
        #expect(Archived.texts(entry)[0].string == "AB")
    }

    @Test func redactionHidesTextButKeepsItsSpace() {
        var environment = EnvironmentValues()
        environment.redactionReasons = .placeholder
        let shown = Archived.leaves(Archived.entry(Text("secret"), 100))[0]
        let hidden = Archived.entry(Text("secret"), 100, environment: environment)
        #expect(Archived.leaves(hidden).map(\.frame) == [shown.frame])
        #expect(Archived.texts(hidden).map(\.isRedacted) == [true])
    }

    @Test func textCanHaveADifferentSpokenLabel() {
        let nodes = Archived.leaves(Archived.entry(Text("5 km").accessibilityLabel("five kilometres"), 100))
        #expect(nodes[0].accessibility?.label == "five kilometres")
    }

    private func styles<V: View>(_ view: V, _ environment: EnvironmentValues = EnvironmentValues())
        -> [ArchivedTextStyle]
    {
        Archived.texts(Archived.entry(view, 400, environment: environment)).flatMap(\.styles)
    }
}
#endif
