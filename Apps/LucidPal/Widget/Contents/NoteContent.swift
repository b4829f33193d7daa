import LucidPalModel
import Vitrine

/// The pinned note as a widget shows it.
package enum NoteContent: Hashable, Sendable {
    /// There is no data, for a reason.
    case absent(Absence)
    /// No note is pinned.
    case none
    /// The title of the most recently pinned note, truncated for display.
    case title(String)

    init(_ stored: SnapshotReading<WidgetSnapshot>) {
        guard let snapshot = stored.value else {
            self = .absent(Absence(stored) ?? .nothingYet)
            return
        }
        self = snapshot.pinnedNote.map { .title(DisplayName.shown($0)) } ?? .none
    }

    /// The title, if there is one.
    package var title: String? {
        if case .title(let title) = self { title } else { nil }
    }
}
