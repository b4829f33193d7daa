package import Vitrine

/// A note with a title and an optional text.
package struct Note: Codable, Hashable, Sendable, Identifiable {
    /// The maximum number of stored notes.
    package static let maximumCount = 500
    /// The maximum length of the text below the title, in characters.
    package static let maximumBody = 100_000

    /// The identifier, unique among all notes; never shown.
    package var id: String
    /// The title; `DisplayName` defines its bounds.
    package var title: String
    /// The text below the title; nil if there is none.
    package var body: String?
    /// When the note was pinned, later than every pin before; nil if it is not pinned.
    package var pinnedAt: Date?
    package var createdAt: Date
    /// When the note was last changed.
    package var updatedAt: Date

    /// Creates a note without validation; `NoteBook` validates what is saved.
    package init(
        id: String,
        title: String,
        body: String? = nil,
        pinnedAt: Date? = nil,
        createdAt: Date,
        updatedAt: Date? = nil
    ) {
        self.id = id
        self.title = title
        self.body = body
        self.pinnedAt = pinnedAt
        self.createdAt = createdAt
        self.updatedAt = updatedAt ?? createdAt
    }

    package var isPinned: Bool { pinnedAt != nil }
}
