package import LucidPalModel
package import VitrineWidgets

/// A note as a parameter of an intent.
package struct NoteEntity: AppEntity {
    /// The note's identifier.
    package let id: String
    private let title: String

    /// Makes an entity.
    package init(_ note: Note) {
        id = note.id
        title = DisplayName.shown(note.title)
    }

    /// The type's name.
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    /// The notes on disk.
    package static let defaultQuery = NoteQuery()

    /// The note's title.
    package var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

/// Finds notes on disk.
package struct NoteQuery: EntityQuery {
    /// Makes a query.
    package init() {}

    /// The notes with the identifiers given.
    package func entities(for identifiers: [String]) async throws -> [NoteEntity] {
        try Services().notes.load().book.notes.filter { identifiers.contains($0.id) }.map(NoteEntity.init)
    }

    /// All notes, in the order of the list.
    package func suggestedEntities() async throws -> [NoteEntity] {
        try Services().notes.load().book.listed.map(NoteEntity.init)
    }
}
