import AppScreens
package import LucidPalModel
package import VitrineWidgets

package struct AddNote: AppIntent {
    package static let title: LocalizedStringResource = "Add Note"
    package static let description: IntentDescription? = "Writes a note and, if you choose, pins it to the widgets."

    @Parameter(title: "Title") var noteTitle: String
    @Parameter(title: "Text") var text: String?
    @Parameter(title: "Pin to the widgets", default: false) var isPinned: Bool

    package init() {}

    package func perform() async throws -> some IntentResult {
        let result = try Services.change { try $0.createNote(noteTitle, body: text, isPinned: isPinned) }
        LucidPalApp.session.update { $0.screen = .notes }
        return result
    }
}

/// Pins a note to the widgets, or unpins it.
package struct PinNote: AppIntent {
    package static let title: LocalizedStringResource = "Pin Note"
    package static let description: IntentDescription? = "Pins a note to the widgets, or unpins it."

    @Parameter(title: "Note") var note: NoteEntity
    @Parameter(title: "Pinned", default: true) var isPinned: Bool

    package init() {}

    package init(_ note: Note, isPinned: Bool) {
        self.note = NoteEntity(note)
        self.isPinned = isPinned
    }

    package func perform() async throws -> some IntentResult {
        try Services.change { services in
            try isPinned
                ? services.notes.pin(id: note.id, at: services.moment)
                : services.notes.unpin(id: note.id, at: services.moment)
        }
    }
}

/// Changes a note; empty parameters keep the stored values.
package struct EditNote: AppIntent {
    package static let title: LocalizedStringResource = "Edit Note"
    package static let description: IntentDescription? = "Changes a note; empty fields keep their values."

    @Parameter(title: "Note") var note: NoteEntity
    @Parameter(title: "New title") var noteTitle: String?
    @Parameter(title: "New text") var text: String?

    package init() {}

    package func perform() async throws -> some IntentResult {
        try Services.change { services in
            try services.notes.update(id: note.id, at: services.moment) { stored in
                if let noteTitle, !noteTitle.isEmpty { stored.title = noteTitle }
                if let text, !text.isEmpty { stored.body = text }
            }
        }
    }
}

package struct DeleteNote: AppIntent {
    package static let title: LocalizedStringResource = "Delete Note"
    package static let description: IntentDescription? = "Deletes a note."

    @Parameter(title: "Note") var note: NoteEntity

    package init() {}

    package init(_ note: Note) {
        self.note = NoteEntity(note)
    }

    package func perform() async throws -> some IntentResult {
        try Services.change { try $0.notes.delete(id: note.id, at: $0.moment) }
    }
}
