import Foundation
import Testing
import VitrineTesting
import WidgetArchive
import WidgetDrawing

/// What the audit finds in a drawing, and what it leaves alone.
struct WidgetAuditTests {
    private static let whole = ArchiveRect(x: 0, y: 0, width: 158, height: 158)
    private static let tint = ArchiveRGBA(rawValue: 0x9ecc_ffff)
    private static let white = ArchivePaint.color(ArchiveSketch.color(0xffffff))

    private func findings(
        _ content: [ArchiveNode],
        _ appearance: DrawnAppearance = .light,
        background: [ArchiveNode] = [],
        margin: Double = 0,
        isContrastIncreased: Bool = false,
        wallpaper: DrawnWallpaper = .usual
    ) -> [ArchiveFinding] {
        WidgetAudit(
            appearance: appearance,
            contentMargin: margin,
            isContrastIncreased: isContrastIncreased,
            wallpaper: wallpaper
        )
        .findings(in: EntryArchive(size: Self.whole.size, background: background, content: content))
    }

    private func text(_ text: String = "Run", _ style: ArchivedTextStyle = ArchiveSketch.style()) -> ArchiveNode {
        ArchiveSketch.text(text, x: 40, y: 40, style: style)
    }

    /// The text in a colour.
    private func text(_ light: UInt32, _ dark: UInt32? = nil, opacity: Double = 1) -> ArchiveNode {
        text("Run", ArchiveSketch.style(paint: .color(ArchiveSketch.color(light, dark, opacity: opacity))))
    }

    private func area(
        _ color: UInt32,
        opacity: Double = 1,
        _ frame: ArchiveRect = ArchiveRect(x: 20, y: 20, width: 118, height: 118)
    ) -> ArchiveNode {
        ArchiveSketch.shape(.rectangle, frame, paint: .color(ArchiveSketch.color(color, opacity: opacity)))
    }

    /// A text in a box of the widget's size with an effect.
    private func text(_ effect: ArchiveEffect, _ text: ArchiveNode) -> ArchiveNode {
        ArchiveNode(frame: Self.whole, effects: [effect], children: [text])
    }

    @Test(arguments: [DrawnAppearance.light, .dark, .tinted(tint), .clear, .lockScreen])
    func primaryTextCanBeReadEverywhere(appearance: DrawnAppearance) {
        #expect(findings([text()], appearance) == [])
    }

    /// On the bright wallpaper, faint white text on glass has too little contrast; on the dark one it has enough.
    @Test func wallpaperBehindGlassDecides() {
        for (wallpaper, kinds) in [(0xc3cf_dbff, [.lowContrast]), (0x2a31_4aff, [])]
            as [(UInt32, [ArchiveFinding.Kind])]
        {
            let color = ArchiveRGBA(rawValue: wallpaper)
            let drawn = DrawnWallpaper(brightest: color, brightestDimmed: color)
            #expect(findings([text(0xffffff, opacity: 0.6)], .clear, wallpaper: drawn).map(\.kind) == kinds)
        }
    }

    @Test func emojiHasItsOwnColours() {
        let white = ArchiveSketch.style(paint: Self.white)
        #expect(findings([text("\u{1f43c} \u{2764}\u{fe0f}", white)]) == [])
        #expect(findings([text("\u{1f43c} 1", white)]).map(\.kind) == [.lowContrast])
    }

    /// White at 60 % is the system's secondary text.
    @Test(
        arguments: [DrawnWallpaper.usual, .mist, .leaves, .night],
        [DrawnAppearance.tinted(tint), .clear, .lockScreen]
    )
    func secondaryTextCanBeReadOverEveryWallpaper(wallpaper: DrawnWallpaper, appearance: DrawnAppearance) {
        #expect(findings([text(0xffffff, opacity: 0.6)], appearance, wallpaper: wallpaper) == [])
    }

    /// The system scales widgets up in StandBy, and large text needs less contrast.
    @Test func secondaryTextInADarkRoomIsLargeText() {
        #expect(findings([text(0xffffff, opacity: 0.68)], .standByNight) == [])
        #expect(findings([text(0xffffff, opacity: 0.4)], .standByNight).map(\.kind) == [.lowContrast])
    }

    @Test func groundsOverTheUsualWallpaperAreThose() {
        let appearances = [DrawnAppearance.tinted(Self.tint), .clear, .lockScreen]
        #expect(appearances.map { $0.ground().hexadecimal } == ["#232034ff", "#5c3a55ff", "#51304bff"])
    }

    @Test func contrastIsThatOfTheDrawnColours() {
        let grey = text(0x8e8e93)
        let message = "the text \"Run\" has a contrast of 3.2 : 1, #8e8e93 on #ffffff; 15 points need 4.5 : 1"
        #expect(findings([grey]) == [ArchiveFinding(.lowContrast, message)])
        #expect(findings([grey], .dark) == [])
        #expect(findings([area(0x000000), grey]) == [], "the area is behind the text")
        #expect(findings([grey, area(0x000000)]).count == 1, "the area is above the text")
    }

    /// What is outside of the widget, or cut off, is not seen.
    @Test func onlyWhatIsSeenOfATextIsJudged() {
        let outside = ArchiveSketch.text("Run", x: 40, y: 170, style: ArchiveSketch.style(paint: Self.white))
        #expect(findings([outside]) == [])
        let clipped = ArchiveNode(
            frame: ArchiveRect(x: 0, y: 0, width: 30, height: 158),
            effects: [.clip(.rectangle)],
            children: [text(0xffffff)]
        )
        #expect(findings([clipped]) == [])
        #expect(findings([text(0xffffff)]).map(\.kind) == [.lowContrast])
    }

    @Test func tintThatHidesTheSymbolsIsAFinding() {
        func ring(_ tint: UInt32, isAccented: Bool = true) -> [ArchiveFinding] {
            let ring = ArchiveSketch.shape(.circle, ArchiveRect(x: 0, y: 0, width: 20, height: 20), paint: Self.white)
            let frame = ArchiveRect(x: 20, y: 20, width: 20, height: 20)
            let group = ArchiveNode(frame: frame, isAccented: isAccented, children: [ring])
            return findings([group], .tinted(ArchiveRGBA(rawValue: tint << 8 | 0xff)))
        }
        let message =
            "symbols and shapes in the tint #000000 have a contrast of 1.3 : 1 with the widget; they need 3 : 1. Choose a lighter tint"
        #expect(ring(0x000000) == [ArchiveFinding(.lowContrast, message)])
        #expect(ring(0x000000, isAccented: false) == [], "only the accent group is drawn in the tint")
        #expect(ring(0x9eccff) == [])
        #expect(ring(0xffffff) == [])
    }

    @Test func largeAndBoldTextNeedsLess() {
        let paint = ArchivePaint.color(ArchiveSketch.color(0x8e8e93))
        #expect(findings([text("Run", ArchiveSketch.style(18, paint: paint))]) == [])
        #expect(findings([text("Run", ArchiveSketch.style(12, weight: 700, paint: paint))]) == [])
        #expect(findings([text("Run", ArchiveSketch.style(17.9, weight: 600, paint: paint))]).count == 1)
    }

    @Test func translucentTextAndAreasAreMixedWithTheirGround() {
        #expect(findings([text("Run", ArchiveSketch.style(paint: ArchiveSketch.secondary))]).count == 1)
        #expect(findings([area(0x000000, opacity: 0.5), text()]).count == 0)
        #expect(findings([area(0x000000, opacity: 0.9), text()]).map(\.kind) == [.lowContrast])
        #expect(findings([text(.opacity(0.3), text())]).map(\.kind) == [.lowContrast])
    }

    @Test func containerBackgroundIsTheGroundOnlyWhereItIsDrawn() {
        let (black, white) = (area(0x000000, Self.whole), text(0xffffff))
        #expect(findings([white], background: [black]) == [])
        #expect(findings([white]).map(\.kind) == [.lowContrast])
        #expect(findings([white], .tinted(Self.tint), background: [black]) == [])
    }

    @Test func gradientIsJudgedWhereTheTextIs() {
        let gradient = ArchivePaint.linear(
            ArchiveSketch.gradient(0x000000, 0xffffff),
            start: ArchivePoint(x: 0.5, y: 0),
            end: ArchivePoint(x: 0.5, y: 1)
        )
        let ground = ArchiveSketch.shape(.rectangle, Self.whole, paint: gradient)
        let style = ArchiveSketch.style(paint: Self.white)
        for (y, kinds) in [(4, []), (130, [.lowContrast])] as [(Double, [ArchiveFinding.Kind])] {
            #expect(findings([ground, ArchiveSketch.text("Run", x: 20, y: y, style: style)]).map(\.kind) == kinds)
        }
    }

    @Test func textAndItsGroundInOneGroupAreOneColour() {
        let both = ArchiveSketch.box(Self.whole, isAccented: true, [area(0x0000ff), text(0xffffff)])
        let found = findings([both], .tinted(Self.tint))
        #expect(found.map(\.kind) == [.hiddenByAccent])
        #expect(found.first?.message.contains("the accent group") == true)
        #expect(findings([both]) == [], "full colour shows white on blue")
        #expect(findings([area(0x0000ff), text()], .clear).map(\.kind) == [.hiddenByAccent])
    }

    @Test func tintLikeTheGroundIsFound() {
        let accented = ArchiveSketch.box(Self.whole, isAccented: true, [text()])
        let tint = DrawnAppearance.tinted(Self.tint).ground()
        #expect(findings([accented], .tinted(tint)).map(\.kind) == [.lowContrast])
        #expect(findings([accented], .tinted(Self.tint)) == [])
    }

    @Test func pictureWithoutAModeBecomesAnAreaOfOneColour() {
        func picture(_ mode: ArchivedImage.AccentedMode?) -> ArchiveNode {
            let image = ArchivedImage(
                data: .init([1]),
                mediaType: "image/png",
                pixelWidth: 60,
                pixelHeight: 40,
                accentedMode: mode
            )
            return ArchiveNode(frame: ArchiveRect(x: 20, y: 20, width: 118, height: 118), content: .image(image))
        }
        #expect(findings([picture(nil)], .clear).map(\.kind) == [.flatPicture])
        #expect(findings([picture(nil), text()], .clear).map(\.kind) == [.flatPicture, .hiddenByAccent])
        #expect(findings([picture(nil)], .dark) == [])
        for mode in ArchivedImage.AccentedMode.allCases { #expect(findings([picture(mode)], .clear) == []) }
        #expect(findings([picture(.fullColor), text()]) == [], "text over an image is not judged")
    }

    @Test func textBelowNinePointsIsFound() {
        #expect(findings([text("Run", ArchiveSketch.style(8.9))]).map(\.kind) == [.smallText])
        #expect(findings([text("Run", ArchiveSketch.style(9))]) == [])
        let half = ArchiveEffect.scale(x: 0.5, y: 0.5, anchor: ArchivePoint(x: 0.5, y: 0.5))
        #expect(findings([text(half, text("Run", ArchiveSketch.style(16)))]).map(\.kind) == [.smallText])
    }

    @Test(arguments: [(27.0, 40.0, true), (28, 28, false), (40, 27.5, true), (44, 44, false)])
    func targetIsAtLeast28Points(width: Double, height: Double, isFound: Bool) {
        let frame = ArchiveRect(x: 20, y: 20, width: width, height: height)
        for content in [ArchiveContent.button("a0"), .link("a:b"), .toggle("a1", isOn: true)] {
            let node = ArchiveNode(frame: frame, content: content)
            #expect(findings([node]).map(\.kind) == (isFound ? [.smallTarget] : []))
            #expect(findings([node], .lockScreen) == [], "nothing on the lock screen is tapped")
        }
    }

    @Test func textOutsideTheMarginsIsFound() {
        #expect(findings([ArchiveSketch.text("Run", x: 16, y: 16)], margin: 16) == [])
        let found = findings([ArchiveSketch.text("Run", x: 10, y: 16)], margin: 16)
        let message = "the text \"Run\" is 6 points outside the content margin of 16: leave it inside"
        #expect(found == [ArchiveFinding(.outsideMargins, message)])
        #expect(WidgetAudit.margin(system: 16, isDisabled: true) == 11)
        #expect(WidgetAudit.margin(system: 0, isDisabled: true) == 0)
    }

    @Test func redactedAndInvisibleTextIsNotJudged() {
        var hidden = text(0xffffff)
        hidden.effects = [.opacity(0)]
        var redacted = text(0xffffff)
        if case .text(var content) = redacted.content {
            content.isRedacted = true
            redacted.content = .text(content)
        }
        #expect(findings([hidden, redacted]) == [])
    }

    @Test func increasedContrastReplacesSystemColoursOnly() {
        let orange = text(0xff8d28, 0xff9230)
        #expect(findings([orange]).map(\.kind) == [.lowContrast])
        #expect(findings([orange], isContrastIncreased: true) == [])
        #expect(findings([text(0xff8d28)], isContrastIncreased: true).map(\.kind) == [.lowContrast])
        let secondary = ArchiveSketch.style(paint: ArchiveSketch.secondary)
        #expect(findings([text("Run", secondary)], isContrastIncreased: true) == [])
    }

    @Test func manyFaultsAreNamedUpToALimit() {
        let texts = (0..<100).map { text("Text \($0)", ArchiveSketch.style(paint: Self.white)) }
        #expect(findings(texts).count == 24)
    }
}
