import Foundation
import Vitrine
package import VitrineActions

/// An action of the tests' processes: it appends a line to a file.
package struct ProbeAction: WidgetAction {
    package var id: String

    package init(id: String) { self.id = id }

    /// Appends a line with the action's identifier, unless an earlier attempt did.
    package static func leaveMark(_ attempt: ActionAttempt<ProbeAction>, in folder: String) throws -> ActionVerdict {
        if attempt.mayHaveTakenEffect, marks(in: folder).contains(attempt.action.id) { return .performed }
        let file = open(folder + "/marks", O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw ProbeFailure(text: "open: \(errno)") }
        defer { close(file) }
        let line = Array("\(attempt.action.id)\n".utf8)
        guard write(file, line, line.count) == line.count else { throw ProbeFailure(text: "write: \(errno)") }
        return .performed
    }

    /// The identifiers in the file, one for each time that the action was performed.
    package static func marks(in folder: String) -> [String] {
        // A missing file means that there are no marks.
        let data = (try? Data(contentsOf: URL(fileURLWithPath: folder + "/marks"))) ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}

package struct ProbeFailure: Error, CustomStringConvertible {
    private let text: String
    package var description: String { text }

    package init(text: String) { self.text = text }
}

extension ActionJournal where Action == ProbeAction {
    /// The journal in a folder.
    package static func probe(_ folder: String, timeout: Duration = .seconds(10)) -> ActionJournal {
        ActionJournal(in: SnapshotStore(GroupContainer(path: folder), lockTimeout: timeout), fileName: "actions.json")
    }
}
