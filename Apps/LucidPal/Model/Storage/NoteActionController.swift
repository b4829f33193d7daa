package import Vitrine

/// The notes on disk; every change is stored first, and then the pinned note is written to the widgets' snapshot.
package struct NoteActionController: Sendable {
    private let storage: LucidPalStorage

    package init(_ storage: LucidPalStorage) {
        self.storage = storage
    }

    /// Reads the notes.
    ///
    /// - Returns: The notes, and a report if their file is damaged; there are then no notes.
    /// - Throws: `LucidPalError` with code `storage` if the file is not readable or was written by a newer version.
    package func load() throws(LucidPalError) -> (book: NoteBook, damage: [VitrineError.Damage]) {
        var damage: [VitrineError.Damage] = []
        let book = try storage.own.value(of: .notes, &damage)
        return (book, damage)
    }

    /// Stores a new note.
    ///
    /// - Returns: What to tell a person about the change.
    /// - Throws: `LucidPalError`; the stored notes are then unchanged.
    @discardableResult
    package func create(_ note: Note, at moment: Moment) throws(LucidPalError) -> [StorageWarning] {
        try change(at: moment) { book throws(LucidPalError) in try book.create(note) }
    }

    /// Changes the title or text of a note, or unpins it.
    ///
    /// - Returns: What to tell a person about the change.
    /// - Throws: `LucidPalError`; the stored notes are then unchanged.
    @discardableResult
    package func update(
        id: String,
        at moment: Moment,
        _ edit: (inout Note) -> Void
    ) throws(LucidPalError) -> [StorageWarning] {
        try change(at: moment) { book throws(LucidPalError) in try book.update(id: id, at: moment.now, edit) }
    }

    /// Pins a note, which the widgets show from now on.
    ///
    /// Pinning a pinned note again makes it the most recently pinned one.
    @discardableResult
    package func pin(id: String, at moment: Moment) throws(LucidPalError) -> [StorageWarning] {
        try change(at: moment) { book throws(LucidPalError) in try book.pin(id: id, at: moment.now) }
    }

    /// Unpins a note; does nothing if it is not pinned.
    @discardableResult
    package func unpin(id: String, at moment: Moment) throws(LucidPalError) -> [StorageWarning] {
        try update(id: id, at: moment) { $0.pinnedAt = nil }
    }

    /// Removes a note and updates the widgets' snapshot, because the note may be pinned.
    ///
    /// - Throws: `LucidPalError`; the stored notes are then unchanged.
    @discardableResult
    package func delete(id: String, at moment: Moment) throws(LucidPalError) -> [StorageWarning] {
        try change(at: moment) { book throws(LucidPalError) in try book.delete(id: id) }
    }

    /// Writes the most recently pinned note to the widgets' snapshot.
    ///
    /// If the snapshot was damaged or missing, the habits are filled in as well; if another app wrote it, its habits
    /// stay.
    ///
    /// - Returns: Reports of damaged files that were set aside.
    /// - Throws: `LucidPalError` with code `storage`; the stored notes are unchanged.
    @discardableResult
    package func writeSnapshot(at moment: Moment) throws(LucidPalError) -> [VitrineError.Damage] {
        let habits = HabitStore(storage)
        try habits.keepForeignHabits(at: moment)
        return try writeOwnPart(at: moment) + habits.fillIn(at: moment)
    }

    /// Writes the pinned note to a snapshot that does not have it, if the app has stored any notes.
    func fillIn(at moment: Moment) throws(LucidPalError) -> [VitrineError.Damage] {
        if case .missing = storage.own.read(.notes) { return [] }
        return WidgetSnapshotWriter.hasStamp(of: .notes, in: storage.shared) ? [] : try writeOwnPart(at: moment)
    }

    private func writeOwnPart(at moment: Moment) throws(LucidPalError) -> [VitrineError.Damage] {
        do {
            let report = try WidgetSnapshotWriter.writeNote(
                pinnedNote: { sources in
                    var damage: [VitrineError.Damage] = []
                    let notes = sources.read(.notes, in: storage.own)
                    return try storage.own.value(of: .notes, in: notes, &damage).mostRecentlyPinned?.title
                },
                to: storage.shared,
                at: moment.now
            )
            return report.map { [$0] } ?? []
        } catch {
            throw .storage(error, what: "the widgets' snapshot")
        }
    }

    private func change(
        at moment: Moment,
        _ decide: (inout NoteBook) throws(LucidPalError) -> Void
    ) throws(LucidPalError) -> [StorageWarning] {
        let warnings = try storage.own.change(.notes, at: moment, decide)
            .map(StorageWarning.setAside)
        do throws(LucidPalError) {
            return try warnings + writeSnapshot(at: moment).map(StorageWarning.setAside)
        } catch {
            // The note is stored: the change must not be repeated.
            return warnings + [.incomplete(error)]
        }
    }
}
