package import Vitrine

/// Something that a person wants to do regularly.
package struct Habit: Codable, Hashable, Sendable, Identifiable {
    /// The maximum number of active habits; archived ones do not count.
    package static let maximumActive = 100

    /// What an entry's value counts.
    package enum Unit: String, Codable, Hashable, Sendable, CaseIterable {
        /// Done or not; a value of 1 or more is done.
        case boolean
        /// A count, such as glasses of water.
        case count
        /// Minutes.
        case duration
    }

    /// How often the habit is due.
    package enum Frequency: String, Codable, Hashable, Sendable, CaseIterable {
        /// Every day; its streak counts days.
        case daily
        /// Every week, from Monday to Sunday; its streak counts weeks.
        case weekly
    }

    /// The identifier, unique among all habits; never shown.
    package var id: String
    /// The displayed name; `DisplayName` defines its bounds.
    package var name: String
    /// What an entry's value counts.
    package var unit: Unit
    /// The value at which a day is done, in the unit; 1 for `boolean`.
    package var target: Double
    /// How often the habit is due.
    package var frequency: Frequency
    package var createdAt: Date
    /// When the habit was archived; nil while it is active.
    package var archivedAt: Date?
    /// The display colour.
    package var color: HabitColor
    /// The SF Symbols name of its symbol.
    package var symbol: String

    /// Creates a habit without validation; `HabitBook` validates what is saved.
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

    package var isActive: Bool { archivedAt == nil }

    /// Whether a value completes a day: at least 1 for `boolean`, otherwise at least the target.
    package func isDone(by value: Double) -> Bool {
        unit == .boolean ? value >= 1 : value >= target
    }
}

extension Habit {
    /// Reads a habit; fields added by later versions have defaults, so that older files stay readable.
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

/// The colours that a habit can have, named like the system's colours.
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
