import BrowserTesting
import Foundation
import Testing
import VitrineTesting
import VitrineUI
import WidgetArchive
import WidgetDrawing

/// A browser shows views with the layout that was computed without a browser.
@Suite(.requiresBrowser, .serialized)
struct ViewDrawingTests {
    private struct Card: View {
        let text: String
        let font: Font

        var body: some View {
            VStack(alignment: .leading, spacing: 6) {
                HStack {
                    Label("Habits", systemImage: "checkmark.circle.fill").font(.headline)
                    Spacer()
                    Text(Gallery.now, style: .time).font(.caption).foregroundStyle(.secondary)
                }
                Text(text).font(font)
                ProgressView(value: 0.4)
                HStack(spacing: 12) {
                    Gauge(value: 0.7) {
                        Text("km")
                    } currentValueLabel: {
                        Text("7")
                    }
                    .gaugeStyle(.accessoryCircularCapacity)
                    .frame(width: 52, height: 52)
                    RoundedRectangle(cornerRadius: 12)
                        .fill(
                            LinearGradient(
                                colors: [.pink, .indigo],
                                startPoint: .topLeading,
                                endPoint: .bottomTrailing
                            )
                        )
                        .overlay(Text("Over").bold().foregroundColor(.white))
                    Circle().stroke(Color.orange, lineWidth: 6).frame(width: 44, height: 44)
                }
                .frame(height: 56)
                Divider()
                Text("\(Image(systemName: "flame.fill")) 12 days").font(.footnote).foregroundStyle(.orange)
            }
            .containerBackground(for: .widget) { Color.white }
        }
    }

    private static let texts = [
        "One line",
        "Longer text that has to be broken into two or three lines because the widget is not wide enough for it.",
        "한강공원 자전거 대여소는 오늘 저녁 아홉 시까지 문을 엽니다. 날씨는 맑습니다.", "Emoji 👍 and 🇰🇷 between words, ☀️ too",
        "Unbreakablewordthatiswiderthanthewidgetitselfanditscontentmargins",
    ]

    private static let fonts: [(String, Font)] = [
        ("body", .body), ("caption", .caption), ("title", .title),
        ("rounded", .system(size: 17, weight: .semibold, design: .rounded)),
        ("serif", .system(size: 15, design: .serif)), ("mono", .system(size: 12, weight: .bold, design: .monospaced)),
    ]

    @MainActor
    private static func archives() -> [EntryArchive] {
        fonts.flatMap { font in
            texts.map { text in
                EntryArchive(of: Card(text: text, font: font.1), width: 338, height: 354)
            }
        }
    }

    private struct Line: Codable {
        var text: String
        var width: Double
        var shown: Double
        var left: Double
    }

    @Test @MainActor func linesHaveTheirMeasuredWidth() async throws {
        var page = DrawnPage()
        let archives = Self.archives()
        for (index, archive) in archives.enumerated() {
            page.add(archive, as: HTMLDrawing(now: Gallery.now, cornerRadius: 24, idPrefix: "s\(index)"))
        }
        let site = try page.site(background: "#d8dce6")
        let lines: [Line] = try await Browser.withPage(width: 1080, height: 800) { page in
            try await page.load(site)
            return
                try await page.evaluate(
                    """
                    [...document.querySelectorAll('.vt:not(.vm), .vm > span')].map((line) => {
                      const range = document.createRange();
                      range.selectNodeContents(line);
                      const box = line.getBoundingClientRect(), shown = range.getBoundingClientRect();
                      return { text: line.textContent, width: box.width, shown: shown.width, left: shown.x - box.x };
                    }).filter(({ text }) => text.trim() === text && text !== '')
                    """
                )
                .decoded()
        }
        #expect(lines.count > 150)
        for line in lines {
            #expect(abs(line.shown - line.width) <= 0.5, "\(line.text)")
            #expect(abs(line.left) <= 0.5, "\(line.text)")
        }
    }
}
