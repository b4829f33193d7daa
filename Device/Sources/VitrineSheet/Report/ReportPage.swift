import VitrineScript
import WidgetDrawing

/// What a command found, as one HTML file that needs no other.
package struct ReportPage: Sendable {
    private let title: String
    private let note: String
    private let sections: [ReportSection]

    /// Creates a page; the note is a line below the title, empty for none.
    package init(title: String, note: String = "", sections: [ReportSection]) {
        self.title = title
        self.note = note
        self.sections = sections
    }

    /// The text of the file.
    /// - Throws: ``SheetError`` with code `file` if a font of this program cannot be read.
    package func html() throws(SheetError) -> String {
        let viewport = "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        let line = note.isEmpty ? "" : "<p class=\"note\">\(note.escapedForMarkup)</p>\n"
        let body = line + sections.map(\.html).joined()
        return try DrawingPage(head: viewport, title: title.escapedForMarkup, css: Self.css, body: body).html()
    }

    private static let css = """
        :root { color-scheme: light dark; --quiet: light-dark(#65615b, #a09c96); --line: light-dark(#e6e2dc, #3a3a42); --good: light-dark(#2c7a4b, #58c27b); --warn: light-dark(#8a5a00, #eda94a); --bad: light-dark(#b82c27, #ff7b72); }
        * { box-sizing: border-box; }
        body { margin: 0 auto; padding: 24px; max-width: 1010px; background: light-dark(#f5f3ef, #121214); color: light-dark(#1b1a18, #f3f2f0); font: 15px/1.45 "Vitrine Sans", sans-serif; overflow-wrap: anywhere; }
        h1 { font-size: 22px; text-wrap: balance; }
        .note { margin: -8px 0 0; color: var(--quiet); }
        section { margin: 20px 0; padding: 18px 22px; border-radius: 16px; background: light-dark(#fff, #1f1f24); border: 1px solid var(--line); }
        h2 { margin: 0; font-size: 17px; }
        section > p { margin: 4px 0 12px; color: var(--quiet); font-size: 13px; }
        .passed::before { content: "\\2713  "; color: var(--good); }
        .failed::before { content: "\\2717  "; color: var(--bad); }
        .notice::before { content: "\\2022  "; color: var(--warn); }
        ol { margin: 12px 0 0; padding: 0; list-style: none; }
        li { padding: 5px 0; border-top: 1px solid var(--line); }
        li > p { margin: 0 0 0 18px; color: var(--quiet); font-size: 13px; }
        .wide { overflow-x: auto; }
        table { width: 100%; margin-top: 10px; border-collapse: collapse; font-size: 13.5px; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
        th, td { padding: 5px 12px 5px 0; text-align: start; vertical-align: top; border-top: 1px solid var(--line); }
        tr:first-child > th { border: 0; color: var(--quiet); }
        tr > th:first-child { min-width: 9em; font-weight: 560; overflow-wrap: anywhere; }
        .numbers :is(th, td):not(:first-child) { text-align: end; white-space: nowrap; }
        .drawings { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 12px; }
        .drawings > svg { flex: 1 1 400px; min-width: min(400px, 100%); fill: currentColor; }
        .drawings > svg > rect { fill: none; }
        .drawings [stroke="#ddd"] { stroke: var(--line); }
        .pictures { display: flex; flex-wrap: wrap; align-items: end; gap: 20px; margin-top: 12px; }
        .moment { display: flex; flex-wrap: wrap; gap: 20px; padding: 10px 0 6px; }
        .moment > div { flex: 1 1 380px; min-width: 0; }
        .moment p { margin: 0 0 6px; }
        figure { margin: 0; }
        figcaption { margin-top: 6px; text-align: center; color: var(--quiet); font-size: 12px; }
        .shown { position: relative; overflow: hidden; box-shadow: 0 2px 12px rgb(20 20 40 / 18%); background: #fff; color: #000; color-scheme: light; }
        .shown:has(.vb.vo) { background: none; }
        .wallpaper { padding: 16px; border-radius: 18px; background: linear-gradient(#3b4a8c, #9a4a7a); }
        .wallpaper > .shown { background: none; box-shadow: none; color: #fff; }
        .wallpaper > .shown > .vw { filter: brightness(\(DrawnAppearance.lockScreen.brightness)); }
        @media (max-width: 480px) {
          body { padding: 12px; }
          section { padding: 14px; }
          .shown { zoom: .8; }
          /* What a row has stands below its name. */
          tr { display: flex; flex-wrap: wrap; }
          tr > :first-child { flex: 0 0 100%; padding-right: 0; }
          tr > :not(:first-child) { flex: 1 1 0; min-width: 0; padding: 0 8px 5px 0; border: 0; overflow-wrap: anywhere; }
          .numbers tr > :not(:first-child) { padding: 0 0 5px 8px; white-space: normal; }
          tr:first-child > :first-child { display: none; }
        }
        pre { white-space: pre-wrap; font-size: 12px; }
        .lanes { width: 100%; min-width: 800px; font-size: 11.5px; fill: currentColor; }
        .lanes path { stroke: var(--line); }
        .lanes .failure { stroke: var(--bad); stroke-dasharray: 4 3; }
        .lanes :is(circle, rect) { fill: var(--mark); }
        .lanes .inside { fill: #1b1a18; }
        .free { --mark: var(--good); }
        .charged { --mark: var(--warn); }
        .broken { --mark: var(--bad); }
        .condition { --mark: #e6b980; }
        .legend { display: flex; flex-wrap: wrap; gap: 2px 14px; }
        .legend span { white-space: nowrap; }
        .legend span::before { content: ""; display: inline-block; width: 10px; height: 10px; margin-right: 6px; border-radius: 50%; background: var(--mark); }
        .legend .condition::before { border-radius: 2px; }
        """
}
