import Foundation
import ProbeValues
import VitrineActions

/// Actions that leave a mark in their folder each time that they are performed.
extension TestFolder {
    var journal: ActionJournal<ProbeAction> { .probe(path) }

    var marks: [String] { ProbeAction.marks(in: path) }

    func leaveMark(_ attempt: ActionAttempt<ProbeAction>) throws -> ActionVerdict {
        try ProbeAction.leaveMark(attempt, in: path)
    }

    /// Drains the journal and returns the report to the app, as text.
    func drained() throws -> [String] {
        var reported: [String] = []
        try journal.drain(now: .noon, perform: leaveMark) { report in
            reported =
                report.settled.map { "\($0.id) \($0.refusal ?? "performed")" } + report.pending.map { "\($0.id) waits" }
            if report.omittedCount > 0 { reported.append("\(report.omittedCount) more") }
            if report.setAsidePath != nil { reported.append("set aside") }
        }
        return reported
    }
}
