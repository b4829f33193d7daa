import BeeBloomActions
package import BeeBloomModel
package import VitrineWidgets

/// A group as a parameter of an intent.
package struct GroupEntity: AppEntity {
    /// The group's row id.
    package let id: String
    private let title: String

    /// Makes an entity.
    package init(_ group: HabitGroup) {
        id = group.id
        title = DisplayTitle.shown(group.title)
    }

    /// The type's name.
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Group"
    /// The groups of the store.
    package static let defaultQuery = GroupQuery()

    /// The group's title.
    package var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

/// Finds groups in the store.
package struct GroupQuery: EntityQuery {
    /// Makes a query.
    package init() {}

    /// The groups with the identifiers given.
    package func entities(for identifiers: [String]) async throws -> [GroupEntity] {
        try Services().board().groups.filter { identifiers.contains($0.id) }.map(GroupEntity.init)
    }

    /// All groups in their order.
    package func suggestedEntities() async throws -> [GroupEntity] {
        try Services().board().groups.map(GroupEntity.init)
    }
}
