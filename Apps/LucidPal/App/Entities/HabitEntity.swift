package import LucidPalModel
package import VitrineWidgets

/// A habit as a parameter of an intent.
package struct HabitEntity: AppEntity {
    package let id: String
    private let name: String

    package init(_ habit: Habit) {
        id = habit.id
        name = DisplayName.shown(habit.name)
    }

    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
    package static let defaultQuery = HabitQuery()

    package var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

/// Finds habits on disk.
package struct HabitQuery: EntityQuery {
    package init() {}

    /// The habits with the given identifiers, archived ones included.
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

/// Offers the archived habits.
package struct ArchivedHabits: DynamicOptionsProvider {
    package init() {}

    package func results() async throws -> [HabitEntity] {
        let services = try Services()
        return try services.habits.load(until: services.moment.today).book.habits.filter { !$0.isActive }
            .map(HabitEntity.init)
    }
}
