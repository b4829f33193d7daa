import BrowserTesting
import Foundation
import Testing
import VitrineTesting
import WidgetArchive
import WidgetDrawing

/// Texts have the same width in a browser as in the font tables.
@Suite(.requiresBrowser, .serialized)
struct TextWidthTests {
    static let words = [
        "Habits", "Today", "7 of 9 done", "Water", "Read 20 pages", "AVATAR Type", "To. Va, Ye; fi ffi fl", "WAVE",
        "iiiiillll", "mmmWWW",
        "Überstraße", "naïve café", "Ελληνικά κείμενα", "Кириллица и буквы", "한강공원 안내", "자전거 대여소 12개", "日本語のテキスト",
        "简体中文字", "שלום עולם", "العادات اليوم", "موقف السيارات", "شلّال", "قائمة پارک گچ",
        "36:59:01", "11:11", "1,234.56 €", "25 %", "−12°", "#1 @home & more", "\"quoted\" ‘words’ “too”", "a/b\\c|d",
        "(x+y)²=½", "…", "—–-", "★ ✓ →",
        "👍 done", "👨‍👩‍👧 family", "🇰🇷🇯🇵", "☀️ 21°", "1️⃣2️⃣", "e\u{301}e\u{302}", "a  b   c", " leading", "trailing ",
        "Lorem ipsum dolor sit amet, consectetur",
    ]

    static let styles: [ArchivedTextStyle] = {
        var styles: [ArchivedTextStyle] = []
        for design: ArchivedTextStyle.Design in [.standard, .rounded, .serif, .monospaced] {
            for size in [9, 11, 13, 15.5, 17, 22, 34, 48] {
                for weight in [100, 400, 500, 600, 700, 900] {
                    styles.append(ArchiveSketch.style(size, weight: weight, design: design))
                }
            }
        }
        var (digits, slanted) = (ArchiveSketch.style(17), ArchiveSketch.style(17))
        digits.hasMonospacedDigits = true
        slanted.isItalic = true
        // The last two are the tracking of Apple's system font at these sizes.
        let spaced = [(13.0, 1.25), (17, -0.43), (34, 0.4)]
            .map { size, kerning in
                var style = ArchiveSketch.style(size)
                style.kerning = kerning
                return style
            }
        return styles + spaced + [digits, slanted]
    }()

    private static func archive(_ texts: [String], _ style: ArchivedTextStyle) -> EntryArchive {
        let size = ArchiveSize(width: 338, height: 158)
        return EntryArchive(size: size, content: texts.map { ArchiveSketch.text($0, style: style) })
    }

    @Test func measuredWidthsMatchTheBrowser() async throws {
        let widths = try await DrawnPage.show(Self.styles.map { Self.archive(Self.words, $0) }) { page in
            try await page.evaluate(
                """
                [...document.querySelectorAll('.vt')].map((line) => {
                  const range = document.createRange();
                  range.selectNodeContents(line);
                  return range.getBoundingClientRect().width;
                })
                """
            )
            .array.compactMap(\.number)
        }
        try #require(widths.count == Self.styles.count * Self.words.count)
        for (index, width) in widths.enumerated() {
            let style = Self.styles[index / Self.words.count]
            let text = Self.words[index % Self.words.count]
            let distance = abs(width - ArchiveSketch.width(of: text, style))
            #expect(distance <= 0.5, "\(text), \(style.design) \(style.size) \(style.weight): \(width)")
        }
    }

    /// The characters of every font are on the archive's baseline.
    ///
    /// The test measures the baseline with an inline block without height, whose lower edge is on the baseline.
    @Test func charactersAreOnTheBaselineOfTheArchive() async throws {
        let styles = Self.styles.filter { $0.weight == 400 }
        let archives = styles.map { Self.archive(["Habits", "한강", "👍"], $0) }
        let baselines = try await DrawnPage.show(archives) { page in
            try await page.evaluate(
                """
                [...document.querySelectorAll('.vt')].map((line) => {
                  const text = document.createElement('span');
                  const mark = document.createElement('i');
                  mark.style.cssText = 'display:inline-block;width:0;height:0';
                  text.append(...line.childNodes, mark);
                  line.append(text);
                  return mark.getBoundingClientRect().bottom - line.getBoundingClientRect().top;
                })
                """
            )
            .array.compactMap(\.number)
        }
        try #require(baselines.count == styles.count * 3)
        for (index, baseline) in baselines.enumerated() {
            #expect(abs(baseline - ArchiveSketch.line(of: styles[index / 3]).baseline) <= 0.5)
        }
    }
}
