import Foundation

extension WidgetExplanation {
    /// The explanation as lines for a terminal, with dates in UTC.
    public var lines: [String] {
        var lines = ["\(widget): \(kind), \(family.words), of \(app)"]
        lines.append("at \(text(date))\(tense == .future ? ", if nothing is reloaded before" : ""):")
        lines.append("  \(tense == .past ? "showed       " : "shows        ")\(shown)")
        if let origin = entry?.origin {
            let reasons = origin.reasons.map(\.rawValue).joined(separator: ", ")
            lines.append(
                "  made by      a reload (\(reasons)) at \(text(origin.date)), \(origin.cost.rawValue): \(origin.because)"
            )
        }
        if let age {
            lines.append("  data         \(Self.words(age)) old or older; its own date is not known to the device")
        }
        if tense != .past || nextEntry != nil { lines.append("  next entry   \(nextEntry.map(text) ?? "none")") }
        if let nextReload {
            lines.append("  next reload  \(nextReload.date.map { text($0) + ", " } ?? "")\(nextReload.because)")
        }
        if let reloadNow { lines.append("  reload \(tense == .future ? "then  " : "now   ")\(Self.words(reloadNow))") }
        if let ledger { lines.append("  last 24 h    \(Self.words(ledger))") }
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

    private static func words(_ price: Price) -> String {
        let until = price.until.map { " until \($0.formatted(.iso8601))" } ?? ""
        return "would be \(price.verdict.rawValue)\(until): \(price.because)"
    }

    private static func words(_ ledger: [ReloadLedger.Entry]) -> String {
        ReloadLedger.Verdict.allCases
            .map { verdict in "\(ledger.count { $0.verdict == verdict }) \(verdict.rawValue)" }
            .joined(separator: ", ")
    }

    private func text(_ date: Date) -> String { date.formatted(.iso8601) }

    private static func words(_ seconds: Double) -> String {
        let (count, unit) =
            switch seconds {
            case ..<120: (Int(seconds), "second")
            case ..<7200: (Int(seconds / 60), "minute")
            case ..<172_800: (Int(seconds / 3600), "hour")
            default: (Int(seconds / 86_400), "day")
            }
        return "\(count) \(unit)\(count == 1 ? "" : "s")"
    }
}
