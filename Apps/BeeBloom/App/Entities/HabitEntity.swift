import BeeBloomActions
package import BeeBloomModel
package import VitrineWidgets

/// A habit as a parameter of an intent.
package struct HabitEntity: AppEntity {
    /// The habit's row id.
    package let id: String
    private let title: String

    /// Makes an entity.
    package init(_ habit: Habit) {
        id = habit.id
        title = DisplayTitle.shown(habit.title)
    }

    /// The type's name.
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
    /// The habits of the store.
    package static let defaultQuery = HabitQuery()

    /// The habit's title.
    package var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

/// Finds habits in the store.
package struct HabitQuery: EntityQuery {
    /// Makes a query.
    package init() {}

    /// The habits with the identifiers given.
    package func entities(for identifiers: [String]) async throws -> [HabitEntity] {
        try Services().board().habits.filter { identifiers.contains($0.id) }.map(HabitEntity.init)
    }

    /// All habits that are not deleted, in the order of the Today screen.
    package func suggestedEntities() async throws -> [HabitEntity] {
        try Services().board().habits.map(HabitEntity.init)
    }
}

extension Services {
    /// The habits and groups with the checks of today.
    ///
    /// - Throws: `BeeBloomError` if the store cannot be read.
    package func board() throws(BeeBloomError) -> HabitBoard {
        try store.board(days: moment.today...moment.today)
    }
}
