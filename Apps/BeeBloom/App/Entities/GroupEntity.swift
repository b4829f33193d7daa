package import BeeBloomModel
package import VitrineWidgets

/// A group as a parameter of an intent.
package struct GroupEntity: AppEntity {
    /// The group's row id.
    package let id: String
    private let title: String

    package init(_ group: HabitGroup) {
        id = group.id
        title = DisplayTitle.shown(group.title)
    }

    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Group"
    package static let defaultQuery = GroupQuery()

    package var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

/// Finds groups in the store.
package struct GroupQuery: EntityQuery {
    package init() {}

    package func entities(for identifiers: [String]) async throws -> [GroupEntity] {
        try Services().board().groups.filter { identifiers.contains($0.id) }.map(GroupEntity.init)
    }

    /// All groups in their order.
    package func suggestedEntities() async throws -> [GroupEntity] {
        try Services().board().groups.map(GroupEntity.init)
    }
}
