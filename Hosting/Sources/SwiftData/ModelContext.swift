/// A place for models.
///
/// There is no store: every request is answered with no models, and saving does nothing.
public final class ModelContext: @unchecked Sendable {
    public let container: ModelContainer
    public var autosaveEnabled = true
    public var hasChanges: Bool { false }

    public init(_ container: ModelContainer) {
        self.container = container
    }

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { [] }
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { 0 }
    public func insert<T: PersistentModel>(_ model: T) {}
    public func delete<T: PersistentModel>(_ model: T) {}
    public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil) throws {}
    public func enumerate<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, block: (T) throws -> Void) throws {}
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    { [] }

    /// The object of an identifier; there is no store in which it could be found.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? { nil }
    public func save() throws {}
    public func rollback() {}
    public func transaction(block: () throws -> Void) throws { try block() }
}

/// A request for models.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

/// The models of a request in a view: none.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
    public init() {}
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {}
    public init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation? = nil) {}

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward,
        animation: Animation? = nil
    ) {}

    public var wrappedValue: [Element] { [] }
}

extension EnvironmentValues {
    /// The context of a view.
    public var modelContext: ModelContext {
        get { self[ContextKey.self] ?? ModelContext(emptyContainer) }
        set { self[ContextKey.self] = newValue }
    }

    private struct ContextKey: EnvironmentKey {
        static var defaultValue: ModelContext? { nil }
    }
}

/// Stands for the container that a view was not given.
private var emptyContainer: ModelContainer { ModelContainer() }

extension View {
    /// Gives a view a container of models.
    public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, ModelContext(container))
    }

    /// Gives a view a container for a model.
    public nonisolated func modelContainer(for type: any PersistentModel.Type, inMemory: Bool = false) -> some View {
        self
    }

    /// Gives a view a container for models.
    public nonisolated func modelContainer(for types: [any PersistentModel.Type], inMemory: Bool = false) -> some View {
        self
    }
}
