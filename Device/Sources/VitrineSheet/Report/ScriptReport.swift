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
        return try ReportPage(title: title, sections: sorted.enumerated().map(section)).html()
    }

    private func section(_ number: Int, _ result: ScriptResult) -> ReportSection {
        let failures = result.findings.compactMap(\.failure)
        let zone = TimeZone(identifier: result.script.zone) ?? .gmt
        let lanes = TraceLanes(result.trace, names: result.names, failures: failures.map(\.date), zone: zone)
        // What failed is above what passed here, too.
        let findings = result.findings.filter { $0.failure != nil } + result.findings.filter { $0.failure == nil }
        let rows = findings.enumerated().map { html($1, id: "r\(number)-\($0)", result, zone) }
        return ReportSection(
            result.script.name,
            note: "\(result.file): \(Self.words(result)), time zone \(zone.identifier)",
            hasPassed: result.hasPassed,
            [
                .init(markup: lanes.map { "\(Self.legend)\n<div class=\"wide\">\($0.svg)</div>" } ?? ""),
                .init(markup: "<ol>\n\(rows.joined(separator: "\n"))\n</ol>"),
            ]
        )
    }

    private func html(_ finding: ScriptResult.Finding, id: String, _ result: ScriptResult, _ zone: TimeZone) -> String {
        let text = finding.text.escapedForMarkup
        guard let failure = finding.failure else { return "<li class=\"passed\">\(text)</li>" }
        let settings = DeviceSettings(timeZone: result.script.zone, locale: result.script.locale)
        let drawing = PageDrawing(settings: settings, date: failure.date)
        let picture = failure.picture.map {
            ReportPicture("shown", $0, family: .systemMedium).html(drawing, id: id)
        }
        let moment = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: zone).year().month().day()
            .time(includingFractionalSeconds: false)
        let before = failure.before.map(\.escapedForMarkup).joined(separator: "\n")
        return """
            <li class="failed">\(text)
            <div class="moment">\(picture ?? "")<div>
            <p>\(failure.date.formatted(moment)), \(result.file.escapedForMarkup):\(finding.position)</p>
            <p><b>\(failure.message.escapedForMarkup)</b></p>
            <details><summary>What happened before</summary><pre>\(before)</pre></details>
            </div></div></li>
            """
    }

    private static func words(_ result: ScriptResult) -> String {
        let hours = result.played / 3_600
        let played =
            if hours < 1 {
                String(format: "%.0f minutes", hours * 60)
            } else if hours < 48 {
                String(format: "%.1f hours", hours)
            } else {
                String(format: "%.1f days", hours / 24)
            }
        return String(format: "%@ of the device in %.1f s", played, result.duration.seconds)
    }

    private static let legend = """
        <p class="legend"><span class="free">free reload</span><span class="charged">charged reload</span>\
        <span class="broken">failed</span><span class="condition">fault or condition</span></p>
        """
}
