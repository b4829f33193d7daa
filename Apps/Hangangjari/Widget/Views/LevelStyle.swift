package import HangangjariAPI
package import VitrineUI

/// How a level is called and coloured: colour never stands alone.
package struct LevelStyle {
    /// The level in a word.
    package let word: String
    /// The level's colour.
    package let color: Color

    /// The style of a level of parking.
    package static func parking(_ level: Level) -> LevelStyle {
        switch level {
        case .available: LevelStyle(word: "Plenty of room", color: .green)
        case .normal: LevelStyle(word: "Room", color: .teal)
        case .crowded: LevelStyle(word: "Nearly full", color: .orange)
        case .full: LevelStyle(word: "Full", color: .red)
        case .unknown: LevelStyle(word: "No live count", color: Palette.unknown)
        }
    }

    /// The style of a level of people.
    package static func crowd(_ level: Level) -> LevelStyle {
        switch level {
        case .available: LevelStyle(word: "Quiet", color: .green)
        case .normal: LevelStyle(word: "Lively", color: .teal)
        case .crowded: LevelStyle(word: "Crowded", color: .orange)
        case .full: LevelStyle(word: "Packed", color: .red)
        case .unknown: LevelStyle(word: "Unknown", color: Palette.unknown)
        }
    }

    /// The style of a grade of dust.
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
