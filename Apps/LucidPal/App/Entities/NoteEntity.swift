package import LucidPalModel
package import VitrineWidgets

/// A note as a parameter of an intent.
package struct NoteEntity: AppEntity {
    package let id: String
    private let title: String

    package init(_ note: Note) {
        id = note.id
        title = DisplayName.shown(note.title)
    }

    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    package static let defaultQuery = NoteQuery()

    package var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

/// Finds notes on disk.
package struct NoteQuery: EntityQuery {
    package init() {}

    package func entities(for identifiers: [String]) async throws -> [NoteEntity] {
        try Services().notes.load().book.notes.filter { identifiers.contains($0.id) }.map(NoteEntity.init)
    }

    /// All notes, in the order of the list.
    package func suggestedEntities() async throws -> [NoteEntity] {
        try Services().notes.load().book.listed.map(NoteEntity.init)
    }
}
