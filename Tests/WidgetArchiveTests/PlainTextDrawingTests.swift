import Foundation
import Testing
import VitrineTesting

@testable import WidgetArchive

struct PlainTextDrawingTests {
    private let drawing = PlainTextDrawing(now: Gallery.now)

    @Test func habitsWidgetIsDrawnWithItsLayout() {
        let picture = """
            ╭──────────────────────────────────────────────────╮
            │                                                  │
            │   Habits      [#######····]              07:41   │
            │                                                  │
            │                                                  │
            │   ‹book› Read                                ✔   │
            │                                                  │
            │   ‹figure.walk› Stretch                      ○   │
            │                                                  │
            │   ‹drop› Water                               ✔   │
            │                                                  │
            │                                                  │
            ╰──────────────────────────────────────────────────╯

            """
        #expect(drawing.text(for: Gallery.habits) == picture)
    }

    @Test func gaugesAreDrawnAsBarsAndRings() {
        let picture = """
            ╭──────────────────────────────────────────────────╮
            │      ·#       ·#        ##       ··        ··    │
            │   ····####  #·· ###  ######··  #·· ···  ··· ···· │
            │   ·  25  # #      ## #  6   · #  18° ····      · │
            │   ·      · ##     ## #     ·· ##     ····     ·· │
            │    ······   #######  ##    ·   #     ·  ·······  │
            │                                                  │
            │   [########·······] 50%   [················] 3%  │
            │   [###########····] 70%   [················] 0%  │
            │   [#####··········] 30%   [-------------------]  │
            │                                                  │
            │                                                  │
            ╰──────────────────────────────────────────────────╯

            """
        #expect(drawing.text(for: Gallery.gauges) == picture)
    }

    @Test func mirroredBarIsFilledFromTheRight() {
        var bar = ArchiveSketch.gauge(.bar, .fraction(0.25), ArchiveRect(x: 0, y: 10, width: 70, height: 6))
        func text() -> String {
            drawing.text(for: EntryArchive(size: ArchiveSize(width: 158, height: 40), content: [bar]))
        }
        #expect(text().contains("[##······]"))
        if case .gauge(var gauge) = bar.content {
            gauge.isMirrored = true
            bar.content = .gauge(gauge)
        }
        #expect(text().contains("[······##]"))
    }

    @Test func liveTextsAreDrawnAtTheirAlignment() {
        let picture = """
            ╭──────────────────────────────────────────────────╮
            │                                                  │
            │   time 09:55                        since 0:59   │
            │                                                  │
            │   on 2026-06-04                           4:00   │
            │                                                  │
            │   in 2 hours, 23 min                 Wed 3 Jun   │
            │                                                  │
            │   +3 months                           12,345.5   │
            │                                                  │
            │   36:59:01                                 26%   │
            │                                                  │
            ╰──────────────────────────────────────────────────╯

            """
        #expect(drawing.text(for: Gallery.liveTexts) == picture)
    }

    @Test func placeholderHidesEveryWord() {
        let text = drawing.text(for: Gallery.placeholder)
        #expect(text.contains("▒▒▒▒"))
        #expect(!text.contains { $0.isLetter })
    }

    @Test func privateTextIsHiddenOnALockedScreenOnly() {
        #expect(drawing.text(for: Gallery.privacy).contains("€ 1,234.50"))
        let locked = PlainTextDrawing(now: Gallery.now, hidesPrivate: true).text(for: Gallery.privacy)
        #expect(!locked.contains("1,234"))
        #expect(locked.contains("Balance"))
    }

    /// Wide characters count as two columns, so that the right side of the frame stays straight.
    @Test(arguments: Gallery.pieces)
    func everyRowHasTheSameWidth(_ piece: Gallery.Piece) {
        let widths = drawing.lines(for: piece.archive).map(\.columnCount)
        #expect(Set(widths).count == 1)
    }

    @Test(arguments: [UInt64.random(in: 0...UInt64.max)])
    func anyTreeGivesAStraightFrame(seed: UInt64) {
        var random = RandomArchives(seed: seed)
        for _ in 0..<200 {
            let archive = random.archive()
            let lines = drawing.lines(for: archive)
            #expect(Set(lines.map(\.columnCount)) == [lines[0].columnCount], "seed \(seed)")
            #expect(lines == drawing.lines(for: archive), "seed \(seed)")
        }
    }

    /// Positions and sizes that no layout produces, but that a damaged or hostile archive may contain.
    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5])
    func invalidNumbersDoNotTrap(_ number: Double) {
        let strange = ArchiveRect(x: number, y: number, width: number, height: number)
        var nodes = [ArchiveSketch.shape(.rectangle, strange), ArchiveSketch.gauge(.ring, .fraction(number), strange)]
        nodes += [
            ArchiveSketch.gauge(.bar, .fraction(number), strange), ArchiveSketch.text("text", x: number, y: number),
        ]
        nodes.append(ArchiveSketch.live(.number(number, minimumFractionDigits: 3, maximumFractionDigits: 1)))
        nodes.append(ArchiveSketch.live(.timer(Date(timeIntervalSinceReferenceDate: number)), y: 20))
        nodes.append(ArchiveSketch.live(.date(Date(timeIntervalSinceReferenceDate: number)), y: 40))
        for size in [ArchiveSize(width: 158, height: 158), ArchiveSize(width: number, height: number)] {
            let archive = EntryArchive(size: size, content: nodes)
            #expect(!drawing.lines(for: archive).isEmpty)
            #expect(archive.reading(now: Gallery.now).elements.count >= 3)
        }
    }

    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("한", 2), ("語", 2), ("あ", 2), ("！", 2), ("👨‍👩‍👧", 2), ("🇰🇷", 2), ("☀️", 2),
        ("☀", 1),
        ("\u{200d}", 0), ("…", 1), ("★", 1), ("1️⃣", 2), ("ﬁ", 1),
    ])
    func characterHasItsColumnCount(text: String, columns: Int) {
        #expect(text.columnCount == columns)
    }

    @Test(arguments: [
        ("Habits", 6, "Habits"), ("Habits", 5, "Habi…"), ("한강공원", 5, "한강…"), ("abc", 1, "…"), ("abc", 0, ""),
    ])
    func truncatedTextFitsItsColumns(text: String, limit: Int, expected: String) {
        #expect(text.cut(toColumns: limit) == expected)
    }

    @Test func everySignIsOneColumnWide() {
        for name in SymbolCatalog.names {
            let sign = SymbolSign.characters(for: name)
            #expect(sign.columnCount == 1 || sign.hasPrefix("‹") && sign.hasSuffix("›"), "\(name) is \(sign)")
        }
    }
}
