package import LucidPalModel
package import VitrineWidgets

/// Writes a note.
package struct AddNote: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Add Note"
    /// What it does.
    package static let description: IntentDescription? = "Writes a new note, and pins it to the widgets if asked to."

    @Parameter(title: "Title") var noteTitle: String
    @Parameter(title: "Text") var text: String?
    @Parameter(title: "Pin to the widgets", default: false) var isPinned: Bool

    /// Makes an intent without values.
    package init() {}

    /// Stores the note, and asks for new widgets.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        let now = services.moment.now
        let note = Note(
            id: AppSession.newIdentifier(),
            title: noteTitle,
            body: text,
            pinnedAt: isPinned ? now : nil,
            createdAt: now
        )
        try services.notes.create(note, at: services.moment)
        AppSession.shared.update { $0.tab = .notes }
        Services.reloadWidgets()
        return .result()
    }
}

/// Pins a note to the widgets, or takes it off.
package struct PinNote: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Pin Note"
    /// What it does.
    package static let description: IntentDescription? = "Pins a note to the widgets, or takes it off."

    @Parameter(title: "Note") var note: NoteEntity
    @Parameter(title: "Pinned", default: true) var isPinned: Bool

    /// Makes an intent without values.
    package init() {}

    /// Makes an intent for a note.
    package init(_ note: Note, isPinned: Bool) {
        self.note = NoteEntity(note)
        self.isPinned = isPinned
    }

    /// Pins or unpins, and asks for new widgets.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        if isPinned {
            try services.notes.pin(id: note.id, at: services.moment)
        } else {
            try services.notes.unpin(id: note.id, at: services.moment)
        }
        Services.reloadWidgets()
        return .result()
    }
}

/// Gives a note another title.
package struct RenameNote: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Rename Note"
    /// What it does.
    package static let description: IntentDescription? = "Gives a note another title."

    @Parameter(title: "Note") var note: NoteEntity
    @Parameter(title: "New title") var noteTitle: String

    /// Makes an intent without values.
    package init() {}

    /// Renames, and asks for new widgets.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        try services.notes.rename(id: note.id, to: noteTitle, at: services.moment)
        Services.reloadWidgets()
        return .result()
    }
}

/// Deletes a note.
package struct DeleteNote: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Delete Note"
    /// What it does.
    package static let description: IntentDescription? = "Deletes a note."

    @Parameter(title: "Note") var note: NoteEntity

    /// Makes an intent without values.
    package init() {}

    /// Makes an intent for a note.
    package init(_ note: Note) {
        self.note = NoteEntity(note)
    }

    /// Deletes, and asks for new widgets.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        try services.notes.delete(id: note.id, at: services.moment)
        Services.reloadWidgets()
        return .result()
    }
}
