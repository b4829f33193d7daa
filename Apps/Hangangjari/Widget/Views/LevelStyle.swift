package import HangangjariAPI
package import VitrineUI

/// The word and the colour of a level; the colour never appears without the word.
package struct LevelStyle {
    package let word: String
    package let color: Color

    /// Returns the style of a parking level.
    package static func parking(_ level: Level) -> LevelStyle {
        switch level {
        case .available: LevelStyle(word: "Plenty of room", color: .green)
        case .normal: LevelStyle(word: "Room", color: .teal)
        case .crowded: LevelStyle(word: "Nearly full", color: .orange)
        case .full: LevelStyle(word: "Full", color: .red)
        case .unknown: LevelStyle(word: "No live count", color: Palette.unknown)
        }
    }

    /// Returns the style of a crowd level.
    package static func crowd(_ level: Level) -> LevelStyle {
        switch level {
        case .available: LevelStyle(word: "Quiet", color: .green)
        case .normal: LevelStyle(word: "Lively", color: .teal)
        case .crowded: LevelStyle(word: "Crowded", color: .orange)
        case .full: LevelStyle(word: "Packed", color: .red)
        case .unknown: LevelStyle(word: "Unknown", color: Palette.unknown)
        }
    }

    /// Returns the style of a dust grade.
    package static func dust(_ grade: DustSection.Grade) -> LevelStyle {
        switch grade {
        case .good: LevelStyle(word: "Good", color: .blue)
        case .normal: LevelStyle(word: "Moderate", color: .green)
        case .bad: LevelStyle(word: "Bad", color: .orange)
        case .veryBad: LevelStyle(word: "Very bad", color: .red)
        case .unknown: LevelStyle(word: "Unknown", color: Palette.unknown)
        }
    }
}
