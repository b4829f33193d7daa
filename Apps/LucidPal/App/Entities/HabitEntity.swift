package import LucidPalModel
package import VitrineWidgets

/// A habit as a parameter of an intent.
package struct HabitEntity: AppEntity {
    /// The habit's identifier.
    package let id: String
    private let name: String

    /// Makes an entity.
    package init(_ habit: Habit) {
        id = habit.id
        name = DisplayName.shown(habit.name)
    }

    /// The type's name.
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
    /// The habits on disk.
    package static let defaultQuery = HabitQuery()

    /// The habit's name.
    package var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

/// Finds habits on disk.
package struct HabitQuery: EntityQuery {
    /// Makes a query.
    package init() {}

    /// The habits with the identifiers given, archived ones too.
    package func entities(for identifiers: [String]) async throws -> [HabitEntity] {
        let services = try Services()
        return try services.habits.load(until: services.moment.today).book.habits
            .filter { identifiers.contains($0.id) }.map(HabitEntity.init)
    }

    /// The active habits.
    package func suggestedEntities() async throws -> [HabitEntity] {
        let services = try Services()
        return try services.habits.load(until: services.moment.today).book.active.map(HabitEntity.init)
    }
}
