#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Something that a person wants to do again and again.
package struct Habit: Codable, Hashable, Sendable, Identifiable {
    /// The most habits that are active, that is not archived, at a time.
    package static let maximumActive = 100

    /// What an entry's value counts.
    package enum Unit: String, Codable, Hashable, Sendable, CaseIterable {
        /// Done or not: done from a value of 1 on.
        case boolean
        /// Pieces, such as glasses of water.
        case count
        /// Minutes.
        case duration
    }

    /// How often it is meant to be done.
    package enum Frequency: String, Codable, Hashable, Sendable, CaseIterable {
        /// Every day; its streak counts days.
        case daily
        /// Every week, from Monday to Sunday; its streak counts weeks.
        case weekly
    }

    /// The identifier, unique among all habits; never shown.
    package var id: String
    /// The name that people read; see `DisplayName` for its bounds.
    package var name: String
    /// What an entry's value counts.
    package var unit: Unit
    /// The value from which a day is done, in the unit; 1 for `boolean`.
    package var target: Double
    /// How often it is meant to be done.
    package var frequency: Frequency
    /// When it was made.
    package var createdAt: Date
    /// When it was archived; nil while it is active.
    package var archivedAt: Date?
    /// The colour it is shown in.
    package var color: HabitColor
    /// The SF Symbols name it is shown with.
    package var symbol: String

    /// Makes a habit without checking it; `HabitBook` checks what is saved.
    package init(
        id: String,
        name: String,
        unit: Unit = .boolean,
        target: Double = 1,
        frequency: Frequency = .daily,
        createdAt: Date,
        archivedAt: Date? = nil,
        color: HabitColor = .indigo,
        symbol: String = "checkmark"
    ) {
        self.id = id
        self.name = name
        self.unit = unit
        self.target = target
        self.frequency = frequency
        self.createdAt = createdAt
        self.archivedAt = archivedAt
        self.color = color
        self.symbol = symbol
    }

    /// Whether it is not archived.
    package var isActive: Bool { archivedAt == nil }

    /// Whether a value is enough for a day: at least 1 for `boolean`, at least the target for the others.
    package func isDone(by value: Double) -> Bool {
        unit == .boolean ? value >= 1 : value >= target
    }
}

extension Habit {
    /// Reads a habit; what later versions added has a default, so that older files stay readable.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(String.self, forKey: .id),
            name: try container.decode(String.self, forKey: .name),
            unit: try container.decodeIfPresent(Unit.self, forKey: .unit) ?? .boolean,
            target: try container.decodeIfPresent(Double.self, forKey: .target) ?? 1,
            frequency: try container.decodeIfPresent(Frequency.self, forKey: .frequency) ?? .daily,
            createdAt: try container.decode(Date.self, forKey: .createdAt),
            archivedAt: try container.decodeIfPresent(Date.self, forKey: .archivedAt),
            color: try container.decodeIfPresent(HabitColor.self, forKey: .color) ?? .indigo,
            symbol: try container.decodeIfPresent(String.self, forKey: .symbol) ?? "checkmark"
        )
    }
}

/// The colours that a habit can have, by the system's names.
package enum HabitColor: String, Codable, Hashable, Sendable, CaseIterable {
    case red
    case orange
    case yellow
    case green
    case teal
    case blue
    case indigo
    case pink
}
