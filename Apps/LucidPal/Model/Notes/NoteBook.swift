package import Vitrine

/// A value with all notes; it makes every decision about them and has no side effects.
package struct NoteBook: Codable, Hashable, Sendable {
    /// The notes in order of creation.
    package private(set) var notes: [Note]

    package init(notes: [Note] = []) {
        self.notes = notes
    }

    /// The most recently pinned note; nil if no note is pinned.
    ///
    /// Among notes pinned at the same time it is the one created last.
    package var mostRecentlyPinned: Note? {
        notes.filter(\.isPinned).max { ($0.pinnedAt ?? .distantPast) <= ($1.pinnedAt ?? .distantPast) }
    }

    /// The notes in display order: pinned ones first, then by last change, newest first.
    package var listed: [Note] {
        notes.sorted { left, right in
            let moments = (left.pinnedAt ?? .distantPast, right.pinnedAt ?? .distantPast)
            return moments.0 == moments.1 ? left.updatedAt > right.updatedAt : moments.0 > moments.1
        }
    }

    /// Finds a note by its identifier, or by a title that only one note has.
    ///
    /// - Throws: `LucidPalError` with code `notFound` or `ambiguous`.
    package func note(named text: String) throws(LucidPalError) -> Note {
        if let note = notes.first(where: { $0.id == text }) { return note }
        let titled = notes.filter { $0.title == text }
        guard let note = titled.first else {
            throw LucidPalError(.notFound, "There is no note \"\(DisplayName.shown(text))\"; see: lucidpal note list")
        }
        guard titled.count == 1 else {
            let ids = titled.map(\.id).joined(separator: ", ")
            throw LucidPalError(
                .ambiguous,
                "\(titled.count) notes are titled \"\(DisplayName.shown(text))\"; use an identifier: \(ids)"
            )
        }
        return note
    }

    /// Adds a new note; a pinned one is then the most recently pinned note.
    ///
    /// - Throws: `LucidPalError` with code `badName` or `full`; the book is then unchanged.
    package mutating func create(_ note: Note) throws(LucidPalError) {
        guard notes.count < Note.maximumCount else {
            throw LucidPalError(
                .full,
                "There are already \(Note.maximumCount) notes, the maximum; delete one first."
            )
        }
        var note = try Self.checked(note)
        note.pinnedAt = note.pinnedAt.map { timeOfPin(at: $0) }
        notes.append(note)
    }

    /// Pins a note, or pins it again; it is then the most recently pinned note.
    ///
    /// - Throws: `LucidPalError` with code `notFound`.
    package mutating func pin(id: String, at now: Date) throws(LucidPalError) {
        let pinnedAt = timeOfPin(at: now)
        try update(id: id, at: now) { $0.pinnedAt = pinnedAt }
    }

    /// The time to store for a pin: now, or just after the last pin if the clock shows an earlier time.
    ///
    /// So the times are in the order of pinning, also after the clock was set back.
    private func timeOfPin(at now: Date) -> Date {
        guard let last = notes.compactMap(\.pinnedAt).max() else { return now }
        return max(now, Date(timeIntervalSinceReferenceDate: last.timeIntervalSinceReferenceDate.nextUp))
    }

    /// Changes a note.
    ///
    /// - Parameters:
    ///   - id: The note's identifier.
    ///   - now: The time of the change, stored as `updatedAt`.
    ///   - change: Changes the title, text or pin; a change of the identifier is ignored.
    /// - Returns: The changed note.
    /// - Throws: `LucidPalError` with code `notFound` or `badName`; the book is then unchanged.
    @discardableResult
    package mutating func update(
        id: String,
        at now: Date,
        _ change: (inout Note) -> Void
    ) throws(LucidPalError) -> Note {
        guard let position = notes.firstIndex(where: { $0.id == id }) else { throw Self.missing(id) }
        var note = notes[position]
        change(&note)
        note.id = id
        note.updatedAt = now
        notes[position] = try Self.checked(note)
        return notes[position]
    }

    /// Removes a note.
    ///
    /// - Throws: `LucidPalError` with code `notFound`.
    package mutating func delete(id: String) throws(LucidPalError) {
        guard let position = notes.firstIndex(where: { $0.id == id }) else { throw Self.missing(id) }
        notes.remove(at: position)
    }

    private static func missing(_ id: String) -> LucidPalError {
        LucidPalError(.notFound, "There is no note \(DisplayName.shown(id)); see: lucidpal note list")
    }

    private static func checked(_ note: Note) throws(LucidPalError) -> Note {
        var note = note
        note.title = try DisplayName.stored(note.title, of: "note")
        guard (note.body ?? "").count <= Note.maximumBody else {
            throw LucidPalError(.badName, "The note's text has more than \(Note.maximumBody) characters. Shorten it.")
        }
        return note
    }
}
