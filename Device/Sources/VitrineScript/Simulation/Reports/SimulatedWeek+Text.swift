import Foundation
import VitrineDevice

extension SimulatedWeek {
    /// The week as lines for a terminal: one if nothing was found.
    public var lines: [String] {
        let reloads = result.trace.count { $0.kind == .reloadStarted }
        let days = String(format: "%.1f", result.played / 86_400)
        let time = String(format: "%.1f s", result.duration.seconds)
        var lines = [
            "\(failures.isEmpty ? "passed" : "FAILED")  week \(number) of seed \(seed): \(days) days, "
                + "\(chosenCount) steps, \(reloads) reloads in \(time)"
        ]
        for finding in failures {
            guard let failure = finding.failure else { continue }
            lines.append("  FAIL  \(finding.text)")
            lines.append("        at \(failure.date.formatted(.iso8601)): \(failure.message)")
            lines += failure.before.map { "        | \($0)" }
        }
        return lines
    }

    /// The first record in which the trace of another week differs, as both have it; nil if every byte is the same.
    public func difference(from other: SimulatedWeek) -> String? {
        let (own, others) = (result.traceLines, other.result.traceLines)
        guard own != others else { return nil }
        let same = zip(own, others).prefix { $0 == $1 }.count
        func text(_ lines: [String]) -> String { same < lines.count ? lines[same] : "no record" }
        return
            "record \(same + 1) of \(own.count) is\n\(text(own))\nin the other week, with \(others.count) records,\n\(text(others))"
    }
}
