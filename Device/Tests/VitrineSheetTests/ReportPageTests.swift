import BrowserTesting
import Foundation
import Testing
import VitrineDevice
import VitrineSheet
import VitrineTesting
import WidgetArchive

struct ReportPageTests {
    /// As on the page: a grey as bright as its colour is too dark for the wallpaper.
    @Test func widgetsOfTheLockScreenAreBrightened() throws {
        let html = try ReportPage(title: "A check", sections: []).html()
        #expect(html.contains(".wallpaper > .shown > .vw { filter: brightness(1.8); }"))
    }

    @Test(.requiresBrowser) func tablesAndDrawingsFitAWindowAsNarrowAsAPhone() async throws {
        let policies = ["15m@clock~2m!5m", "30m~10m", "15m@clock", "end"]
        let rows = [[""] + policies, ["requests a minute, peak", "1234.5", "23.5", "134", "0"]]
        let section = ReportSection(
            "A fleet",
            [.table(rows, hasNumbers: true), .drawings(["<svg viewBox=\"0 0 600 400\"></svg>"])]
        )
        let files = ReportSection(
            "group.app.lucidpal",
            [
                .table([
                    ["file", "purpose", "mode", "size", "owners"],
                    [".vitrine/lucidpal_widget_snapshot.json.lock", "document", "600", "1.6 kB", "habits, notes"],
                ])
            ]
        )
        let html = try ReportPage(title: "A fleet of widgets", sections: [section, files]).html()
        let folder = try TemporaryContainers()
        let file = folder.path + "/fleet.html"
        try Data(html.utf8).write(to: URL(filePath: file))
        try await Browser.withPage(width: 390, height: 844) { page in
            try await page.load("file://" + file)
            let wide = try await page.evaluate(
                """
                [...document.querySelectorAll('*')].filter((each) => each.scrollWidth > each.clientWidth && each.clientWidth > 0)
                  .map((each) => each.outerHTML.slice(0, 80))
                """
            )
            #expect(wide == .array([]))
            // Each number is below the name of its policy.
            let column = "(row) => [...row.cells].slice(1).map((cell) => cell.getBoundingClientRect().right).join()"
            let areAligned = try await page.evaluate(
                "(([head, row]) => head === row)([...document.querySelectorAll('.numbers tr')].map(\(column)))"
            )
            #expect(areAligned == true)
        }
    }

    @Test func namesWithMarkupAreTextEverywhere() throws {
        let name = "<img src=x>"
        let picture = ReportPicture(name, EntryArchive(size: ArchiveSize(width: 9, height: 9)), family: .systemSmall)
        let settings = DeviceSettings(timeZone: "UTC", locale: "en_US")
        let drawing = PageDrawing(settings: settings, date: Date(timeIntervalSince1970: 0))
        let section = ReportSection(
            name,
            note: name,
            [
                .table([[name], [name]]), .pictures([picture], drawing, id: "e0"),
                .findings([ReportSection.Finding(.notice, name, details: [name])]),
            ]
        )
        let html = try ReportPage(title: name, note: name, sections: [section]).html()
        #expect(!html.contains("<img"))
        // In the window's title too.
        #expect(html.components(separatedBy: "&lt;img src=x&gt;").count == 11)
    }
}
