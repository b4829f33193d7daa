extension EnvironmentValues {
    /// The context of a view.
    public var modelContext: ModelContext {
        get { self[ContextKey.self] ?? emptyContext }
        set { self[ContextKey.self] = newValue }
    }

    private struct ContextKey: EnvironmentKey {
        static var defaultValue: ModelContext? { nil }
    }
}

/// Stands for the context that a view was not given.
private let emptyContext = ModelContext(ModelContainer())

extension View {
    /// Gives a view a context.
    public nonisolated func modelContext(_ context: ModelContext) -> some View {
        environment(\.modelContext, context)
    }

    /// Gives a view a container of models.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, ModelContext(container))
    }

    /// Gives a view a container for a model.
    public nonisolated func modelContainer(
        for type: any PersistentModel.Type,
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modelContainer(for: [type], onSetup: onSetup) }

    /// Gives a view a container for models.
    public nonisolated func modelContainer(
        for types: [any PersistentModel.Type],
        inMemory: Bool = false,
        isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        let result = Result { try ModelContainer(for: Schema(types)) }
        onSetup(result)
        return transformEnvironment(\.modelContext) { context in
            if case .success(let container) = result { context = ModelContext(container) }
        }
    }
}
