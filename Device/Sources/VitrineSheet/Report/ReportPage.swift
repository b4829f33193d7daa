import VitrineScript

/// What a command found, as one HTML file that needs no other.
package struct ReportPage: Sendable {
    private let title: String
    private let sections: [ReportSection]

    package init(title: String, sections: [ReportSection]) {
        self.title = title
        self.sections = sections
    }

    /// The text of the file.
    /// - Throws: ``SheetError`` with code `file` if a font of this program cannot be read.
    package func html() throws(SheetError) -> String {
        let viewport = "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        let body = sections.map(\.html).joined()
        return try DrawingPage(head: viewport, title: title.escapedForMarkup, css: Self.css, body: body).html()
    }

    private static let css = """
        * { box-sizing: border-box; }
        body { margin: 0 auto; padding: 24px; max-width: 1010px; background: #f5f3ef; color: #1b1a18; font: 15px/1.45 "Vitrine Sans", sans-serif; overflow-wrap: anywhere; }
        h1 { font-size: 22px; }
        section { margin: 20px 0; padding: 18px 22px; border-radius: 16px; background: #fff; border: 1px solid #e2dfd9; }
        h2 { margin: 0; font-size: 17px; }
        section > p { margin: 4px 0 12px; color: #65615b; font-size: 13px; }
        .passed::before { content: "\\2713  "; color: #2c7a4b; }
        .failed::before { content: "\\2717  "; color: #b82c27; }
        .notice::before { content: "\\2022  "; color: #8a5a00; }
        ol { margin: 12px 0 0; padding: 0; list-style: none; }
        li { padding: 5px 0; border-top: 1px solid #eeebe6; }
        li > p { margin: 0 0 0 18px; color: #65615b; font-size: 13px; }
        .wide { overflow-x: auto; }
        table { width: 100%; margin-top: 10px; border-collapse: collapse; font-size: 13.5px; font-variant-numeric: tabular-nums; }
        th, td { padding: 5px 12px 5px 0; text-align: start; vertical-align: top; border-top: 1px solid #eeebe6; }
        tr:first-child > th { border: 0; color: #65615b; }
        tr > th:first-child { font-weight: 560; }
        .numbers :is(th, td):not(:first-child) { text-align: end; }
        .drawings { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 12px; }
        .drawings > svg { flex: 1 1 400px; min-width: 0; }
        .moment { display: flex; flex-wrap: wrap; gap: 20px; padding: 10px 0 6px; }
        .moment > div { flex: 1 1 380px; min-width: 0; }
        .moment p { margin: 0 0 6px; }
        figure { margin: 0; }
        figcaption { margin-top: 6px; text-align: center; color: #65615b; font-size: 12px; }
        .shown { position: relative; border-radius: 22px; overflow: hidden; box-shadow: 0 2px 12px rgb(20 20 40 / 18%); background: #fff; }
        pre { white-space: pre-wrap; font-size: 12px; }
        .lanes { width: 100%; font-size: 11.5px; }
        .legend { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
        .legend i { width: 10px; height: 10px; margin-left: 10px; border-radius: 50%; }
        """
}
