import Foundation
import VitrineDevice
public import VitrineScript
import WidgetArchive

/// The results of scripts as one HTML file that needs no other: what held and what did not, the reloads and faults of
/// each as lanes, and beside what was expected the picture of the moment at which it failed.
public struct ScriptReport: Sendable {
    private let results: [ScriptResult]

    public init(_ results: [ScriptResult]) { self.results = results }

    /// The text of the file; the same results give the same bytes, but for the time that each script took.
    /// - Throws: ``SheetError`` with code `file` if a font of this program cannot be read.
    public func html() throws(SheetError) -> String {
        let failed = results.count { !$0.hasPassed }
        let title = "Device scripts: \(results.count - failed) of \(results.count) passed"
        // What failed is what a reader looks for.
        let sorted = results.filter { !$0.hasPassed } + results.filter(\.hasPassed)
        let body = sorted.enumerated().map(section).joined()
        let viewport = "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        return try DrawingPage(head: viewport, title: title, css: Self.css, body: body).html()
    }

    private func section(_ number: Int, _ result: ScriptResult) -> String {
        let failures = result.findings.compactMap(\.failure)
        let zone = TimeZone(identifier: result.script.zone) ?? .gmt
        let lanes = TraceLanes(result.trace, names: result.names, failures: failures.map(\.date), zone: zone)
        let rows = result.findings.enumerated().map { html($1, id: "r\(number)-\($0)", result) }
        return """
            <section>
            <h2 class="\(result.hasPassed ? "passed" : "failed")">\(result.script.name.escapedForMarkup)</h2>
            <p>\(result.file.escapedForMarkup): \(Self.words(result)), time zone \(zone.identifier.escapedForMarkup)</p>
            \(lanes.map { "\(Self.legend)\n\($0.svg)" } ?? "")
            <ol>
            \(rows.joined(separator: "\n"))
            </ol>
            </section>

            """
    }

    private func html(_ finding: ScriptResult.Finding, id: String, _ result: ScriptResult) -> String {
        let text = finding.text.escapedForMarkup
        guard let failure = finding.failure else { return "<li class=\"passed\">\(text)</li>" }
        let settings = DeviceSettings(timeZone: result.script.zone, locale: result.script.locale)
        let picture = failure.picture.map { archive in
            let drawing = PageDrawing(settings: settings, date: failure.date)
                .widget(archive, id: id, family: .systemMedium, cornerRadius: 22, isPlaceholder: false)
            let size = "width:\(archive.size.width)px;height:\(archive.size.height)px"
            return """
                <figure><div class="shown" style="\(size)">\(drawing)</div><figcaption>shown</figcaption></figure>
                """
        }
        let before = failure.before.map(\.escapedForMarkup).joined(separator: "\n")
        return """
            <li class="failed">\(text)
            <div class="moment">\(picture ?? "")<div>
            <p>\(failure.date.formatted(.iso8601)), \(result.file.escapedForMarkup):\(finding.position)</p>
            <p><b>\(failure.message.escapedForMarkup)</b></p>
            <details><summary>What happened before</summary><pre>\(before)</pre></details>
            </div></div></li>
            """
    }

    private static func words(_ result: ScriptResult) -> String {
        let hours = String(format: "%.1f hours of the device", result.played / 3_600)
        return hours + String(format: " in %.1f s", result.duration.seconds)
    }

    private static let legend = """
        <p class="legend"><i style="background:#3f8f5f"></i>free reload <i style="background:#8a5a00"></i>charged reload \
        <i style="background:#b82c27"></i>failed <i style="background:#e6b980;border-radius:2px"></i>fault or condition</p>
        """

    private static let css = """
        * { box-sizing: border-box; }
        body { margin: 0 auto; padding: 24px; max-width: 1010px; background: #f5f3ef; color: #1b1a18; font: 15px/1.45 "Vitrine Sans", sans-serif; overflow-wrap: anywhere; }
        h1 { font-size: 22px; }
        section { margin: 20px 0; padding: 18px 22px; border-radius: 16px; background: #fff; border: 1px solid #e2dfd9; }
        h2 { margin: 0; font-size: 17px; }
        section > p { margin: 4px 0 12px; color: #65615b; font-size: 13px; }
        .passed::before { content: "\\2713  "; color: #2c7a4b; }
        .failed::before { content: "\\2717  "; color: #b82c27; }
        ol { margin: 12px 0 0; padding: 0; list-style: none; }
        li { padding: 5px 0; border-top: 1px solid #eeebe6; }
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
