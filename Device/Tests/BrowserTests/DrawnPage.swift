import BrowserTesting
import Foundation
import VitrineTesting
import WidgetArchive
import WidgetDrawing

/// A page with drawings that has the same fonts, CSS rules and script as the device's page.
struct DrawnPage {
    private var figures: [String] = []

    mutating func add(_ archive: EntryArchive, as drawing: HTMLDrawing, title: String = "") {
        figures.append("<figure>\(drawing.html(for: archive))<figcaption>\(title)</figcaption></figure>")
    }

    /// Shows archives in a browser, as they are drawn on the device's page, while a test looks at them.
    static func show<Result: Sendable>(
        _ archives: [EntryArchive],
        scale: Double = 2,
        _ body: (BrowserPage) async throws -> Result
    ) async throws -> Result {
        var page = DrawnPage()
        for (index, archive) in archives.enumerated() {
            page.add(archive, as: HTMLDrawing(now: Gallery.now, idPrefix: "d\(index)"))
        }
        let site = try page.site()
        return try await Browser.withPage(scale: scale) { page in
            try await page.load(site)
            try await page.wait(until: "window.live")
            return try await body(page)
        }
    }

    /// A site with the page and all files that the page needs.
    func site(background: String = "#fff") throws -> BrowserSite {
        var site = BrowserSite()
        let page = """
            <!doctype html><html lang="en"><meta charset="utf-8"><title>Drawings</title>
            <link rel="stylesheet" href="/fonts/fonts.css"><link rel="stylesheet" href="/drawing.css">
            <style>body { margin: 8px; background: \(background); font: 12px sans-serif; display: flex; flex-wrap: wrap; gap: 10px }
            /* What surrounds a drawing must not change it. */
            figure { margin: 0; font: italic 500 13px serif; letter-spacing: 1px; word-spacing: 2px; text-indent: 3px; text-transform: uppercase }
            figcaption { color: #888; margin-top: 2px; font: 12px sans-serif; letter-spacing: 0; word-spacing: 0; text-indent: 0; text-transform: none }</style>
            <body>\(figures.joined())<script type="module" src="/start.js"></script></body></html>
            """
        site.put(page, at: "/", type: "text/html; charset=utf-8")
        site.put(HTMLDrawing.styleSheet, at: "/drawing.css", type: "text/css")
        site.put(LiveScript.source, at: "/live.js", type: "text/javascript")
        site.put("import * as live from '/live.js'\nwindow.live = live\n", at: "/start.js", type: "text/javascript")
        for file in try FileManager.default.contentsOfDirectory(at: Self.fonts, includingPropertiesForKeys: nil) {
            let type = file.pathExtension == "css" ? "text/css" : "font/woff2"
            site.resources["/fonts/\(file.lastPathComponent)"] = .init(type: type, body: try Data(contentsOf: file))
        }
        return site
    }

    private static let fonts = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/WidgetDrawing/Fonts").standardizedFileURL
}
