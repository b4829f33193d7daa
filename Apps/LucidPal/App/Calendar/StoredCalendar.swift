package import Vitrine

/// An imported calendar file, stored in `lucidpal_calendar.NAME.json`.
package struct StoredCalendar: Codable, Hashable, Sendable {
    /// The file's name without folders and `.ics`; importing a file of the same name replaces the calendar.
    package var name: String
    /// The file's complete text.
    package var text: String
    package var importedAt: Date
}

extension SnapshotKey where Value == StoredCalendar {
    /// The key of the file that stores a calendar.
    ///
    /// - Throws: `VitrineError` with code `invalidName` if the name is empty or too long for a file name.
    static func calendar(named name: String) throws(VitrineError) -> SnapshotKey {
        try SnapshotKey(CalendarStore.fileName, purpose: [name], maximumByteCount: 8 * CalendarDocument.maximumBytes)
    }
}
