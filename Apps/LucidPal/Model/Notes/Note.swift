#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Something written down.
package struct Note: Codable, Hashable, Sendable, Identifiable {
    /// The most notes that are kept.
    package static let maximumCount = 500
    /// The longest text below the title, in characters.
    package static let maximumBody = 100_000

    /// The identifier, unique among all notes; never shown.
    package var id: String
    /// The title; see `DisplayName` for its bounds.
    package var title: String
    /// The text below the title; nil if there is none.
    package var body: String?
    /// When it was pinned; nil while it is not.
    package var pinnedAt: Date?
    /// When it was made.
    package var createdAt: Date
    /// When it was last changed.
    package var updatedAt: Date

    /// Makes a note without checking it; `NoteBook` checks what is saved.
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

    /// Whether it is pinned.
    package var isPinned: Bool { pinnedAt != nil }
}
