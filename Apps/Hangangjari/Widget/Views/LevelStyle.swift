package import HangangjariAPI
import HangangjariModel
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
        let color: Color =
            switch level {
            case .available: .green
            case .normal: .teal
            case .crowded: .orange
            case .full: .red
            case .unknown: Palette.unknown
            }
        return LevelStyle(word: level.crowdWord, color: color)
    }

    /// Returns the style of a dust grade.
    package static func dust(_ grade: DustSection.Grade) -> LevelStyle {
        let color: Color =
            switch grade {
            case .good: .blue
            case .normal: .green
            case .bad: .orange
            case .veryBad: .red
            case .unknown: Palette.unknown
            }
        return LevelStyle(word: grade.word, color: color)
    }
}
