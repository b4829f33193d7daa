package import BeeBloomModel
package import VitrineWidgets

/// A habit as a parameter of an intent.
package struct HabitEntity: AppEntity {
    /// The habit's row id.
    package let id: String
    private let title: String

    package init(_ habit: Habit) {
        id = habit.id
        title = DisplayTitle.shown(habit.title)
    }

    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
    package static let defaultQuery = HabitQuery()

    package var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

/// Finds habits in the store.
package struct HabitQuery: EntityQuery {
    package init() {}

    package func entities(for identifiers: [String]) async throws -> [HabitEntity] {
        try Services().board().habits.filter { identifiers.contains($0.id) }.map(HabitEntity.init)
    }

    /// All habits that are not deleted, in the order of the Today screen.
    package func suggestedEntities() async throws -> [HabitEntity] {
        try Services().board().habits.map(HabitEntity.init)
    }
}

extension Services {
    /// The habits and groups with today's checks.
    ///
    /// - Throws: `BeeBloomError` if the store is not readable.
    package func board() throws(BeeBloomError) -> HabitBoard {
        try store.board(days: moment.today...moment.today)
    }
}
