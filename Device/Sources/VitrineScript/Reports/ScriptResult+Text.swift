import Foundation
import VitrineDevice

extension ScriptResult {
    /// The result as lines for a terminal.
    public var lines: [String] {
        let days = played / 86_400
        let time = days >= 1 ? String(format: "%.1f days", days) : String(format: "%.1f hours", played / 3_600)
        let real = String(format: "%.1f s", duration.seconds)
        var lines = ["\(hasPassed ? "passed" : "FAILED")  \(script.name) (\(time) in \(real))"]
        for finding in findings {
            guard let failure = finding.failure else {
                lines.append("  ok    \(finding.text)")
                continue
            }
            lines.append("  FAIL  \(finding.text)")
            lines.append(
                "        \(file):\(finding.position): at \(failure.date.formatted(.iso8601)): \(failure.message)"
            )
            lines += failure.before.map { "        | \($0)" }
        }
        return lines
    }
}
