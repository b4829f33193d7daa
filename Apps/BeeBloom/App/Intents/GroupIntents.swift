package import BeeBloomModel
package import VitrineWidgets

/// Makes a group.
package struct AddGroup: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Add Group"
    /// What it does.
    package static let description: IntentDescription? = "Makes a new group of habits, as the last one."

    @Parameter(title: "Title") var groupTitle: String
    @Parameter(title: "Colour", default: "#F2A93B") var color: String

    /// Makes an intent without values.
    package init() {}

    /// Stores the group.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        let draft = HabitGroupDraft(title: groupTitle, color: color)
        try services.createStoreIfMissing()
        try services.store.addGroup(draft, id: services.newIdentifier(), at: services.moment)
        AppSession.shared.update { $0.tab = .habits }
        return .result()
    }
}

/// Changes a group; what is left empty stays.
package struct EditGroup: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Edit Group"
    /// What it does.
    package static let description: IntentDescription? = "Changes a group; what is left empty stays as it is."

    @Parameter(title: "Group") var group: GroupEntity
    @Parameter(title: "New title") var groupTitle: String?
    @Parameter(title: "New colour") var color: String?

    /// Makes an intent without values.
    package init() {}

    /// Stores the change, and asks for new widgets.
    package func perform() async throws -> some IntentResult {
        try Services().store
            .editGroup(group.id) { draft in
                if let groupTitle, !groupTitle.isEmpty { draft.title = groupTitle }
                if let color, !color.isEmpty { draft.color = color }
            }
        Services.reloadWidgets()
        return .result()
    }
}

/// Moves a group among the groups.
package struct MoveGroup: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Move Group"
    /// What it does.
    package static let description: IntentDescription? = "Puts a group, with its habits, at a place among the groups."

    @Parameter(title: "Group") var group: GroupEntity
    @Parameter(title: "Place, from 1 on", default: 1) var place: Int

    /// Makes an intent without values.
    package init() {}

    /// Makes an intent for a position that counts from 0 on.
    package init(_ group: HabitGroup, to position: Int) {
        self.group = GroupEntity(group)
        place = position + 1
    }

    /// Moves, and asks for new widgets.
    package func perform() async throws -> some IntentResult {
        try Services().store.moveGroup(group.id, to: place - 1)
        Services.reloadWidgets()
        return .result()
    }
}

/// Deletes a group; its habits stay, without one.
package struct DeleteGroup: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Delete Group"
    /// What it does.
    package static let description: IntentDescription? = "Deletes a group; its habits stay, without a group."

    @Parameter(title: "Group") var group: GroupEntity

    /// Makes an intent without values.
    package init() {}

    /// Makes an intent for a group.
    package init(_ group: HabitGroup) {
        self.group = GroupEntity(group)
    }

    /// Deletes, and asks for new widgets.
    package func perform() async throws -> some IntentResult {
        try Services().store.deleteGroup(group.id)
        Services.reloadWidgets()
        return .result()
    }
}
