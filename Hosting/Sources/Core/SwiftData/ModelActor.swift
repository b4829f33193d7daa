/// An actor with a context of its own.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}

/// Runs the work of a model actor.
public protocol ModelExecutor: Sendable {
    var modelContext: ModelContext { get }
}

/// The executor that the macro `@ModelActor` makes; the work runs on the actor itself.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
    // Only its actor uses the context.
    public let modelContext: ModelContext

    public init(modelContext: ModelContext) {
        self.modelContext = modelContext
    }
}

extension ModelActor {
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The object of an identifier, if it was inserted.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as: T.Type) -> T? {
        modelContext.registeredModel(for: id)
    }
}
