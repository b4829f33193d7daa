import AppScreens
package import BeeBloomModel
package import VitrineWidgets

/// Creates a group.
package struct AddGroup: AppIntent {
    package static let title: LocalizedStringResource = "Add Group"
    package static let description: IntentDescription? = "Creates a group of habits at the end of the list."

    @Parameter(title: "Title") var groupTitle: String
    @Parameter(title: "Colour", default: "#F2A93B") var color: String

    package init() {}

    package func perform() async throws -> some IntentResult {
        let services = try Services()
        let draft = HabitGroupDraft(title: groupTitle, color: color)
        try services.createStoreIfMissing()
        try services.store.addGroup(draft, id: services.newIdentifier(), at: services.moment)
        BeeBloomApp.session.update { $0.screen = .habits }
        return .result()
    }
}

/// Changes a group; empty parameters keep the stored values.
package struct EditGroup: AppIntent {
    package static let title: LocalizedStringResource = "Edit Group"
    package static let description: IntentDescription? = "Changes a group; empty fields keep their values."

    @Parameter(title: "Group") var group: GroupEntity
    @Parameter(title: "New title") var groupTitle: String?
    @Parameter(title: "New colour") var color: String?

    package init() {}

    package func perform() async throws -> some IntentResult {
        try Services.change { services in
            try services.store.editGroup(group.id) { draft in
                if let groupTitle, !groupTitle.isEmpty { draft.title = groupTitle }
                if let color, !color.isEmpty { draft.color = color }
            }
        }
    }
}

/// Moves a group within the list of groups.
package struct MoveGroup: AppIntent {
    package static let title: LocalizedStringResource = "Move Group"
    package static let description: IntentDescription? = "Moves a group, with its habits, to a position."

    @Parameter(title: "Group") var group: GroupEntity
    @Parameter(title: "Position, from 1", default: 1) var place: Int

    package init() {}

    /// Creates an intent for a position counted from 0.
    package init(_ group: HabitGroup, to position: Int) {
        self.group = GroupEntity(group)
        place = position + 1
    }

    package func perform() async throws -> some IntentResult {
        try Services.change { try $0.store.moveGroup(group.id, to: place - 1) }
    }
}

/// Deletes a group; its habits stay, without a group.
package struct DeleteGroup: AppIntent {
    package static let title: LocalizedStringResource = "Delete Group"
    package static let description: IntentDescription? = "Deletes a group; its habits stay, without a group."

    @Parameter(title: "Group") var group: GroupEntity

    package init() {}

    package init(_ group: HabitGroup) {
        self.group = GroupEntity(group)
    }

    package func perform() async throws -> some IntentResult {
        try Services.change { try $0.store.deleteGroup(group.id) }
    }
}
