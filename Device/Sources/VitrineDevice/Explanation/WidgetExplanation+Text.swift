import Foundation

extension WidgetExplanation {
    /// The explanation as lines for a terminal, with dates in UTC.
    public var lines: [String] {
        var lines = ["\(widget): \(kind), \(family.words), of \(app)"]
        lines.append(isPrediction ? "at \(text(date)), if nothing is reloaded before:" : "at \(text(date)):")
        lines.append("  shows        \(shown)")
        if let origin = entry?.origin {
            let reasons = origin.reasons.map(\.rawValue).joined(separator: ", ")
            lines.append(
                "  made by      a reload (\(reasons)) at \(text(origin.date)), \(origin.cost.rawValue): \(origin.because)"
            )
        }
        if let age {
            lines.append("  data         not newer than \(Self.words(age)); its own date is not known to the device")
        }
        lines.append("  next entry   \(nextEntry.map(text) ?? "none")")
        lines.append("  next reload  \(nextReload.date.map { text($0) + ", " } ?? "")\(nextReload.because)")
        lines.append("  a reload now \(price)")
        lines.append("  last 24 h    \(tally)")
        if let problem {
            lines.append("  problem      \(problem.cause.rawValue): \(problem.detail)")
            lines.append("  remedy       \(problem.remedy)")
        }
        for condition in conditions { lines.append("  unusual now  \(condition)") }
        return lines
    }

    private var shown: String {
        guard let entry else {
            return content == .placeholder
                ? "the placeholder: there is no timeline" : "nothing: there is no placeholder yet"
        }
        return "entry \(entry.number) of \(entry.count), dated \(text(entry.date)), since \(text(entry.since)); "
            + "policy \(entry.policy)"
    }

    private var price: String {
        let until = reloadNow.until.map { " until \(text($0))" } ?? ""
        return "would be \(reloadNow.verdict.rawValue)\(until): \(reloadNow.because)"
    }

    private var tally: String {
        ReloadLedger.Verdict.allCases
            .map { verdict in "\(ledger.count { $0.verdict == verdict }) \(verdict.rawValue)" }
            .joined(separator: ", ")
    }

    private func text(_ date: Date) -> String { date.formatted(.iso8601) }

    private static func words(_ seconds: Double) -> String {
        seconds < 120 ? "\(Int(seconds)) seconds ago" : "\(Int(seconds / 60)) minutes ago"
    }
}
