import Foundation
import VitrineDevice

/// The results of scripts as Markdown, for the summary of a job on GitHub.
///
/// GitHub shows what a step appends to the file that `GITHUB_STEP_SUMMARY` names ("Workflow commands",
/// docs.github.com).
public struct MarkdownSummary: Sendable {
    private let results: [ScriptResult]

    public init(_ results: [ScriptResult]) { self.results = results }

    /// A table of the scripts, and below it each failure with what happened before.
    public var text: String {
        let failed = results.count { !$0.hasPassed }
        var lines = ["### Device scripts: \(results.count - failed) of \(results.count) passed", ""]
        lines += ["| script | | device time | took |", "|---|---|---|---|"]
        lines += results.map(Self.row)
        for result in results { lines += result.findings.flatMap { Self.lines(of: $0, in: result.file) } }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private static func row(_ result: ScriptResult) -> String {
        let hours = String(format: "%.1f h", result.played / 3_600)
        let real = String(format: "%.1f s", result.duration.seconds)
        return "| \(cell(result.script.name)) | \(result.hasPassed ? "passed" : "**failed**") | \(hours) | \(real) |"
    }

    private static func lines(of finding: ScriptResult.Finding, in file: String) -> [String] {
        guard let failure = finding.failure else { return [] }
        let place = "\(failure.date.formatted(.iso8601)), \(cell(file)):\(finding.position)"
        // Text within a fence has no markup, as long as no line ends the fence.
        let body = ([failure.message] + failure.before).map { $0.replacing("```", with: "` ` `") }
        return ["", "**\(cell(finding.text))** at \(place)", "", "```"] + body + ["```"]
    }

    /// A text that can neither end a cell nor begin markup.
    private static func cell(_ text: String) -> String {
        String(text.replacing("\n", with: " ").flatMap { "|\\`*_<>[]".contains($0) ? ["\\", $0] : [$0] })
    }
}
