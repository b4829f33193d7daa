public import Foundation
public import WidgetArchive

/// Archives written by hand that together have every kind of content and effect.
public enum Gallery {
    /// The moment at which the gallery's live texts are looked at: 3 June 2026, 07:41:00 UTC.
    public static let now = Date(timeIntervalSince1970: 1_780_472_460)

    /// One archive with a name.
    public struct Piece: Sendable, CustomStringConvertible {
        /// The name.
        public let name: String
        /// The archive.
        public let archive: EntryArchive

        /// Makes a piece.
        public init(name: String, archive: EntryArchive) {
            self.name = name
            self.archive = archive
        }

        /// The name.
        public var description: String { name }
    }

    /// All pieces.
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
