package import Vitrine

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The notes on disk: every change is stored first, then the note pinned last is told to the widgets.
package struct NoteActionController: Sendable {
    private let storage: LucidPalStorage

    /// Makes a controller.
    package init(_ storage: LucidPalStorage) {
        self.storage = storage
    }

    /// Reads the notes.
    ///
    /// - Returns: The notes, and a report if their file is damaged; there are then none.
    /// - Throws: `LucidPalError` with code `storage` if the file cannot be read now or was written by a newer version.
    package func load() throws(LucidPalError) -> (book: NoteBook, damage: [DamageReport]) {
        var damage: [DamageReport] = []
        let book = try storage.own.value(of: .notes, default: NoteBook(), &damage)
        return (book, damage)
    }

    /// Stores a new note.
    ///
    /// - Returns: Reports of damaged files that were set aside.
    /// - Throws: `LucidPalError`; the stored notes are then as they were.
    @discardableResult
    package func create(_ note: Note, at moment: Moment) throws(LucidPalError) -> [DamageReport] {
        try change(at: moment) { book throws(LucidPalError) in try book.create(note) }
    }

    /// Changes title, text or pin of a note.
    ///
    /// - Returns: Reports of damaged files that were set aside.
    /// - Throws: `LucidPalError`; the stored notes are then as they were.
    @discardableResult
    package func update(
        id: String,
        at moment: Moment,
        _ edit: (inout Note) -> Void
    ) throws(LucidPalError) -> [DamageReport] {
        try change(at: moment) { book throws(LucidPalError) in try book.update(id: id, at: moment.now, edit) }
    }

    /// Pins a note: from now on it is the one that widgets show.
    ///
    /// Pinning a pinned note again brings it to the front.
    @discardableResult
    package func pin(id: String, at moment: Moment) throws(LucidPalError) -> [DamageReport] {
        try update(id: id, at: moment) { $0.pinnedAt = moment.now }
    }

    /// Unpins a note; one that is not pinned stays as it is.
    @discardableResult
    package func unpin(id: String, at moment: Moment) throws(LucidPalError) -> [DamageReport] {
        try update(id: id, at: moment) { $0.pinnedAt = nil }
    }

    /// Gives a note another title.
    @discardableResult
    package func rename(id: String, to title: String, at moment: Moment) throws(LucidPalError) -> [DamageReport] {
        try update(id: id, at: moment) { $0.title = title }
    }

    /// Removes a note; the widgets are told, because it may have been the pinned one.
    ///
    /// - Throws: `LucidPalError`; the stored notes are then as they were.
    @discardableResult
    package func delete(id: String, at moment: Moment) throws(LucidPalError) -> [DamageReport] {
        try change(at: moment) { book throws(LucidPalError) in try book.delete(id: id) }
    }

    /// Tells the widgets which note was pinned last.
    ///
    /// - Throws: `LucidPalError` with code `storage`; the snapshot is then as it was.
    @discardableResult
    package func writeSnapshot(at moment: Moment) throws(LucidPalError) -> [DamageReport] {
        do {
            let title: () throws -> String? = { try load().book.mostRecentlyPinned?.title }
            let writer = WidgetSnapshotWriter(storage.shared)
            return try writer.writeNote(pinnedNote: try title(), at: moment.now).map { [$0] } ?? []
        } catch {
            throw .storage(error, what: "the widgets' snapshot")
        }
    }

    private func change(
        at moment: Moment,
        _ decide: (inout NoteBook) throws(LucidPalError) -> Void
    ) throws(LucidPalError) -> [DamageReport] {
        let damage = try storage.own.change(.notes, at: moment, default: NoteBook(), decide)
        return try damage + writeSnapshot(at: moment)
    }
}
