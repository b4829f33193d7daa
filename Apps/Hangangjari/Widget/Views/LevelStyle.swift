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
        switch level {
        case .available: LevelStyle(word: level.crowdWord, color: .green)
        case .normal: LevelStyle(word: level.crowdWord, color: .teal)
        case .crowded: LevelStyle(word: level.crowdWord, color: .orange)
        case .full: LevelStyle(word: level.crowdWord, color: .red)
        case .unknown: LevelStyle(word: level.crowdWord, color: Palette.unknown)
        }
    }

    /// Returns the style of a dust grade.
    package static func dust(_ grade: DustSection.Grade) -> LevelStyle {
        switch grade {
        case .good: LevelStyle(word: grade.word, color: .blue)
        case .normal: LevelStyle(word: grade.word, color: .green)
        case .bad: LevelStyle(word: grade.word, color: .orange)
        case .veryBad: LevelStyle(word: grade.word, color: .red)
        case .unknown: LevelStyle(word: grade.word, color: Palette.unknown)
        }
    }
}
