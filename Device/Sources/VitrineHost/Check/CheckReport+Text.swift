import Foundation
import VitrineDevice
import WidgetArchive

extension CheckReport {
    /// The report for a terminal.
    public var lines: [String] {
        let counted = extensions.flatMap(\.widgets).flatMap(\.answers)
        let failed = counted.count { $0.trouble != nil } + extensions.count { $0.trouble != nil }
        let time = String(format: "%.1f s", duration / .seconds(1))
        let end = "\(counted.count) answers, \(failed) failed, \(findingCount) findings (\(time))"
        return extensions.flatMap(Self.lines) + ["\(hasPassed ? "passed" : "FAILED")  \(end)"]
    }

    private static func lines(_ own: Extension) -> [String] {
        var lines = [own.name]
        if let trouble = own.trouble { lines.append("  FAIL  \(trouble)") }
        lines += own.resourceFindings.map { "        \($0)" }
        lines += own.bundleFindings.map { "        \($0.kind.rawValue): \($0.message)" }
        for widget in own.widgets {
            for answer in widget.answers { lines += Self.lines(answer, of: widget) }
        }
        if own.trouble == nil, own.sizesNotAsked > 0 {
            lines.append("  text sizes left out until every request has a view: \(own.sizesNotAsked)")
        }
        if let bytes = own.peakBytes { lines.append("  memory at most \(bytes >> 20) MiB") }
        return lines
    }

    private static func lines(_ answer: Answer, of widget: Widget) -> [String] {
        let isUsualSize = widget.textSize == .large
        let size = isUsualSize ? "" : ", text size \(widget.textSize.rawValue)"
        let name = "\(widget.kind) \(widget.family.words) \(answer.request.rawValue)\(size)"
        if let trouble = answer.trouble { return ["  FAIL  \(name)", "        \(trouble)"] }
        // The other sizes only appear where there is something to say.
        if !isUsualSize, answer.findings.isEmpty { return [] }
        let count = answer.entries.map { ", \($0) \($0 == 1 ? "entry" : "entries")" } ?? ""
        return ["  ok    \(name)\(count)"]
            + answer.findings.map { remark in
                "        \(remark.finding.kind.rawValue) (\(remark.appearances.joined(separator: ", "))): "
                    + remark.finding.message
            }
    }
}
