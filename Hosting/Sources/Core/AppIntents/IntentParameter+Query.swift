extension IntentParameter where Value.UnwrappedType: AppEntity {
    /// Creates a parameter whose entities a query finds; here that is always the entity's own query.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        query: Query
    ) where Query.Entity == Value.UnwrappedType {
        self.init(title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
    }
}
