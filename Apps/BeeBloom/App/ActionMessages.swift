package import BeeBloomModel
package import Vitrine
package import VitrineActions

/// Messages about taps on the widget while the app was not running.
package enum ActionMessages {
    /// Returns one sentence per day for the performed checks, and one for each other outcome.
    ///
    /// - Parameters:
    ///   - report: The journal's report.
    ///   - today: The local day; its sentence names no date.
    ///   - title: Returns the title of an action's habit.
    /// - Returns: The sentences in reading order.
    package static func sentences(
        of report: ActionReport<CheckAction>,
        on today: LocalDay,
        title: (CheckAction) -> String
    ) -> [String] {
        var sentences: [String] = []
        // A habit that was tapped on two widgets is checked once and named once.
        var known: Set<[String]> = []
        let performed = report.settled.filter { $0.refusal == nil }.map(\.action)
            .filter { known.insert([$0.habit, "\($0.day)"]).inserted }
        for day in Set(performed.map(\.day)).sorted() {
            let titles = performed.filter { $0.day == day }.map(title)
            let when = day == today ? "" : " for \(day)"
            sentences.append("Checked on the widget\(when): \(list(titles)).")
        }
        for record in report.settled {
            guard let refusal = record.refusal else { continue }
            sentences.append("\(title(record.action)) was tapped on the widget but not checked: \(refusal).")
        }
        for record in report.pending {
            let reason = record.failure.map { " \($0)" } ?? ""
            sentences.append("\(title(record.action)) was tapped on the widget and is waiting to be checked.\(reason)")
        }
        if report.omittedCount > 0 { sentences.append("\(report.omittedCount) more taps are not listed.") }
        if let path = report.setAsidePath {
            sentences.append("The list of taps on the widget was damaged; it was kept as \(path) and replaced.")
        }
        return sentences
    }

    /// Up to five titles, and the number of further ones.
    private static func list(_ titles: [String]) -> String {
        let shown = titles.prefix(5).joined(separator: ", ")
        return titles.count > 5 ? "\(shown) and \(titles.count - 5) more" : shown
    }
}
