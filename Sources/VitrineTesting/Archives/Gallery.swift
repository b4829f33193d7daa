public import Foundation
public import WidgetArchive

/// Handwritten archives that together contain every kind of content and effect.
public enum Gallery {
    /// The moment for the gallery's live texts: 3 June 2026, 07:41:00 UTC.
    public static let now = Date(timeIntervalSince1970: 1_780_472_460)

    /// An archive with a name.
    public struct Piece: Sendable, CustomStringConvertible {
        /// The name, which tests use for their expected files.
        public let name: String
        /// The archive itself.
        public let archive: EntryArchive

        /// Creates a piece, such as one of a test's own.
        public init(name: String, archive: EntryArchive) {
            self.name = name
            self.archive = archive
        }

        public var description: String { name }
    }

    /// All pieces, in the order in which a page shows them.
    public static let pieces: [Piece] = [
        Piece(name: "habits", archive: habits),
        Piece(name: "texts", archive: texts),
        Piece(name: "live texts", archive: liveTexts),
        Piece(name: "shapes", archive: shapes),
        Piece(name: "paints", archive: paints),
        Piece(name: "gauges", archive: gauges),
        Piece(name: "pictures", archive: pictures),
        Piece(name: "symbols", archive: symbols),
        Piece(name: "effects", archive: effects),
        Piece(name: "controls", archive: controls),
        Piece(name: "scripts", archive: scripts),
        Piece(name: "placeholder", archive: placeholder),
        Piece(name: "private", archive: privacy),
    ]
}
