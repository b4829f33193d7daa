import LucidPalModel
import Vitrine

/// What a widget shows of the pinned note.
package enum NotePicture: Hashable, Sendable {
    /// Nothing, for a reason.
    case absent(Absence)
    /// No note is pinned.
    case none
    /// The title of the note pinned last, cut to what is shown.
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
