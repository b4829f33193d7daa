import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A calendar file as it was imported, in `lucidpal_calendar.NAME.json`.
package struct StoredCalendar: Codable, Hashable, Sendable {
    /// The file's name without its folders and `.ics`; importing under the same name again replaces it.
    package var name: String
    /// The file's text.
    package var text: String
    /// When it was imported.
    package var importedAt: Date

    /// Makes a calendar.
    package init(name: String, text: String, importedAt: Date) {
        self.name = name
        self.text = text
        self.importedAt = importedAt
    }
}

extension SnapshotKey where Value == StoredCalendar {
    /// The file of the calendar with a name.
    ///
    /// - Throws: `VitrineError` with code `invalidName` for an empty name, or one too long for a file.
    static func calendar(named name: String) throws(VitrineError) -> SnapshotKey {
        try SnapshotKey(CalendarStore.fileName, purpose: [name], maximumByteCount: 8 * CalendarDocument.maximumBytes)
    }
}

extension SnapshotOwner {
    /// The importer as the only writer of calendar files.
    static let importer = SnapshotOwner("importer", fields: ["name", "text", "importedAt"])
}
